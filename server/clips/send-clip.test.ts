import { expect, test } from 'vitest'
import type { ScreenItem } from '#contract/screen/screen-view.ts'
import { days, hours, minutes, toIso } from '../platform/clock.ts'
import type { Browser } from '../testing/browser.ts'
import { createRoomApp, givenMember, givenPhoto, givenUpload, keepInMemory } from '../testing/given/given.ts'
import { givenClip, givenFilm, givenFilmUpload } from '../testing/given/given-clip.ts'
import { givenWebhook } from '../testing/given/given-webhook.ts'
import { startWebhookReceiver } from '../testing/others/webhook-receiver.ts'
import { listActions } from '../testing/seen.ts'

const itemsOf = async (screen: Browser): Promise<ScreenItem[]> => (await screen.get('/api/screen')).body.items

test('a clip is added and sent in one; the screen has its poster as its picture, and plays the film in parts', async () => {
  const { anna, path, screen } = await createRoomApp()
  const film = givenFilm('garden')
  const clip = await givenClip(anna, path, { words: 'First steps', isSent: true, film })
  expect(clip).toMatchObject({ delivery: { state: 'accepted', sender: { id: anna.user.id } } })
  const [item] = await itemsOf(screen)
  const { deliveryId } = item as ScreenItem
  expect(item).toMatchObject({
    kind: 'clip',
    title: 'First steps',
    sender: { name: 'Anna Hartley' },
    picture: { url: `/api/screen/pictures/${deliveryId}`, width: clip.width, height: clip.height },
    film: { url: `/api/screen/films/${deliveryId}`, duration: clip.duration, hasSound: true },
  })
  const poster = await screen.get(`/api/screen/pictures/${deliveryId}`)
  expect([poster.status, poster.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  const played = await screen.get(`/api/screen/films/${deliveryId}`)
  expect([played.status, played.bytes.length, played.headers.get('content-type')]).toEqual([
    200,
    film.length,
    'video/mp4',
  ])
  const part = await screen.get(`/api/screen/films/${deliveryId}`, { range: 'bytes=0-1' })
  expect([part.status, part.bytes.length]).toEqual([206, 2])
  expect((await screen.get(`/api/screen/voices/${deliveryId}`)).status).toBe(404)
})

test('the same film is one clip and one delivery, also where the answer was lost', async () => {
  const { app, anna, path, screen } = await createRoomApp()
  const objectPath = await givenFilmUpload(anna, givenFilm())
  const posterPath = await givenUpload(anna)
  await anna.post(`${path}/clips`, { objectPath, posterPath })
  expect(await itemsOf(screen)).toEqual([])
  const send = () => anna.post(`${path}/clips`, { objectPath, posterPath, isSent: true })
  const answers = await Promise.all([send(), send(), send()])
  expect(new Set(answers.map(({ body }) => body.delivery.id)).size).toBe(1)
  app.clock.advance(minutes(5))
  expect((await send()).body.delivery.id).toBe(answers[0]?.body.delivery.id)
  expect(await itemsOf(screen)).toHaveLength(1)
})

test('a deleted clip leaves the screen and comes back with it; one that is taken back does not play', async () => {
  const { anna, path, screen } = await createRoomApp()
  const clip = await givenClip(anna, path)
  const { body: sent } = await anna.post(`${path}/clips/${clip.id}/send`)
  const film = `/api/screen/films/${sent.delivery.id}`
  await anna.delete(`${path}/clips/${clip.id}`)
  expect(await itemsOf(screen)).toEqual([])
  expect((await screen.get(film)).status).toBe(404)
  expect((await anna.post(`${path}/clips/${clip.id}/send`)).status).toBe(404)
  await anna.post(`${path}/clips/${clip.id}/restore`)
  expect(await itemsOf(screen)).toHaveLength(1)
  expect((await screen.get(film)).status).toBe(200)
  const taken = await anna.post(`${path}/deliveries/${sent.delivery.id}/take-back`)
  expect([taken.status, taken.body.state]).toEqual([200, 'withdrawn'])
  expect((await screen.get(film)).status).toBe(404)
})

test('a screen that cannot play the film says so once, and the family reads it', async () => {
  const { anna, path, screen } = await createRoomApp()
  const { delivery } = await givenClip(anna, path, { isSent: true })
  const on = `/api/screen/deliveries/${delivery?.id}`
  await screen.post(`${on}/shown`, {})
  for (const _again of [1, 2]) expect((await screen.post(`${on}/unplayed`)).body.kind).toBe('clip')
  const [clip] = (await anna.get(`${path}/clips`)).body
  expect(clip.delivery).toMatchObject({
    state: 'shown',
    devices: [{ note: 'It cannot play the video, and shows its picture.' }],
  })
  const photo = await givenPhoto(anna, path)
  const sent = await anna.post(`${path}/photos/${photo.id}/send-to-alexa`)
  await screen.post(`/api/screen/deliveries/${sent.body.delivery.id}/unplayed`)
  expect((await anna.get(`${path}/photos`)).body[0].delivery.devices[0].note).toBeNull()
})

test('that a screen cannot play it is said until it plays, for a week at most, and not of what was taken back', async () => {
  const { app, anna, path, screen } = await createRoomApp()
  const { delivery } = await givenClip(anna, path, { isSent: true })
  const on = `/api/screen/deliveries/${delivery?.id}`
  const note = async () => (await anna.get(`${path}/clips`)).body[0].delivery.devices[0].note
  const fail = () => screen.post(`${on}/unplayed`)
  await fail()
  expect(await note()).toContain('cannot play')
  const played = await screen.post(`${on}/heard`, {})
  expect([played.status, played.body.heardAt]).toEqual([200, undefined])
  expect(await note()).toBeNull()
  await fail()
  app.clock.advance(days(7) - minutes(1))
  expect(await note()).toContain('cannot play')
  app.clock.advance(minutes(1))
  expect(await note()).toBeNull()
  // It still fails then.
  await fail()
  expect(await note()).toContain('cannot play')
  await anna.post(`${path}/deliveries/${delivery?.id}/take-back`)
  expect(await note()).toBeNull()
})

test('a clip is planned, and goes when its time has come', async () => {
  const { app, anna, path, screen } = await createRoomApp()
  const { id } = await givenClip(anna, path, { words: 'Happy birthday' })
  const scheduledFor = toIso(app.clock.now() + hours(1))
  const planned = await anna.post(`${path}/schedule`, { clipId: id, scheduledFor })
  expect([planned.status, planned.body.subject, planned.body.clipId]).toEqual([
    201,
    { kind: 'clip', title: 'Happy birthday', isThere: true },
    id,
  ])
  expect((await screen.get('/api/screen')).body.next).toMatchObject({ what: 'clip' })
  app.clock.advance(hours(1) + minutes(1))
  await app.runDue()
  expect(await itemsOf(screen)).toMatchObject([{ kind: 'clip', title: 'Happy birthday' }])
})

test('the family is told of it with its length and its words, and a program too', async () => {
  const receiver = await startWebhookReceiver()
  const { app, family, anna, path } = await createRoomApp({ WEBHOOK_SERVERS: receiver.origin })
  const ben = await givenMember(app, family, 'Ben', 'member')
  await givenWebhook(anna, path, receiver.origin, ['photos'])
  const { id } = await givenClip(anna, path, { words: 'First steps', isSent: true })
  await app.runDueAfter(minutes(1))
  const bell = (await ben.get('/api/notices')).body as { sentence: string }[]
  expect(bell.map(({ sentence }) => sentence)).toContain(
    'Anna Hartley sent your loved one a video, 1 second: “First steps”',
  )
  const [entry] = (await anna.get(`${path}/activity`)).body
  expect(entry).toMatchObject({
    action: 'clip_sent',
    subject: { kind: 'clip', id, title: 'First steps', seconds: 1 },
  })
  const told = receiver.arrivals.map(({ body }) => JSON.parse(body))
  expect(told).toContainEqual(
    expect.objectContaining({
      kind: 'clip_sent',
      subject: { kind: 'clip', id, seconds: 1, words: 'First steps' },
    }),
  )
  expect(JSON.stringify(told)).not.toMatch(/mp4|film|clips\//)
})

test('in memory a clip is added and not sent, and no screen plays one', async () => {
  const { anna, path, screen } = await createRoomApp()
  const before = await givenClip(anna, path, { isSent: true })
  const film = `/api/screen/films/${before.delivery?.id}`
  expect((await screen.get(film)).status).toBe(200)
  await keepInMemory(anna, path)
  expect((await screen.get(film)).status).toBe(404)
  expect((await givenClip(anna, path, { isSent: true })).delivery).toBeNull()
  expect((await anna.post(`${path}/clips/${before.id}/send`)).status).toBe(409)
  expect(await itemsOf(screen)).toEqual([])
})

test('what is sent at once is one line of the activity; what is added first and then sent is two', async () => {
  const { anna, path } = await createRoomApp()
  const actions = async () => (await listActions(anna, path)).filter((action) => action.startsWith('clip_'))
  await givenClip(anna, path, { isSent: true })
  expect(await actions()).toEqual(['clip_sent'])
  const { id } = await givenClip(anna, path)
  await anna.post(`${path}/clips/${id}/send`)
  expect(await actions()).toEqual(['clip_sent', 'clip_added', 'clip_sent'])
})
