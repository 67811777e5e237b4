import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { RoomAnswer } from '#contract/delivery/answers.ts'
import { minutes, toIso } from '../platform/clock.ts'
import { besideServer } from '../testing/beside-server.ts'
import { type Browser, openBrowser } from '../testing/browser.ts'
import {
  createFamilyApp,
  givenMember,
  givenOthers,
  givenScreen,
  givenSentPhoto,
  keepInMemory,
} from '../testing/given/given.ts'
import { givenHerVoice, givenSound, givenVoice } from '../testing/given/given-voice.ts'
import type { TestApp } from '../testing/test-app.ts'

/** Ben has sent a picture to Rose, who may answer by voice. */
async function givenRose(environment: Record<string, string> = {}) {
  const given = await createFamilyApp(environment)
  const { app, family, anna, path } = given
  await anna.patch(path, { lovedOneName: 'Rose' })
  await anna.patch(`${path}/room`, { herVoice: true })
  const ben = await givenMember(app, family, 'Ben', 'member')
  const screen = await givenScreen(app, family)
  const sent = await givenSentPhoto(ben, path, 'The porch')
  return { ...given, ben, screen, deliveryId: sent.id }
}

test('a press that two servers take keeps its file, also where one of them fails', async () => {
  const { app, anna, path, screen } = await givenRose()
  const other = openBrowser({ url: (await besideServer(app)).url })
  for (const [name, value] of screen.cookies) other.cookies.set(name, value)
  const { promise: held, resolve: goOn } = Promise.withResolvers<void>()
  const put = app.storage.put.bind(app.storage)
  let puts = 0
  app.storage.put = async (key, bytes) => {
    const count = ++puts
    if (count === 2) throw new Error('The storage has failed.')
    await put(key, bytes)
    if (count === 1) await held
  }
  const first = givenHerVoice(screen, { press: 'a:1' })
  await expect.poll(() => filesOf(app)).toHaveLength(1)
  expect((await givenHerVoice(other, { press: 'a:1' }))?.status).toBe(500)
  goOn()
  expect((await first)?.status).toBe(200)
  const [answer] = await answersOf(anna, path)
  expect((await anna.get(`${path}/voices/${answer?.voice?.id}/sound`)).status).toBe(200)
  expect(filesOf(app)).toHaveLength(1)
})

async function answersOf(person: Browser, path: string): Promise<RoomAnswer[]> {
  return (await person.get(`${path}/answers`)).body.answers
}

function filesOf(app: TestApp): string[] {
  const files = readdirSync(join(app.config.dataDir, 'files'), { recursive: true }).map(String)
  return files.filter((name) => name.endsWith('voice.mp3'))
}

test('what she says reaches who sent what she answers: as an answer, in the bell, in the activity, and to be played', async () => {
  const { app, anna, ben, path, screen, deliveryId } = await givenRose()
  const sent = await givenHerVoice(screen, { press: 'a:1', deliveryId, sound: givenSound(20) })
  expect([sent?.status, sent?.body]).toEqual([200, { press: 'a:1' }])
  const [answer] = await answersOf(ben, path)
  expect(answer).toMatchObject({
    kind: 'voice',
    text: null,
    voice: { duration: 20_010 },
    to: { id: ben.user.id },
    subject: { kind: 'photo', title: 'The porch' },
    isNew: true,
  })
  const sound = await ben.get(`${path}/voices/${answer?.voice?.id}/sound`, { range: 'bytes=0-1' })
  expect([sound.status, sound.bytes.length]).toEqual([206, 2])
  await app.runDueAfter(minutes(6))
  const bellOf = async (person: Browser) =>
    (await person.get('/api/notices')).body.map(({ sentence }: { sentence: string }) => sentence)
  expect(await bellOf(ben)).toContain('Rose has said something')
  const [notice] = (await ben.get('/api/notices')).body
  expect(notice.voice).toEqual({ seconds: 20 })
  expect(notice.path).toMatch(/^\/(\?|$)/)
  expect(await bellOf(anna)).not.toContain('Rose has said something')
  const [activity] = (await anna.get(`${path}/activity`)).body
  expect(activity).toMatchObject({
    action: 'voice_received',
    subject: { kind: 'voice', id: answer?.voice?.id, seconds: 20 },
  })
  // What the family has recorded is a list of its own.
  const own = await givenVoice(anna, path)
  expect((await anna.get(`${path}/voices`)).body).toEqual([own])
  await ben.post(`${path}/answers/seen`, { answerId: answer?.id })
  expect(await answersOf(ben, path)).toMatchObject([{ isNew: false }])
})

