import { expect, test } from 'vitest'
import { daysAfter } from '#contract/platform/wall-clock.ts'
import { keepInMemory } from '../testing/given/given.ts'
import { givenLife, givenLifeFamily, type LifeFamily } from '../testing/given/given-life.ts'
import { listActions } from '../testing/seen.ts'

test('an old page that says "fine" or "stop" is content, and nothing is recorded', async () => {
  const family = await givenLifeFamily()
  const { app, anna, path, screen, read, goTo } = family
  await givenLife(family)
  await keepInMemory(anna, path)
  const actions = await listActions(anna, path)
  await goTo('2027-01-11T09:05')
  const devices = () => app.db.selectFrom('devices').select(['last_activity_at', 'last_contact_at']).execute()
  const before = await devices()
  for (const answer of ['fine', 'stop']) {
    const said = await screen.post('/api/screen/life', { answer })
    expect(said.status).toBe(200)
    expect(said.body).toMatchObject({ life: null, rests: true })
  }
  expect((await read()).stopAskedAt).toBeNull()
  expect(await app.db.selectFrom('life_watches').select('read_at').execute()).toEqual([{ read_at: null }])
  expect(await devices()).toEqual(before)
  expect(await listActions(anna, path)).toEqual(actions)
  await keepInMemory(anna, path, false)
  await screen.post('/api/screen/life', { answer: 'stop' })
  expect((await read()).stopAskedAt).not.toBeNull()
})

test('the days and who was told are kept no longer than at other times', async () => {
  const family = await givenLifeFamily()
  const { anna, path, goTo, touch, read } = family
  await givenLife(family)
  await touch()
  await goTo('2027-01-12T11:00')
  await goTo('2027-01-12T12:00')
  expect((await read()).alarm).not.toBeNull()
  await keepInMemory(anna, path)
  expect(await count(family)).toEqual({ days: 1, told: 1 })
  await goTo('2027-01-13T13:00')
  expect(await count(family)).toEqual({ days: 1, told: 0 })
  await live(family, 40)
  expect(await count(family)).toEqual({ days: 0, told: 0 })
  expect(await read()).toMatchObject({ isOn: true, askedAt: null, alarm: null, nextCheckAt: null })
  await keepInMemory(anna, path, false)
  expect((await read()).nextCheckAt).not.toBeNull()
})

test('what was switched off just before is swept all the same', async () => {
  const family = await givenLifeFamily()
  const { anna, path, goTo } = family
  await givenLife(family)
  await goTo('2027-01-12T11:00')
  await goTo('2027-01-12T12:00')
  await anna.patch(`${path}/life`, { isOn: false })
  await keepInMemory(anna, path)
  await goTo('2027-01-13T13:00')
  expect(await count(family)).toEqual({ days: 0, told: 0 })
})

test('a group that is deleted and brought back in memory asks nothing, and is still swept', async () => {
  const family = await givenLifeFamily()
  const { anna, path, goTo, touch, read } = family
  await givenLife(family)
  await touch()
  await keepInMemory(anna, path)
  expect((await anna.request('DELETE', path, { name: 'The Hartleys' })).status).toBe(200)
  await goTo('2027-01-13T13:00')
  expect((await anna.post(`${path}/restore`)).status).toBe(200)
  expect(await read()).toMatchObject({ isOn: true, nextCheckAt: null })
  await live(family, 40)
  expect(await count(family)).toEqual({ days: 0, told: 0 })
})

/** Lets so many days pass, with the hour of each. */
async function live({ goTo, today, anna }: LifeFamily, days: number): Promise<void> {
  for (let day = 0; day < days; day++) {
    const tomorrow = daysAfter(today(), 1)
    await goTo(`${tomorrow}T11:00`)
    await goTo(`${tomorrow}T13:00`)
    // Stays signed in.
    await anna.get('/api/family-groups')
  }
}

async function count({ app }: LifeFamily): Promise<{ days: number; told: number }> {
  const rowsOf = async (table: 'life_days' | 'life_told') =>
    (await app.db.selectFrom(table).select('family_group_id').execute()).length
  return { days: await rowsOf('life_days'), told: await rowsOf('life_told') }
}
