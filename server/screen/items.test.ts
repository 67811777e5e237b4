import { expect, test } from 'vitest'
import type { ScreenItem } from '#contract/screen/screen-view.ts'
import { minutes, seconds } from '../platform/clock.ts'
import type { Browser } from '../testing/browser.ts'
import {
  createRoomApp,
  givenContent,
  givenMember,
  givenNote,
  givenPhoto,
  givenScreen,
  keepInMemory,
} from '../testing/given/given.ts'

async function givenRoom() {
  const room = await createRoomApp()
  const { app, anna, path } = room
  /** Returns the id of the delivery. */
  const send = async (address: string, by: Browser = anna): Promise<string> => {
    app.clock.advance(seconds(11))
    const sent = await by.post(`${path}/${address}`)
    expect(sent.status).toBe(200)
    return sent.body.delivery.id
  }
  return {
    ...room,
    sendPhoto: ({ id }: { id: string }, by?: Browser) => send(`photos/${id}/send-to-alexa`, by),
    sendCard: ({ id }: { id: string }) => send(`content/${id}/send-to-alexa`),
    sendNote: ({ id }: { id: string }) => send(`notes/${id}/send`),
  }
}

const itemsOf = async (screen: Browser): Promise<ScreenItem[]> => (await screen.get('/api/screen')).body.items
const idsOf = async (screen: Browser) => (await itemsOf(screen)).map(({ deliveryId }) => deliveryId)
const show = async (screen: Browser, id: string) =>
  expect((await screen.post(`/api/screen/deliveries/${id}/shown`, {})).status).toBe(200)

test('a card that is sent each day is on the screen once, and no photo leaves because of it', async () => {
  const { anna, path, screen, sendPhoto, sendCard, sendNote } = await givenRoom()
  const garden = await sendPhoto(await givenPhoto(anna, path, 'Garden'))
  const note = await sendNote(await givenNote(anna, path))
  const book = await givenContent(anna, path)
  let card = ''
  for (let day = 0; day < 60; day++) card = await sendCard(book)
  expect(await idsOf(screen)).toEqual([card, note, garden])
})

test('no line of a caption begins with a sign that French sets apart', async () => {
  const { anna, path, screen, sendPhoto } = await givenRoom()
  await sendPhoto(await givenPhoto(anna, path, 'Déjeuner : qui vient ? « Tous » !'))
  const [item] = await itemsOf(screen)
  expect(item?.title).toBe('Déjeuner\u00a0: qui vient\u00a0? «\u00a0Tous\u00a0»\u00a0!')
})

test('a photo that is sent again moves to the front as news, and returns to its place when that is taken back', async () => {
  const { app, family, anna, path, screen, sendPhoto } = await givenRoom()
  const ben = await givenMember(app, family, 'Ben', 'member')
  const garden = await givenPhoto(anna, path, 'Garden')
  const [first, cat] = [await sendPhoto(garden), await sendPhoto(await givenPhoto(anna, path, 'Cat'))]
  for (const id of [first, cat]) await show(screen, id)
  const live = await screen.listen('/api/screen/live')
  await live.until('open')
  const again = await sendPhoto(garden, ben)
  await live.until('changed')
  const [newest, ...others] = await itemsOf(screen)
  expect(newest).toMatchObject({ deliveryId: again, title: 'Garden', shownAt: null })
  expect(others.map(({ deliveryId }) => deliveryId)).toEqual([cat])
  // What the screen said while it did not know of the second one.
  await screen.post(`/api/screen/deliveries/${first}/answers`, { kind: 'heart' })
  expect(await itemsOf(screen)).toMatchObject([{ deliveryId: again, isFavourite: true }, { deliveryId: cat }])
  expect((await screen.get(`/api/screen/pictures/${again}`)).status).toBe(200)
  await ben.post(`${path}/deliveries/${again}/take-back`)
  expect(await itemsOf(screen)).toMatchObject([
    { deliveryId: cat },
    { deliveryId: first, shownAt: expect.any(String), answers: [{ kind: 'heart' }] },
  ])
  live.close()
})

test('a deleted photo leaves with all its deliveries, and comes back once', async () => {
  const { app, anna, path, screen, sendPhoto } = await givenRoom()
  const garden = await givenPhoto(anna, path, 'Garden')
  await sendPhoto(garden)
  const newest = await sendPhoto(garden)
  const second = await givenScreen(app, { anna, path })
  expect(await idsOf(second)).toEqual([newest])
  await anna.delete(`${path}/photos/${garden.id}`)
  expect(await idsOf(screen)).toEqual([])
  await anna.post(`${path}/photos/${garden.id}/restore`)
  for (const each of [screen, second]) expect(await idsOf(each)).toEqual([newest])
})

test('on two screens the same deliveries have places, whichever of them has shown it', async () => {
  const { app, anna, path, screen, sendPhoto, sendCard } = await givenRoom()
  const second = await givenScreen(app, { anna, path })
  const [garden, book] = [await givenPhoto(anna, path, 'Garden'), await givenContent(anna, path)]
  const first = await sendPhoto(garden)
  await show(screen, first)
  const [card, again] = [await sendCard(book), await sendPhoto(garden)]
  await show(second, again)
  app.clock.advance(minutes(2))
  for (const each of [screen, second]) expect(await idsOf(each)).toEqual([again, card])
  expect((await itemsOf(screen))[0]).toMatchObject({ shownAt: null, isKnown: true })
})

test('in memory the photos stay, each once, and what belongs to another day rests', async () => {
  const { anna, path, screen, sendPhoto, sendCard, sendNote } = await givenRoom()
  const garden = await givenPhoto(anna, path, 'Garden')
  await sendPhoto(garden)
  await sendCard(await givenContent(anna, path))
  await sendNote(await givenNote(anna, path))
  const newest = await sendPhoto(garden)
  await keepInMemory(anna, path)
  expect(await idsOf(screen)).toEqual([newest])
})
