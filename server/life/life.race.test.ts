import { expect, test } from 'vitest'
import { daysAfter, wallClock } from '#contract/platform/wall-clock.ts'
import { minutes } from '../platform/clock.ts'
import { givenLife, givenLifeFamily, type LifeFamily } from '../testing/given/given-life.ts'
import { atOnce, pairsOf, raceRounds, type Verb } from '../testing/race.ts'
import { sharedTestApp } from '../testing/test-app.ts'

const app = sharedTestApp()

const verbs: Verb<LifeFamily>[] = [
  {
    name: 'she touches the screen',
    call: ({ screen }) => screen.post('/api/screen/contact', { wasTouched: true }),
  },
  {
    name: 'the next person is told',
    async call({ app, anna, path }) {
      await app.runDue()
      return anna.get(`${path}/life`)
    },
  },
  { name: 'Anna takes it', call: ({ anna, path }) => anna.post(`${path}/life/take`) },
  { name: 'Ben takes it', call: ({ ben, path }) => ben.post(`${path}/life/take`) },
  { name: 'Anna switches it off', call: ({ anna, path }) => anna.patch(`${path}/life`, { isOn: false }) },
  {
    name: 'Cleo says that she is away',
    call: ({ cleo, path, today }) => cleo.post(`${path}/life/away`, { from: today(), until: today() }),
  },
]

test.each(pairsOf(verbs))('at once on an open alarm: %s', async (_name, one, other) => {
  const family = await givenLifeFamily({ app, now: tomorrowMorning() })
  const { anna, path, read, told } = family
  await givenLife(family)
  for (let round = 0; round < raceRounds; round++) {
    await openAlarm(family)
    const before = (await told()).length
    app.clock.advance(minutes(15))
    const answers = await atOnce(family, one, other)
    const names = [one.name, other.name]
    const said = (await told()).slice(before).map((line) => line.split(' ')[0])
    const { alarm, isOn } = await read()
    const ends = ['she touches the screen', 'Anna switches it off', 'Cleo says that she is away']
    const isEnded = names.some((name) => ends.includes(name))
    // Whatever else happens, a sign ends it, and is told once.
    if (isEnded) expect(alarm).toBeNull()
    else expect(alarm).not.toBeNull()
    const signs = said.filter((action) => action === 'life_well').length
    expect(signs).toBeLessThanOrEqual(1)
    if (names.includes('she touches the screen') && !names.some((name) => ends.slice(1).includes(name)))
      expect(signs).toBe(1)
    // Nobody is told that there is no sign after the sign, or after somebody has taken it.
    const end = said.findIndex((action) => action === 'life_well' || action === 'life_taken')
    if (end >= 0) expect(said.slice(end + 1)).not.toContain('life_unknown')
    // Of two people exactly one takes it.
    const takers = names.flatMap((name, index) => (name.includes('takes') ? [answers[index]?.status] : []))
    if (takers.length === 2 && one.name !== other.name) expect(takers.toSorted()).toEqual([200, 409])
    expect(said.filter((action) => action === 'life_taken').length).toBeLessThanOrEqual(1)
    // Nobody is told twice.
    const ids = alarm?.told.map(({ id }) => id) ?? []
    expect(new Set(ids).size).toBe(ids.length)
    if (!isOn) await givenLife(family)
    for (const { id } of (await read()).away) await anna.delete(`${path}/life/away/${id}`)
  }
  // Nobody has to be told while the next family has its turn.
  await anna.patch(`${path}/life`, { isOn: false })
})

function tomorrowMorning(): string {
  const { date } = wallClock(app.clock.now(), 'Europe/Berlin')
  return `${daysAfter(date, 1)}T09:00`
}

/** The next day's question was not answered, and Anna was told. */
async function openAlarm({ app, read, touch }: LifeFamily): Promise<void> {
  await touch()
  const { nextCheckAt } = await read()
  await app.runDueAfter(Date.parse(nextCheckAt ?? '') - app.clock.now())
  // The screen was used today: the check of tomorrow finds nothing.
  const { nextCheckAt: tomorrow, askedAt } = await read()
  if (askedAt === null) app.clock.advance(Date.parse(tomorrow ?? '') - app.clock.now())
  await app.runDue()
  await app.runDueAfter(minutes(60))
  expect((await read()).alarm?.told).toHaveLength(1)
}

test('at once: the touch of the question and the first telling', async () => {
  const family = await givenLifeFamily({ app, now: tomorrowMorning() })
  const { read, told, touch } = family
  await givenLife(family)
  for (let round = 0; round < raceRounds * 3; round++) {
    const { nextCheckAt } = await read()
    await app.runDueAfter(Date.parse(nextCheckAt ?? '') - app.clock.now())
    const before = (await told()).length
    app.clock.advance(minutes(60))
    await Promise.all([touch(), app.runDue()])
    const said = (await told()).slice(before).map((line) => line.split(' ')[0])
    // Either the sign was first, and nobody hears anything, or Anna hears both.
    expect([[], ['life_unknown', 'life_well']]).toContainEqual(said)
    expect((await read()).alarm).toBeNull()
  }
})
