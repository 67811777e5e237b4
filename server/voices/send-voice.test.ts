import { expect, test } from 'vitest'
import type { ScreenItem } from '#contract/screen/screen-view.ts'
import { hours, minutes, toIso } from '../platform/clock.ts'
import type { Browser } from '../testing/browser.ts'
import {
  createRoomApp,
  givenMember,
  givenPhoto,
  givenScreen,
  givenUpload,
  keepInMemory,
} from '../testing/given/given.ts'
import { givenSound, givenVoice } from '../testing/given/given-voice.ts'
import { givenWebhook } from '../testing/given/given-webhook.ts'
import { startWebhookReceiver } from '../testing/others/webhook-receiver.ts'
import { listActions } from '../testing/seen.ts'

const itemsOf = async (screen: Browser): Promise<ScreenItem[]> => (await screen.get('/api/screen')).body.items

test('a voice is added and sent in one, with a photo and its words, and the screen plays it', async () => {
  const { anna, path, screen } = await createRoomApp()
  const photo = await givenPhoto(anna, path, 'The garden')
  const voice = await givenVoice(anna, path, {
    words: 'Sleep well',
    photoId: photo.id,
    isSent: true,
    sound: givenSound(20),
  })
  expect(voice).toMatchObject({
    photo: { id: photo.id, objectPath: photo.objectPath, caption: 'The garden' },
    delivery: { state: 'accepted', sender: { id: anna.user.id } },
  })
  const [item] = await itemsOf(screen)
  const { deliveryId } = item as ScreenItem
  expect(item).toMatchObject({
    kind: 'voice',
    title: 'Sleep well',
    sender: { name: 'Anna Hartley' },
    picture: { url: `/api/screen/pictures/${deliveryId}` },
    voice: { url: `/api/screen/voices/${deliveryId}`, duration: 20_010 },
    heardAt: null,
  })
  expect((await screen.get(`/api/screen/pictures/${deliveryId}`)).status).toBe(200)
  const played = await screen.get(`/api/screen/voices/${deliveryId}`)
  expect([played.status, played.bytes.length, played.headers.get('content-type')]).toEqual([
    200,
    givenSound(20).length,
    'audio/mpeg',
  ])
  const part = await screen.get(`/api/screen/voices/${deliveryId}`, { range: 'bytes=0-1' })
  expect([part.status, part.bytes.length]).toEqual([206, 2])
})

test('the same upload is one voice and one delivery, also where the answer was lost', async () => {
  const { app, anna, path, screen } = await createRoomApp()
  const objectPath = await givenUpload(anna, givenSound(2))
  await anna.post(`${path}/voices`, { objectPath })
  expect(await itemsOf(screen)).toEqual([])
  const answers = await Promise.all(
    [1, 2, 3].map(() => anna.post(`${path}/voices`, { objectPath, isSent: true })),
  )
  expect(new Set(answers.map(({ body }) => body.delivery.id)).size).toBe(1)
  app.clock.advance(minutes(5))
  const again = await anna.post(`${path}/voices`, { objectPath, isSent: true })
  expect(again.body.delivery.id).toBe(answers[0]?.body.delivery.id)
  expect(await itemsOf(screen)).toHaveLength(1)
})

test('it is shown, and then heard; a report that comes again changes nothing', async () => {
  const { app, anna, path, screen } = await createRoomApp()
  const { id } = await givenVoice(anna, path, { isSent: true })
  const [item] = await itemsOf(screen)
  const on = `/api/screen/deliveries/${item?.deliveryId}`
  await screen.post(`${on}/shown`, {})
  const stateOf = async () => {
    const [voice] = (await anna.get(`${path}/voices`)).body
    expect(voice.id).toBe(id)
    return [voice.delivery.state, voice.delivery.devices[0].heardAt]
  }
  expect(await stateOf()).toEqual(['shown', undefined])
  app.clock.advance(minutes(1))
  const heardAt = toIso(app.clock.now())
  expect((await screen.post(`${on}/heard`, { heardAt })).body).toMatchObject({ heardAt })
  app.clock.advance(minutes(1))
  expect((await screen.post(`${on}/heard`, {})).body).toMatchObject({ heardAt })
  expect(await stateOf()).toEqual(['shown', heardAt])
})

test('what has no sound is never heard', async () => {
  const { anna, path, screen } = await createRoomApp()
  const photo = await givenPhoto(anna, path)
  const sent = await anna.post(`${path}/photos/${photo.id}/send-to-alexa`)
  const on = `/api/screen/deliveries/${sent.body.delivery.id}`
  expect((await screen.post(`${on}/heard`, {})).body.heardAt).toBeUndefined()
  expect((await screen.get(`/api/screen/voices/${sent.body.delivery.id}`)).status).toBe(404)
})

test('a deleted voice leaves the screen and comes back with it; one that is taken back does not play', async () => {
  const { anna, path, screen } = await createRoomApp()
  const voice = await givenVoice(anna, path, { isSent: true })
  const sound = `/api/screen/voices/${voice.delivery?.id}`
  await anna.request('DELETE', `${path}/voices/${voice.id}`)
  expect(await itemsOf(screen)).toEqual([])
  expect((await screen.get(sound)).status).toBe(404)
  expect((await anna.post(`${path}/voices/${voice.id}/send`)).status).toBe(404)
  await anna.post(`${path}/voices/${voice.id}/restore`)
  expect(await itemsOf(screen)).toHaveLength(1)
  const taken = await anna.post(`${path}/deliveries/${voice.delivery?.id}/take-back`)
  expect([taken.status, taken.body.state]).toEqual([200, 'withdrawn'])
  expect(await itemsOf(screen)).toEqual([])
  expect((await screen.get(sound)).status).toBe(404)
})

