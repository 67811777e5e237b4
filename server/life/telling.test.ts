import { expect, test } from 'vitest'
import type { Notice } from '#contract/notices/notices.ts'
import { days, minutes } from '../platform/clock.ts'
import type { Browser } from '../testing/browser.ts'
import { givenLife, givenLifeFamily } from '../testing/given/given-life.ts'

/** What a person's bell says of the sign of life, the oldest first. */
async function bell(person: Browser): Promise<string[]> {
  const notices = (await person.get('/api/notices')).body as Notice[]
  return notices
    .filter(({ topic }) => topic === 'life' || topic === 'answers')
    .map(({ sentence }) => sentence)
    .toReversed()
}

test('each person hears when it is their turn, and who was told hears that she is well', async () => {
  const family = await givenLifeFamily()
  const { anna, ben, cleo, path, goTo, connect, touch } = family
  await anna.patch(path, { lovedOneName: 'Rose' })
  await givenLife(family)
  await goTo('2027-01-11T11:00')
  await connect()
  await goTo('2027-01-11T11:59')
  expect(await bell(anna)).toEqual([])
  await connect()
  await goTo('2027-01-11T12:00')
  expect(await bell(anna)).toEqual(['No sign of life from Rose yet today'])
  expect(await bell(ben)).toEqual([])
  await goTo('2027-01-11T12:15')
  expect(await bell(ben)).toEqual([
    expect.stringMatching(/^The screen has been away since .+, so we cannot know how Rose is$/),
  ])
  await ben.post(`${path}/life/take`)
  await goTo('2027-01-11T12:40')
  expect((await bell(anna)).at(-1)).toBe('Ben Hartley looks after Rose')
  await touch()
  await goTo('2027-01-11T12:41')
  for (const person of [anna, ben])
    expect((await bell(person)).at(-1)).toMatch(/^Rose is well: there was a sign of life at .*40/)
  expect(await bell(cleo)).toEqual([])
})

test('a sign of the day before does not say that she is well now', async () => {
  const family = await givenLifeFamily()
  const { anna, goTo, touch } = family
  await givenLife(family, { people: [anna.user.id] })
  await goTo('2027-01-11T11:00')
  await goTo('2027-01-11T12:00')
  await goTo('2027-01-12T09:00')
  await touch('2027-01-11T20:00:00.000Z')
  await goTo('2027-01-12T09:01')
  expect((await bell(anna)).at(-1)).toMatch(/^There was a sign of life from your loved one yesterday/)
})

test('what she asks reaches everybody, and notices of missing signs are kept for 30 days', async () => {
  const family = await givenLifeFamily()
  const { app, anna, ben, cleo, screen, goTo } = family
  await givenLife(family)
  await screen.post('/api/screen/life', { answer: 'stop' })
  await app.runDue()
  for (const person of [anna, ben, cleo])
    expect(await bell(person)).toEqual(['Your loved one asks you to stop the daily sign of life'])
  await goTo('2027-01-12T11:00')
  await goTo('2027-01-12T12:00')
  expect(await bell(anna)).toHaveLength(2)
  const lifeNotices = () =>
    app.db.selectFrom('notices').where('topic', '=', 'life').select(['user_id', 'created_at']).execute()
  expect(await lifeNotices()).toHaveLength(1)
  const [first] = await lifeNotices()
  await app.runDueAfter(days(31))
  expect(await lifeNotices()).not.toContainEqual(first)
})

test('who was told has the open alarm above every page, until it is taken or a sign comes', async () => {
  const family = await givenLifeFamily()
  const { app, anna, ben, path, goTo, touch } = family
  await anna.patch(path, { lovedOneName: 'Rose', lovedOnePhone: '+49 30 1234567' })
  await givenLife(family)
  const alarmsOf = async (person: Browser) => (await person.get('/api/notices/summary')).body.alarms
  await goTo('2027-01-11T11:00')
  expect(await alarmsOf(anna)).toEqual([])
  await goTo('2027-01-11T12:00')
  expect(await alarmsOf(anna)).toMatchObject([
    { lovedOneName: 'Rose', phone: '+49 30 1234567', since: '2027-01-11T11:00:00.000Z', takenBy: null },
  ])
  expect(await alarmsOf(ben)).toEqual([])
  await goTo('2027-01-11T12:15')
  const stream = await anna.listen(`${path}/live`)
  await ben.post(`${path}/life/take`)
  await stream.untilChanged('notices')
  expect(await alarmsOf(anna)).toMatchObject([{ takenBy: { name: 'Ben Hartley' } }])
  app.clock.advance(minutes(16))
  expect(await alarmsOf(anna)).toEqual([])
  await ben.post(`${path}/life/give-back`)
  expect(await alarmsOf(anna)).toHaveLength(1)
  await touch()
  expect(await alarmsOf(anna)).toEqual([])
})
