import { expect, test } from 'vitest'
import type { ContentItem } from '#contract/content.ts'
import type { ScreenItem } from '#contract/screen/screen-view.ts'
import { hours, minutes, toIso } from '../platform/clock.ts'
import { type Browser, openBrowser } from '../testing/browser.ts'
import {
  createFamilyApp,
  createRoomApp,
  givenContent,
  givenMember,
  givenPhoto,
  givenScreen,
  keepInMemory,
} from '../testing/given/given.ts'
import { givenSong, record } from '../testing/given/given-song.ts'
import { givenSound } from '../testing/given/given-voice.ts'
import { givenWebhook } from '../testing/given/given-webhook.ts'
import { startWebhookReceiver } from '../testing/others/webhook-receiver.ts'

const itemsOf = async (screen: Browser): Promise<ScreenItem[]> => (await screen.get('/api/screen')).body.items

async function sent(person: Browser, path: string, { id }: { id: string }): Promise<ContentItem> {
  const answer = await person.post(`${path}/content/${id}/send-to-alexa`)
  expect(answer.status).toBe(200)
  return answer.body
}

test('it is shown with what to say for a provider, and then heard, as the family reads', async () => {
  const { app, anna, path, screen } = await createRoomApp()
  const song = await givenSong(anna, path, { title: 'The Lark', provider: 'spotify' })
  await sent(anna, path, song)
  const [item] = await itemsOf(screen)
  expect(item).toMatchObject({
    kind: 'content',
    card: { say: 'Alexa, play The Lark on Spotify' },
    heardAt: null,
    picture: null,
  })
  const part = await screen.get(item?.voice?.url ?? '', { range: 'bytes=0-1' })
  expect([part.status, part.bytes.length, part.headers.get('content-type')]).toEqual([206, 2, 'audio/mpeg'])
  const on = `/api/screen/deliveries/${item?.deliveryId}`
  await screen.post(`${on}/shown`, {})
  app.clock.advance(minutes(1))
  const heardAt = toIso(app.clock.now())
  expect((await screen.post(`${on}/heard`, {})).body).toMatchObject({ heardAt })
  const [listed]: ContentItem[] = (await anna.get(`${path}/content`)).body
  expect(listed?.delivery).toMatchObject({ state: 'shown', devices: [{ heardAt }] })
})

test('a report of the one before does not say that its successor was heard', async () => {
  const { app, anna, path, screen } = await createRoomApp()
  const song = await givenSong(anna, path)
  await sent(anna, path, song)
  const [before] = await itemsOf(screen)
  const soundOf = (item: ScreenItem | undefined) => item?.voice?.url.split('?v=')[1]
  app.clock.advance(minutes(1))
  await record(anna, `${path}/content/${song.id}`, { sound: givenSound(5) })
  const on = `/api/screen/deliveries/${before?.deliveryId}`
  const report = async (sound: string | undefined) =>
    (await screen.post(`${on}/heard`, { sound })).body.heardAt
  expect(await report(soundOf(before))).toBeNull()
  const [now] = await itemsOf(screen)
  expect(await report(soundOf(now))).toBeTruthy()
})

test('one that comes after it was sent is heard on the screen, too, as its title of today is read there', async () => {
  const { anna, path, screen } = await createRoomApp()
  const item = await givenContent(anna, path, { type: 'music' })
  await sent(anna, path, item)
  expect((await itemsOf(screen))[0]?.voice).toBe(undefined)
  await record(anna, `${path}/content/${item.id}`)
  const [shown] = await itemsOf(screen)
  expect((await screen.get(shown?.voice?.url ?? '')).bytes.equals(givenSound(3))).toBe(true)
})

test('a recommendation that is deleted or taken back does not play', async () => {
  const { anna, path, screen } = await createRoomApp()
  const song = await givenSong(anna, path)
  const { delivery } = await sent(anna, path, song)
  const [item] = await itemsOf(screen)
  const play = async () => (await screen.get(item?.voice?.url ?? '')).status
  await anna.delete(`${path}/content/${song.id}`)
  expect([await itemsOf(screen), await play()]).toEqual([[], 404])
  await anna.post(`${path}/content/${song.id}/restore`)
  expect([(await itemsOf(screen))[0]?.voice, await play()]).toEqual([item?.voice, 200])
  await anna.post(`${path}/deliveries/${delivery?.id}/take-back`)
  expect([await itemsOf(screen), await play()]).toEqual([[], 404])
})

