import { expect, test } from 'vitest'
import { daysAfter, wallClock } from '#contract/platform/wall-clock.ts'
import { type Family, givenFamily } from '../testing/given/given.ts'
import { givenVisit, readVisits } from '../testing/given/given-visit.ts'
import { atOnce, pairsOf, raceRounds, type Verb } from '../testing/race.ts'
import { listActions } from '../testing/seen.ts'
import { sharedTestApp } from '../testing/test-app.ts'

const app = sharedTestApp()

type Row = { family: Family; path: string; date: string }

const changed = (who: string) => (row: Row) =>
  row.family.anna.request('PUT', row.path, {
    who,
    date: row.date,
    time: '15:00',
    repeats: 'daily',
    revision: 1,
  })

const verbs: Verb<Row>[] = [
  { name: 'change it', call: changed('Tom') },
  { name: 'change it otherwise', call: changed('Mia') },
  { name: 'delete', call: ({ family, path }) => family.anna.delete(path) },
  { name: 'restore', call: ({ family, path }) => family.anna.post(`${path}/restore`) },
  { name: 'skip', call: ({ family, path, date }) => family.anna.request('PUT', `${path}/skips/${date}`) },
  { name: 'unskip', call: ({ family, path, date }) => family.anna.delete(`${path}/skips/${date}`) },
]

test.each(pairsOf(verbs))('a visit survives at once: %s', async (_name, one, other) => {
  const family = await givenFamily(app)
  const date = daysAfter(wallClock(app.clock.now(), 'Europe/Berlin').date, 1)
  for (let round = 0; round < raceRounds; round++) {
    const { id } = await givenVisit(family.anna, family.path, { date, repeats: 'daily' })
    const before = await listActions(family.anna, family.path)
    const answers = await atOnce({ family, date, path: `${family.path}/visits/${id}` }, one, other)
    const done = [one, other].map(({ name }, index) => (answers[index]?.status === 200 ? name : null))
    const count = (name: string) => done.filter((each) => each === name).length
    const { list } = await readVisits(family.anna, family.path)
    const visit = list.visits.find((each) => each.id === id)
    const first = list.occurrences.find((each) => each.visitId === id && each.date === date)
    // Of two who change the same revision, or delete it, one wins, and the other is told.
    expect(count('change it') + count('change it otherwise')).toBeLessThanOrEqual(1)
    expect(count('delete')).toBeLessThanOrEqual(1)
    if (visit && count('change it')) expect(visit).toMatchObject({ who: 'Tom', revision: 2 })
    if (visit && count('change it otherwise')) expect(visit).toMatchObject({ who: 'Mia', revision: 2 })
    if (count('delete') && !count('restore')) expect(visit).toBeUndefined()
    if (visit && count('skip') && !count('unskip')) expect(first?.isSkipped).toBe(true)
    // What was done twice is recorded once.
    const actions = (await listActions(family.anna, family.path)).slice(0, -before.length || undefined)
    for (const action of ['visit_skipped', 'visit_removed'])
      expect(actions.filter((each) => each === action).length).toBeLessThanOrEqual(1)
    if (visit) await family.anna.delete(`${family.path}/visits/${id}`)
  }
})
