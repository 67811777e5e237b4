import { expect, test } from 'vitest'
import type { Room } from '#contract/room/room.ts'
import { toIso } from '../platform/clock.ts'
import type { Browser } from '../testing/browser.ts'
import { givenFamily, givenMember, givenScreen, type Person } from '../testing/given/given.ts'
import { atOnce, eachRound, pairsOf, type Verb } from '../testing/race.ts'
import { sharedTestApp } from '../testing/test-app.ts'

const app = sharedTestApp()

const name = 'The Hartleys'

type Row = {
  anna: Person
  cleo: Person
  path: string
  one: Browser
  other: Browser
  at: (ms: number) => string
}

/** Two screens and two caretakers. `at` is a time of the round: a press of an earlier one comes late. */
const verbs: Verb<Row>[] = [
  { name: 'language', call: ({ anna, path }) => anna.patch(`${path}/room`, { language: 'nl' }) },
  { name: 'chime', call: ({ cleo, path }) => cleo.patch(`${path}/room`, { chime: true, volume: 30 }) },
  {
    name: 'pause on one',
    call: ({ one, at }) => one.post('/api/screen/pause', { until: 'tomorrow', pressedAt: at(1000) }),
  },
  {
    name: 'resume on the other',
    call: ({ other, at }) => other.post('/api/screen/pause', { until: null, pressedAt: at(2000) }),
  },
  { name: 'pause from afar', call: ({ anna, path }) => anna.post(`${path}/room/pause`) },
  { name: 'resume from afar', call: ({ cleo, path }) => cleo.post(`${path}/room/resume`) },
  { name: 'touch', call: ({ one }) => one.post('/api/screen/contact', { wasTouched: true }) },
  { name: 'delete', call: ({ anna, path }) => anna.request('DELETE', path, { name }) },
]

test.each(pairsOf(verbs))('at once on one room: %s', async (_name, one, other) => {
  await eachRound(app, async () => {
    const { family, anna, path } = await givenFamily(app)
    const cleo = await givenMember(app, family, 'Cleo', 'caretaker')
    const screens = [await givenScreen(app, family), await givenScreen(app, family)] as const
    await anna.patch(`${path}/life`, { isOn: true })
    const start = app.clock.now()
    app.clock.advance(5000)
    const at = (ms: number) => toIso(start + ms)
    const row: Row = { anna, cleo, path, one: screens[0], other: screens[1], at }
    const answers = await atOnce(row, one, other)
    const done = [one, other].flatMap((verb, index) => (answers[index]?.status === 200 ? [verb.name] : []))
    const isDeleted = done.includes('delete')
    if (isDeleted) await anna.post(`${path}/restore`)
    const room = (await anna.get(`${path}/room`)).body as Room
    // What another has chosen survives.
    expect(room.language).toBe(done.includes('language') ? 'nl' : 'en')
    expect(room).toMatchObject(
      done.includes('chime') ? { chime: true, volume: 30 } : { chime: false, volume: 60 },
    )
    expect(room.questionAt).not.toBeNull()
    const isEndedAfter = done.includes('resume on the other') || done.includes('resume from afar')
    const pauses = done.filter((verb) => verb.startsWith('pause'))
    // A screen whose group is deleted reads 404, also when its press came before that.
    // The newest press counts. Those from afar are the newest, and two of the same time end as they come.
    if (pauses.includes('pause from afar') && !done.includes('resume from afar'))
      expect(room.pause).not.toBeNull()
    else if (pauses.includes('pause on one') && !isEndedAfter) expect(room.pause).not.toBeNull()
    else if (pauses.length === 0 && !isDeleted) expect(room.pause).toBeNull()
    const activity = (await anna.get(`${path}/activity`)).body as { action: string }[]
    const count = (action: string) => activity.filter((row) => row.action === action).length
    expect(count('screen_paused') - count('screen_resumed')).toBe(room.pause === null ? 0 : 1)
  })
})
