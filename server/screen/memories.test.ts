import { expect, test } from 'vitest'
import type { ScreenItem } from '#contract/screen/screen-view.ts'
import { days, hours } from '../platform/clock.ts'
import { newId } from '../platform/ids.ts'
import type { Browser } from '../testing/browser.ts'
import { givenFamily, givenScreen, givenUpload, type Person } from '../testing/given/given.ts'
import { givenPicture } from '../testing/given/given-picture.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

type World = { app: TestApp; anna: Person; path: string; screen: Browser }

async function givenWorld(at = '2026-11-21T10:00:00Z'): Promise<World> {
  const app = await createTestApp()
  goTo(app, at)
  const family = await givenFamily(app)
  return { app, ...family, screen: await givenScreen(app, family) }
}

function goTo(app: TestApp, at: string): void {
  app.clock.advance(Date.parse(at) - app.clock.now())
}

/** Sends a photo that was taken at the camera's clock ("2023:11:21 09:00:00"), and shows it. Returns its delivery's id. */
async function sendTaken(world: World, caption: string, taken?: string): Promise<string> {
  const { app, anna, path, screen } = world
  const bytes = await givenPicture({ ...(taken && { taken }) })
  const added = await anna.post(`${path}/photos`, { objectPath: await givenUpload(anna, bytes), caption })
  app.clock.advance(1000)
  return show(world, screen, added.body.id)
}

async function show({ anna, path }: World, screen: Browser, photoId: string): Promise<string> {
  const sent = await anna.post(`${path}/photos/${photoId}/send-to-alexa`)
  const { id } = sent.body.delivery
  expect((await screen.post(`/api/screen/deliveries/${id}/shown`, {})).status).toBe(200)
  return id
}

/** So many photos that none of those before has a place by itself. As rows: uploading them would take many seconds. */
async function sendManyMore({ app, anna, path, screen }: World): Promise<void> {
  const { deviceId } = (await screen.get('/api/screen')).body
  const groupId = path.split('/').at(-1) ?? ''
  const deliveries = Array.from({ length: 160 }, () => {
    app.clock.advance(1000)
    return {
      id: newId(),
      family_group_id: groupId,
      subject_kind: 'photo' as const,
      subject_id: newId(),
      title: 'new',
      sender_id: anna.user.id,
      created_at: app.clock.now(),
    }
  })
  const targets = deliveries.map(({ id, created_at }) => ({
    id: newId(),
    family_group_id: groupId,
    delivery_id: id,
    device_id: deviceId,
    created_at,
    attempts: 1,
    accepted_at: created_at,
    shown_at: created_at,
  }))
  await app.db.insertInto('deliveries').values(deliveries).execute()
  await app.db.insertInto('delivery_targets').values(targets).execute()
}

async function itemsOf(screen: Browser): Promise<ScreenItem[]> {
  return (await screen.get('/api/screen')).body.items
}

function withoutMany(items: ScreenItem[]): ScreenItem[] {
  return items.filter(({ title }) => title !== 'new')
}

function titlesOf(items: ScreenItem[]) {
  return withoutMany(items).map(({ title }) => title)
}

test('a picture of this day comes back in later years, marked, until midnight by the group’s clock', async () => {
  const world = await givenWorld()
  const { app, screen } = world
  await sendTaken(world, 'three years', '2023:11:21 23:59:00')
  await sendTaken(world, 'one year', '2025:11:21 00:00:00')
  await sendTaken(world, 'this year', '2026:11:21 08:00:00')
  await sendTaken(world, 'another day', '2023:11:22 08:00:00')
  await sendTaken(world, 'no date')
  const now = await itemsOf(screen)
  expect(now.map(({ title, takenOn, yearsAgo }) => [title, takenOn, yearsAgo])).toEqual([
    ['no date', null, null],
    ['another day', '2023-11-22', null],
    ['this year', '2026-11-21', null],
    ['one year', '2025-11-21', 1],
    ['three years', '2023-11-21', 3],
  ])
  await sendManyMore(world)
  const later = await itemsOf(screen)
  expect(titlesOf(later.slice(-2))).toEqual(['one year', 'three years'])
  const [, three] = withoutMany(later)
  expect(three).toMatchObject({ yearsAgo: 3, picture: { url: `/api/screen/pictures/${three?.deliveryId}` } })
  expect((await screen.get(three?.picture?.url ?? '')).status).toBe(200)
  const loved = await screen.post(`/api/screen/deliveries/${three?.deliveryId}/answers`, { kind: 'heart' })
  expect(loved.body).toMatchObject({ yearsAgo: 3, isFavourite: true, answers: [{ kind: 'heart' }] })

  // 23:30 in Berlin, then half an hour past midnight there.
  goTo(app, '2026-11-21T22:30:00Z')
  expect(titlesOf(await itemsOf(screen))).toEqual(['one year', 'three years'])
  app.clock.advance(hours(1))
  expect(titlesOf(await itemsOf(screen))).toEqual(['another day', 'three years'])
  goTo(app, '2027-11-21T10:00:00Z')
  const nextYear = withoutMany(await itemsOf(screen))
  expect(nextYear.map(({ title, yearsAgo }) => [title, yearsAgo])).toEqual([
    ['this year', 1],
    ['one year', 2],
    ['three years', 4],
  ])
})

