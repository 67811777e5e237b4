import { afterEach, expect, test, vi } from 'vitest'
import { localState } from '../offline/local-state.ts'
import { noteServerTime } from '../time/server-clock.ts'
import { keepVoice, lastSaid, sendVoices, takeVoiceBack } from './voice-outbox.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  localState.voices.write([])
})

const full = { error: { code: 'storage_full', message: 'The disk is full.' } }

test('what she takes back is told to the server, which may have it although no answer came, until it knows', async () => {
  noteServerTime(new Date().toISOString(), Date.now())
  const calls: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    calls.push(url.replace(/\?.*/, ''))
    if (calls.length === 1) throw new TypeError('the connection was lost')
    return Response.json(full, { status: 507 })
  })
  const { press } = await keepVoice(new Blob(['sound']), { deliveryId: null, name: null })
  await vi.waitUntil(() => calls.length === 1)
  takeVoiceBack(press)
  await vi.waitUntil(async () => {
    await sendVoices()
    return calls.length >= 3
  })
  expect(calls.slice(0, 3)).toEqual([
    '/api/screen/voices',
    '/api/screen/voices/taken-back',
    '/api/screen/voices/taken-back',
  ])
  vi.stubGlobal('fetch', async () => Response.json({ press }))
  await vi.waitUntil(async () => {
    await sendVoices()
    return localState.voices.read()?.length === 0
  })
})

test('what she has said last is offered to be taken back beside what she answered by it, and nowhere else', async () => {
  noteServerTime(new Date().toISOString(), Date.now())
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('no connection')
  })
  const [deliveryId, other] = [crypto.randomUUID(), crypto.randomUUID()]
  const { press } = await keepVoice(new Blob(['sound']), { deliveryId, name: 'Anna' })
  expect(lastSaid(deliveryId)).toMatchObject({ press, name: 'Anna' })
  expect(lastSaid(other)).toBeNull()
  expect(lastSaid(null)).toBeNull()
  takeVoiceBack(press)
  expect(lastSaid(deliveryId)).toBeNull()
})