test('a deleted photo leaves the voice alone, on the screen and in the list', async () => {
  const { anna, path, screen } = await createRoomApp()
  const photo = await givenPhoto(anna, path)
  await givenVoice(anna, path, { photoId: photo.id, isSent: true })
  await anna.request('DELETE', `${path}/photos/${photo.id}`)
  expect(await itemsOf(screen)).toMatchObject([{ kind: 'voice', picture: null, voice: { duration: 2011 } }])
  expect((await anna.get(`${path}/voices`)).body[0].photo).toBeNull()
  await anna.post(`${path}/photos/${photo.id}/restore`)
  expect((await itemsOf(screen)).find(({ kind }) => kind === 'voice')?.picture).toMatchObject({
    url: expect.any(String),
  })
})

test('a photo of another group goes with no voice, and nothing is kept', async () => {
  const { anna, path } = await createRoomApp()
  const other = (await anna.post('/api/family-groups', { name: 'Another' })).body
  const photo = await givenPhoto(anna, `/api/family-groups/${other.id}`)
  const objectPath = await givenUpload(anna, givenSound(2))
  expect((await anna.post(`${path}/voices`, { objectPath, photoId: photo.id })).status).toBe(404)
  expect((await anna.get(`${path}/voices`)).body).toEqual([])
})

test('a voice is planned, and goes when its time has come', async () => {
  const { app, anna, path, screen } = await createRoomApp()
  const { id } = await givenVoice(anna, path, { words: 'Good morning' })
  const scheduledFor = toIso(app.clock.now() + hours(1))
  const planned = await anna.post(`${path}/schedule`, { voiceId: id, scheduledFor })
  expect([planned.status, planned.body.subject, planned.body.voiceId]).toEqual([
    201,
    { kind: 'voice', title: 'Good morning', isThere: true },
    id,
  ])
  expect((await screen.get('/api/screen')).body.next).toMatchObject({ what: 'voice' })
  app.clock.advance(hours(1) + minutes(1))
  await app.runDue()
  expect(await itemsOf(screen)).toMatchObject([{ kind: 'voice', title: 'Good morning' }])
})

test('the family is told of it with its length and its words, and a program too', async () => {
  const receiver = await startWebhookReceiver()
  const { app, family, anna, path } = await createRoomApp({ WEBHOOK_SERVERS: receiver.origin })
  const ben = await givenMember(app, family, 'Ben', 'member')
  await givenWebhook(anna, path, receiver.origin, ['notes'])
  const { id } = await givenVoice(anna, path, { words: 'Sleep well', isSent: true, sound: givenSound(20) })
  await app.runDueAfter(minutes(1))
  const bell = (await ben.get('/api/notices')).body as { sentence: string; path: string }[]
  expect(bell[0]?.sentence).toBe(
    'Anna Hartley sent your loved one a voice recording, 20 seconds: “Sleep well”',
  )
  const [entry] = (await anna.get(`${path}/activity`)).body
  expect(entry).toMatchObject({
    action: 'voice_sent',
    subject: { kind: 'voice', id, title: 'Sleep well', seconds: 20 },
  })
  const told = receiver.arrivals.map(({ body }) => JSON.parse(body))
  expect(told).toContainEqual(
    expect.objectContaining({
      kind: 'voice_sent',
      subject: { kind: 'voice', id, seconds: 20, words: 'Sleep well' },
    }),
  )
  expect(JSON.stringify(told)).not.toMatch(/mp3|sound|voices\//)
  const deleted = await givenVoice(anna, path, { words: 'For nobody', isSent: true })
  await anna.delete(`${path}/voices/${deleted.id}`)
  await app.runDueAfter(minutes(1))
  expect(receiver.arrivals.at(-1)?.body).toContain(`"id":"${deleted.id}","seconds":2,"words":null`)
})

test('in memory a voice is added and not sent, and no screen plays one', async () => {
  const { anna, path, screen } = await createRoomApp()
  const before = await givenVoice(anna, path, { isSent: true })
  const sound = `/api/screen/voices/${before.delivery?.id}`
  expect((await screen.get(sound)).status).toBe(200)
  await keepInMemory(anna, path)
  expect((await screen.get(sound)).status).toBe(404)
  expect((await givenVoice(anna, path, { isSent: true })).delivery).toBeNull()
  expect((await anna.post(`${path}/voices/${before.id}/send`)).status).toBe(409)
  expect(await itemsOf(screen)).toEqual([])
})

test('a voice that she knows from one screen is no news on the other', async () => {
  const { app, anna, path, screen, ...room } = await createRoomApp()
  const other = await givenScreen(app, { anna, path, ...room })
  await givenVoice(anna, path, { isSent: true })
  const [item] = await itemsOf(screen)
  await screen.post(`/api/screen/deliveries/${item?.deliveryId}/answers`, { kind: 'heart' })
  expect(await itemsOf(other)).toMatchObject([{ isKnown: true, heardAt: null }])
})

test('what is sent at once is one line of the activity; what is added first and then sent is two', async () => {
  const { anna, path } = await createRoomApp()
  const actions = async () => (await listActions(anna, path)).filter((action) => action.startsWith('voice_'))
  await givenVoice(anna, path, { isSent: true })
  expect(await actions()).toEqual(['voice_sent'])
  const { id } = await givenVoice(anna, path)
  await anna.post(`${path}/voices/${id}/send`)
  expect(await actions()).toEqual(['voice_sent', 'voice_added', 'voice_sent'])
})