test('what was taken back, deleted or never sent does not come back', async () => {
  const world = await givenWorld()
  const { anna, path, screen } = world
  const taken = '2023:11:21 09:00:00'
  const back = await sendTaken(world, 'taken back', taken)
  await sendTaken(world, 'deleted', taken)
  const deleted = (await anna.get(`${path}/photos?limit=1`)).body[0]
  const bytes = await givenPicture({ taken })
  await anna.post(`${path}/photos`, { objectPath: await givenUpload(anna, bytes), caption: 'never sent' })
  await sendManyMore(world)
  expect(titlesOf(await itemsOf(screen))).toEqual(['deleted', 'taken back'])
  await anna.post(`${path}/deliveries/${back}/take-back`)
  await anna.delete(`${path}/photos/${deleted.id}`)
  expect(titlesOf(await itemsOf(screen))).toEqual([])
})

test('29 February comes on 28 February in years without one', async () => {
  const world = await givenWorld('2026-02-28T10:00:00Z')
  const { app, screen } = world
  await sendTaken(world, 'leap day', '2024:02:29 09:00:00')
  await sendTaken(world, 'the day before', '2024:02:28 09:00:00')
  const marks = async () => (await itemsOf(screen)).map(({ title, yearsAgo }) => [title, yearsAgo])
  expect(await marks()).toEqual([
    ['the day before', 2],
    ['leap day', 2],
  ])
  goTo(app, '2028-02-28T10:00:00Z')
  expect(await marks()).toEqual([
    ['the day before', 4],
    ['leap day', null],
  ])
  app.clock.advance(days(1))
  expect(await marks()).toEqual([
    ['the day before', null],
    ['leap day', 4],
  ])
})

test('of many pictures of a day ten come back, from each year in turn, each once', async () => {
  const world = await givenWorld()
  const { app, screen } = world
  for (let count = 0; count < 12; count++) await sendTaken(world, `last year ${count}`, '2025:11:21 09:00:00')
  await sendTaken(world, 'ten years', '2016:11:21 09:00:00')
  const [{ id }] = (await world.anna.get(`${world.path}/photos?limit=1`)).body
  app.clock.advance(11_000)
  await show(world, screen, id)
  await sendManyMore(world)
  const titles = titlesOf(await itemsOf(screen))
  expect(titles).toHaveLength(10)
  expect(titles.filter((title) => title === 'ten years')).toHaveLength(1)
})

test('what she loved comes round again when it is old, and stays loved when it is sent again to another screen', async () => {
  const world = await givenWorld()
  const { app, anna, path, screen } = world
  const loved = await sendTaken(world, 'loved')
  const [photo] = (await anna.get(`${path}/photos`)).body
  await sendTaken(world, 'seen')
  await screen.post(`/api/screen/deliveries/${loved}/answers`, { kind: 'heart' })
  const marks = async (by: Browser) =>
    (await itemsOf(by)).map(({ title, isFavourite }) => [title, isFavourite])
  expect(await marks(screen)).toEqual([
    ['seen', false],
    ['loved', true],
  ])
  await sendManyMore(world)
  const [old] = withoutMany(await itemsOf(screen))
  expect(old).toMatchObject({ title: 'loved', isFavourite: true, answers: [{ kind: 'heart' }] })
  expect((await screen.get(old?.picture?.url ?? '')).status).toBe(200)

  const second = await givenScreen(app, { anna, path })
  await anna.post(`${path}/photos/${photo.id}/send-to-alexa`)
  // The others are the last pictures, with which it began.
  const [first, ...others] = await marks(second)
  expect(first).toEqual(['loved', true])
  expect(others).toEqual(Array.from({ length: 10 }, () => ['new', false]))
})

test('of more than thirty favourites other ones come each day, until each has come', async () => {
  const world = await givenWorld()
  const { app, screen } = world
  for (let count = 0; count < 45; count++) {
    const id = await sendTaken(world, `loved ${count}`)
    await screen.post(`/api/screen/deliveries/${id}/answers`, { kind: 'heart' })
  }
  await sendManyMore(world)
  const seen = new Set<string | null>()
  for (let day = 0; day < 3; day++) {
    const titles = titlesOf(await itemsOf(screen))
    expect(new Set(titles).size).toBe(30)
    for (const title of titles) seen.add(title)
    app.clock.advance(days(1))
  }
  expect(seen.size).toBe(45)
})

test('the family switches off what comes back of this day, and what she loved', async () => {
  const world = await givenWorld()
  const { anna, path, screen } = world
  await sendTaken(world, 'three years', '2023:11:21 09:00:00')
  const loved = await sendTaken(world, 'loved')
  await screen.post(`/api/screen/deliveries/${loved}/answers`, { kind: 'heart' })
  await sendManyMore(world)
  const titles = async () => titlesOf(await itemsOf(screen))
  expect(await titles()).toEqual(['loved', 'three years'])
  await anna.patch(`${path}/room`, { onThisDay: false })
  expect(await titles()).toEqual(['loved'])
  const marked = (await itemsOf(screen)).filter(({ yearsAgo, takenOn }) => yearsAgo ?? takenOn)
  expect(marked).toEqual([])
  await anna.patch(`${path}/room`, { onThisDay: true, favourites: false })
  expect(await titles()).toEqual(['three years'])
})
