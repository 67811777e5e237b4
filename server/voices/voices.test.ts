import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { days, minutes } from '../platform/clock.ts'
import { createFamilyApp, givenMember, givenUpload } from '../testing/given/given.ts'
import { givenBucket } from '../testing/given/given-bucket.ts'
import { givenSound, givenVoice } from '../testing/given/given-voice.ts'
import { bucketEnvironment } from '../testing/others/bucket.ts'
import type { TestApp } from '../testing/test-app.ts'

test('a voice is measured, listed with who said it, and played', async () => {
  const { anna, path } = await createFamilyApp()
  const sound = Buffer.concat([Buffer.from('ID3\x04\0\0\0\0\0\x04Anna'), givenSound(20)])
  const voice = await givenVoice(anna, path, { words: ' Sleep well ', sound })
  expect(voice).toEqual({
    id: expect.any(String),
    words: 'Sleep well',
    duration: 20_010,
    photo: null,
    delivery: null,
    createdAt: expect.any(String),
    addedBy: { id: anna.user.id, name: 'Anna Hartley' },
  })
  expect((await anna.get(`${path}/voices`)).body).toEqual([voice])
  const played = await anna.get(`${path}/voices/${voice.id}/sound`)
  expect(played.status).toBe(200)
  expect(played.bytes.equals(givenSound(20))).toBe(true)
  expect(Object.fromEntries(played.headers)).toMatchObject({
    'content-type': 'audio/mpeg',
    'content-disposition': 'inline; filename="voice.mp3"',
    'accept-ranges': 'bytes',
    'x-content-type-options': 'nosniff',
  })
  expect(played.headers.get('cache-control')).toMatch(/^private/)
})

test('a player asks for parts of it', async () => {
  const { anna, path } = await createFamilyApp()
  const voice = await givenVoice(anna, path)
  const size = givenSound(2).length
  const part = (range: string) => anna.get(`${path}/voices/${voice.id}/sound`, { range })
  const first = await part('bytes=0-1')
  expect([first.status, first.headers.get('content-range')]).toEqual([206, `bytes 0-1/${size}`])
  expect(first.bytes).toEqual(givenSound(2).subarray(0, 2))
  const last = await part('bytes=-208')
  expect([last.status, last.bytes.length]).toEqual([206, 208])
  const behind = await part(`bytes=${size}-`)
  expect([behind.status, behind.headers.get('content-range')]).toEqual([416, `bytes */${size}`])
  // A browser that kept it would play nothing for a year.
  expect([behind.headers.get('cache-control'), behind.headers.get('etag')]).toEqual(['no-store', null])
})

test('its bytes come from the server, where pictures come from the bucket', async () => {
  const { anna, path } = await createFamilyApp({
    ...bucketEnvironment(await givenBucket()),
    PICTURES_FROM: 'bucket',
  })
  const { id } = await givenVoice(anna, path)
  const played = await anna.get(`${path}/voices/${id}/sound`, { accept: 'image/webp,*/*' })
  expect([played.status, played.bytes.length]).toEqual([200, givenSound(2).length])
})

test.each([
  [
    'no-mp3',
    Buffer.from('ftypM4A '),
    'This file is not a recording that every device can play. Please choose an MP3.',
  ],
  ['cut', givenSound(0.3), 'There is nothing to hear in this recording. Please record it again.'],
  ['long', givenSound(61), 'This recording is longer than a minute. Please record a shorter one.'],
  [
    'damaged',
    Buffer.concat([givenSound(1), Buffer.from('MZ and a program')]),
    'This recording is damaged: we cannot play all of it. Please record it again.',
  ],
])('what is no voice is refused in a sentence, and nothing is kept: %s', async (_what, bytes, message) => {
  const { app, anna, path } = await createFamilyApp()
  const objectPath = await givenUpload(anna, bytes)
  const refused = await anna.post(`${path}/voices`, { objectPath })
  expect([refused.status, refused.body.error.message]).toEqual([422, message])
  expect(filesOf(app)).toEqual([])
  expect((await anna.get(`${path}/activity`)).body.map(actionOf)).not.toContain('voice_added')
  // The upload is closed.
  expect((await anna.post(`${path}/voices`, { objectPath })).status).toBe(404)
})

test('many voices at once are read into memory two at a time', async () => {
  const { app, family, anna, path } = await createFamilyApp()
  const ben = await givenMember(app, family, 'Ben', 'member')
  const uploads = await Promise.all(
    [anna, ben].flatMap((person) =>
      [1, 2, 3].map(async () => ({ person, objectPath: await givenUpload(person, givenSound(2)) })),
    ),
  )
  const read = app.storage.read.bind(app.storage)
  let [inWorks, most] = [0, 0]
  const { promise: twoAreRead, resolve: goOn } = Promise.withResolvers<void>()
  app.storage.read = async (key) => {
    most = Math.max(most, ++inWorks)
    // A busy machine brings the second request late.
    if (most === 2) goOn()
    await twoAreRead
    await sleep(50)
    return read(key).finally(() => inWorks--)
  }
  const answers = await Promise.all(
    uploads.map(({ person, objectPath }) => person.post(`${path}/voices`, { objectPath })),
  )
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 201])
  expect(most).toBe(2)
})

test('voices take the room of their group, and a full one takes none', async () => {
  const { app, anna, path } = await createFamilyApp({ GROUP_QUOTA: '1MB', GROUP_PHOTOS: '0' })
  const minute = { sound: givenSound(60) }
  const first = await givenVoice(anna, path, minute)
  expect((await anna.get(`${path}/storage`)).body).toMatchObject({ bytes: minute.sound.length, photos: 0 })
  await givenVoice(anna, path, minute)
  const objectPath = await givenUpload(anna, minute.sound)
  const full = await anna.post(`${path}/voices`, { objectPath })
  expect([full.status, full.body.error.code]).toEqual([507, 'storage_full'])
  await anna.request('DELETE', `${path}/voices/${first.id}`)
  expect((await anna.post(`${path}/voices`, { objectPath })).status).toBe(507)
  app.clock.advance(days(1) + minutes(2))
  await app.runDue()
  await givenVoice(anna, path, minute)
})

test('voices of the primary caretaker’s other groups count, too', async () => {
  const { anna, path } = await createFamilyApp({ PERSON_QUOTA: '1MB' })
  for (let count = 0; count < 2; count++) await givenVoice(anna, path, { sound: givenSound(60) })
  const other = (await anna.post('/api/family-groups', { name: 'Another' })).body
  const objectPath = await givenUpload(anna, givenSound(60))
  const full = await anna.post(`/api/family-groups/${other.id}/voices`, { objectPath })
  expect([full.status, full.body.error.code]).toEqual([507, 'storage_full'])
})

function filesOf(app: TestApp): string[] {
  const files = readdirSync(join(app.config.dataDir, 'files'), { recursive: true }).map(String)
  return files.filter((name) => name.endsWith('voice.mp3'))
}

function actionOf({ action }: { action: string }): string {
  return action
}