test('what answers nothing, or what has left the screen, is for the whole family', async () => {
  const { app, anna, ben, path, screen, deliveryId } = await givenRose()
  await givenHerVoice(screen, { press: 'a:1' })
  await ben.delete(`${path}/deliveries/${deliveryId}`)
  const sent = await givenHerVoice(screen, { press: 'a:2', deliveryId })
  expect(sent?.status).toBe(200)
  expect((await answersOf(anna, path)).map(({ to }) => to?.id ?? null)).toEqual([ben.user.id, null])
  await app.runDueAfter(minutes(6))
  expect((await anna.get('/api/notices')).body[0].sentence).toContain('said something')
})

test('the same press is one answer, also at once; another is another', async () => {
  const { app, anna, path, screen, deliveryId } = await givenRose()
  const press = 'a:1'
  const sent = await Promise.all([1, 2, 3].map(() => givenHerVoice(screen, { press, deliveryId })))
  expect(sent.map((answer) => answer?.status)).toEqual([200, 200, 200])
  await givenHerVoice(screen, { press, deliveryId, sound: givenSound(4) })
  expect(await answersOf(anna, path)).toHaveLength(1)
  await givenHerVoice(screen, { press: 'a:2', deliveryId })
  expect(await answersOf(anna, path)).toHaveLength(2)
  expect(filesOf(app)).toHaveLength(2)
})

test('it counts from when she spoke, as far as that can be', async () => {
  const { app, anna, path, screen } = await givenRose()
  app.clock.advance(minutes(60))
  const spokenAt = toIso(app.clock.now() - minutes(30))
  await givenHerVoice(screen, { press: 'a:1', spokenAt })
  expect((await answersOf(anna, path))[0]?.at).toBe(spokenAt)
  expect(
    (await anna.get(`${path}/devices`)).body.some((device: object) =>
      JSON.stringify(device).includes(spokenAt),
    ),
  ).toBe(true)
})

test.each([
  ['nothing to hear', givenSound(0.2), 422],
  ['too long', givenSound(62), 422],
  ['no MP3', Buffer.from('ftypM4A something else'), 422],
  ['larger than any minute', Buffer.alloc(2_600_000), 413],
])('what is no voice is refused, and nothing stays: %s', async (_what, sound, status) => {
  const { app, anna, path, screen } = await givenRose()
  expect((await givenHerVoice(screen, { sound }))?.status).toBe(status)
  expect(filesOf(app)).toEqual([])
  expect(await answersOf(anna, path)).toEqual([])
})

test('it is off until the family switches it on; a full group, one in memory and a removed screen refuse', async () => {
  const { app, family, anna, path, screen, deliveryId } = await givenRose()
  expect((await screen.get('/api/screen')).body.herVoice).toBe('untried')
  await anna.patch(`${path}/room`, { herVoice: false })
  expect((await givenHerVoice(screen, { deliveryId }))?.status).toBe(409)
  expect((await screen.get('/api/screen')).body.herVoice).toBe(undefined)
  await anna.patch(`${path}/room`, { herVoice: true })
  app.config.budgets.groupBytes = 1000
  expect((await givenHerVoice(screen, { deliveryId }))?.status).toBe(507)
  app.config.budgets.groupBytes = Infinity
  await keepInMemory(anna, path)
  expect((await givenHerVoice(screen, { deliveryId }))?.status).toBe(409)
  expect(filesOf(app)).toEqual([])
  const { person } = await givenOthers(app)
  expect((await givenHerVoice(person))?.status).toBe(401)
  expect((await givenHerVoice(person, { sound: Buffer.alloc(2_600_000) }))?.status).toBe(401)
  expect(family).toBeDefined()
})

