import { expect, test } from 'vitest'
import { readConfig } from '../../platform/config.ts'
import { findService } from './push-services.ts'

const own = 'http://127.0.0.1:4080'

test.each([
  ['https://fcm.googleapis.com/fcm/send/abc:APA91b', 'Google'],
  ['https://jmt17.google.com/fcm/send/abc', 'Google'],
  ['https://updates.push.services.mozilla.com/wpush/v2/gAAAAA', 'Mozilla'],
  ['https://web.push.apple.com/QGuQyavXutnMH', 'Apple'],
  ['https://wns2-par02p.notify.windows.com/w/?token=BQYAAAC%2fQ', 'Microsoft'],
  ['https://FCM.GoogleAPIs.com:443/fcm/send/abc', 'Google'],
  [`${own}/push/abc`, '127.0.0.1:4080'],
])('%s belongs to %s', (endpoint, name) => {
  expect(findService(new URL(endpoint), { pushServices: [own] })?.name).toBe(name)
})

test.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/fcm/send/abc',
  'https://anna:secret@fcm.googleapis.com/fcm/send/abc',
  'https://anna@fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com./fcm/send/abc',
  'https://fcm.googleapis.com.evil.example/x',
  'https://evilfcm.googleapis.com/x',
  'https://fcm.googleapis.com@evil.example/x',
  'https://evilnotify.windows.com/x',
  'https://notify.windows.com/x',
  'https://push.apple.com.evil.example/x',
  'https://storage.googleapis.com/x',
  'https://localhost/x',
  'https://127.0.0.1/x',
  'https://2130706433/x',
  'https://0x7f.1/x',
  'https://[::1]/x',
  'https://[::ffff:127.0.0.1]/x',
  'https://169.254.169.254/latest/meta-data',
  'https://10.0.0.1/x',
  'file:///etc/passwd',
  'ftp://fcm.googleapis.com/x',
  'http://127.0.0.1:4081/push/abc',
  'https://127.0.0.1:4080/push/abc',
  'http://anna@127.0.0.1:4080/push/abc',
  'http://localhost:4080/push/abc',
])('nothing is sent to %s', (endpoint) => {
  expect(findService(new URL(endpoint), { pushServices: [own] })).toBeNull()
})

test('PUSH_SERVICES takes origins, and says what is wrong with others', () => {
  const read = (PUSH_SERVICES: string) => readConfig({ PUSH_SERVICES }).pushServices
  expect(read('')).toEqual([])
  expect(read('https://push.example.org, http://127.0.0.1:4080/')).toEqual([
    'https://push.example.org',
    'http://127.0.0.1:4080',
  ])
  for (const wrong of [
    'push.example.org',
    'https://push.example.org/path',
    'ftp://x',
    'https://a@push.example',
  ])
    expect(() => read(wrong)).toThrow('PUSH_SERVICES')
})