test('a deleted photo leaves the recording alone, on the screen and in the list', async () => {
  const { anna, path, screen } = await createRoomApp()
  const photo = await givenPhoto(anna, path)
  const song = await givenSong(anna, path, { photoId: photo.id })
  await sent(anna, path, song)
  await anna.delete(`${path}/photos/${photo.id}`)
  expect(await itemsOf(screen)).toMatchObject([{ picture: null, voice: { duration: 3004 } }])
  expect((await anna.get(`${path}/content`)).body[0].recording).toMatchObject({ photo: null })
  await anna.post(`${path}/photos/${photo.id}/restore`)
  const [back] = await itemsOf(screen)
  expect((await screen.get(back?.picture?.url ?? '')).status).toBe(200)
})

test('a photo of another group goes with none, and what was there stays', async () => {
  const { anna, path } = await createRoomApp()
  const other = (await anna.post('/api/family-groups', { name: 'Another' })).body
  const { id: photoId } = await givenPhoto(anna, `/api/family-groups/${other.id}`)
  const song = await givenSong(anna, path)
  const at = `${path}/content/${song.id}`
  expect((await record(anna, at, { photoId })).status).toBe(404)
  expect((await anna.patch(at, { recording: { photoId } })).status).toBe(404)
  expect((await anna.get(`${path}/content`)).body).toEqual([song])
})

test('it is planned, and goes when its time has come; a screen that comes later gets it, too', async () => {
  const { app, family, anna, path } = await createFamilyApp()
  const { id } = await givenSong(anna, path)
  const scheduledFor = toIso(app.clock.now() + hours(1))
  expect((await anna.post(`${path}/schedule`, { contentItemId: id, scheduledFor })).status).toBe(201)
  await app.runDueAfter(hours(1) + minutes(1))
  // No device was there.
  const screen = await givenScreen(app, family)
  const [item] = await itemsOf(screen)
  expect(item).toMatchObject({ title: 'The toy piano', voice: { duration: 3004 } })
})

test('the family is told of it with its length, and a program too; nobody gets an address of it', async () => {
  const receiver = await startWebhookReceiver()
  const { app, family, anna, path } = await createRoomApp({ WEBHOOK_SERVERS: receiver.origin })
  const ben = await givenMember(app, family, 'Ben', 'member')
  await givenWebhook(anna, path, receiver.origin, ['content'])
  const song = await givenSong(anna, path, { title: 'The Lark', sound: givenSound(185) })
  await sent(anna, path, song)
  await app.runDueAfter(minutes(1))
  const bell: { sentence: string }[] = (await ben.get('/api/notices')).body
  expect(bell[0]?.sentence).toBe('Anna Hartley recommended “The Lark” (3:05) to your loved one')
  const [entry] = (await anna.get(`${path}/activity`)).body
  expect(entry).toMatchObject({ action: 'content_sent_to_alexa', subject: { id: song.id, seconds: 185 } })
  const told = receiver.arrivals.map(({ body }) => JSON.parse(body))
  expect(told).toContainEqual(
    expect.objectContaining({
      kind: 'content_sent_to_alexa',
      subject: { kind: 'content', id: song.id, seconds: 185 },
    }),
  )
  expect(JSON.stringify(told)).not.toMatch(/mp3|recording/)
})

test('in memory a recording is kept and not sent, and no screen plays one', async () => {
  const { anna, path, screen } = await createRoomApp()
  const song = await givenSong(anna, path)
  await sent(anna, path, song)
  const [item] = await itemsOf(screen)
  await keepInMemory(anna, path)
  expect((await record(anna, `${path}/content/${song.id}`)).status).toBe(200)
  expect((await anna.post(`${path}/content/${song.id}/send-to-alexa`)).status).toBe(409)
  expect(await itemsOf(screen)).toEqual([])
  expect(item?.voice).toBeTruthy()
})

test('a lost file is said to whoever runs the server, and the recommendation stays on the screen', async () => {
  const { app, anna, path, screen } = await createRoomApp()
  await sent(anna, path, await givenSong(anna, path))
  const { object_id } = await app.db.selectFrom('recordings').select('object_id').executeTakeFirstOrThrow()
  const key = `recordings/${object_id}/recording.mp3`
  const operatorPage = async () => String((await openBrowser(app).get('/operator')).bytes)
  const [item] = await itemsOf(screen)
  await app.storage.remove(key)
  expect((await screen.get(item?.voice?.url ?? '')).status).toBe(404)
  expect(await operatorPage()).toContain('A piece of music lacks files in the storage')
  expect(await itemsOf(screen)).toHaveLength(1)
  await app.storage.put(key, givenSound(3))
  await app.runDueAfter(minutes(10))
  expect(await operatorPage()).not.toContain('A piece of music lacks')
  expect((await screen.get(item?.voice?.url ?? '')).status).toBe(200)
})