test('within ten minutes she takes it back: nobody reads of it, and its file goes', async () => {
  const { app, anna, ben, path, screen, deliveryId } = await givenRose()
  await givenHerVoice(screen, { press: 'a:1', deliveryId })
  const [answer] = await answersOf(ben, path)
  const takeBack = (press: string) => screen.post('/api/screen/voices/taken-back', { press })
  expect((await takeBack('a:1')).body).toEqual({ press: 'a:1' })
  expect((await takeBack('a:1')).status).toBe(200)
  expect(await answersOf(ben, path)).toEqual([])
  expect((await ben.get(`${path}/voices/${answer?.voice?.id}/sound`)).status).toBe(404)
  expect((await anna.post(`${path}/voices/${answer?.voice?.id}/restore`)).status).toBe(404)
  const actions = (await anna.get(`${path}/activity`)).body.map(({ action }: { action: string }) => action)
  expect(actions).not.toContain('voice_received')
  // The line is slow: it comes once more.
  expect((await givenHerVoice(screen, { press: 'a:1', deliveryId }))?.status).toBe(200)
  await app.runDueAfter(minutes(6))
  expect(await answersOf(ben, path)).toEqual([])
  expect(filesOf(app)).toEqual([])
  expect((await ben.get('/api/notices')).body).toEqual([])

  await givenHerVoice(screen, { press: 'a:2', deliveryId })
  app.clock.advance(minutes(10))
  await takeBack('a:2')
  expect(await answersOf(ben, path)).toHaveLength(1)
})

test('what she takes back before it has come, or after the family has deleted it, nobody hears', async () => {
  const { app, anna, path, screen, deliveryId } = await givenRose()
  const takeBack = (press: string) => screen.post('/api/screen/voices/taken-back', { press })
  await takeBack('a:1')
  expect((await givenHerVoice(screen, { press: 'a:1', deliveryId }))?.status).toBe(200)
  expect((await takeBack('a:1')).status).toBe(200)
  expect(await answersOf(anna, path)).toEqual([])
  expect(filesOf(app)).toEqual([])

  await givenHerVoice(screen, { press: 'a:2', deliveryId })
  const [answer] = await answersOf(anna, path)
  await anna.delete(`${path}/voices/${answer?.voice?.id}`)
  await takeBack('a:2')
  expect((await anna.post(`${path}/voices/${answer?.voice?.id}/restore`)).status).toBe(404)
  await app.runDueAfter(minutes(6))
  expect(filesOf(app)).toEqual([])
})

test('a sound that is taken back on another server while it is stored leaves no file', async () => {
  const { app, anna, path, screen } = await givenRose()
  const { put } = app.storage
  app.storage.put = async (key, body) => {
    await put(key, body)
    app.storage.put = put
    await screen.post('/api/screen/voices/taken-back', { press: 'a:1' })
  }
  expect((await givenHerVoice(screen, { press: 'a:1' }))?.status).toBe(200)
  expect(await answersOf(anna, path)).toEqual([])
  expect(filesOf(app)).toEqual([])
})

test('a caretaker deletes it and brings it back; others do not, and nobody else hears it', async () => {
  const { app, anna, ben, path, screen, deliveryId } = await givenRose()
  await givenHerVoice(screen, { deliveryId })
  const [answer] = await answersOf(anna, path)
  const at = `${path}/voices/${answer?.voice?.id}`
  expect((await ben.delete(at)).status).toBe(403)
  expect((await anna.delete(at)).status).toBe(200)
  expect(await answersOf(anna, path)).toEqual([])
  expect((await anna.post(`${at}/restore`)).status).toBe(200)
  expect(await answersOf(anna, path)).toHaveLength(1)
  const { person } = await givenOthers(app)
  expect((await person.get(`${at}/sound`)).status).toBe(404)
})

test('nobody sends it back to her, or plans that', async () => {
  const { anna, path, screen } = await givenRose()
  await givenHerVoice(screen)
  const [answer] = await answersOf(anna, path)
  const voiceId = answer?.voice?.id
  expect((await anna.post(`${path}/voices/${voiceId}/send`)).status).toBe(404)
  const scheduledFor = '2030-05-01T10:00:00.000Z'
  const planned = await anna.post(`${path}/schedule`, { voiceId, scheduledFor, isRecurring: false })
  expect(planned.status).toBe(404)
})

test('the microphone of a screen is tried in the room, and the family reads of it', async () => {
  const { anna, path, screen } = await givenRose()
  const tried = async (microphone: boolean) =>
    (await screen.post('/api/screen/settings', { microphone })).body.herVoice
  const told = async () => (await anna.get(`${path}/devices`)).body.map(isTried)
  const isTried = ({ microphoneTriedAt }: { microphoneTriedAt?: string }) => microphoneTriedAt !== undefined
  expect(await tried(true)).toBe('tried')
  expect(await told()).toContain(true)
  expect(await tried(false)).toBe('untried')
  expect(await told()).not.toContain(true)
})
