import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ScreenItem } from '#contract/screen/screen-view.ts'
import { canStep, type Direction, step } from './browse.ts'
import { advancePainted as advance, item } from './given-item.ts'
import { afterTouch } from './playlist.ts'
import { durations, initialShowing, presenceLasts, type Showing } from './showing.ts'

const here: Showing = { ...initialShowing(null), touchedAt: 0 }
const old = ['c', 'b', 'a'].map((id) => item(id))

test('somebody goes back to the oldest and forward to the newest, after which comes the day', () => {
  let showing = advance(0, here, old)
  expect(walk(showing, old, 'older', 4)).toEqual(['c', 'b', 'a', 'a', 'a'])
  expect(canStep(move(showing, old, 'older', 'older'), old, 'older')).toBe(false)
  showing = move(showing, old, 'older', 'newer', 'newer')
  expect(showing).toMatchObject({ deliveryId: null, mode: 'browse', dayFollows: 'c' })
  expect(canStep(showing, old, 'newer')).toBe(false)
  expect(move(showing, old, 'newer')).toBe(showing)
  expect(move(showing, old, 'older')).toMatchObject({ deliveryId: 'c', mode: 'browse' })
})

test('without the day the newest is the end', () => {
  const newest = advance(0, here, old)
  expect(canStep(newest, old, 'newer', false)).toBe(false)
  expect(step(1, newest, old, { to: 'newer', from: 'c', hasDay: false })).toBe(newest)
  expect(canStep(move(newest, old, 'older'), old, 'newer', false)).toBe(true)
})

test('recommendations and notes are on the way, test messages are not', () => {
  const items = [
    item('e', { kind: 'test' }),
    item('d', { kind: 'note' }),
    item('c', { kind: 'test' }),
    item('b', { kind: 'content' }),
    item('a'),
  ]
  expect(walk(advance(0, here, items), items, 'older', 3)).toEqual(['e', 'd', 'b', 'a'])
})

test('what comes meanwhile waits until nobody has touched the screen for a while, and is then shown as new', () => {
  const items = [item('e', { isNew: true }), item('d', { isNew: true }), ...old]
  let showing = move(advance(0, here, old), old, 'older', 'older')
  expect(advance(durations.browse - 1, showing, items)).toMatchObject({ deliveryId: 'a', mode: 'browse' })
  showing = afterTouch(20_000, showing, items, true)
  expect(advance(durations.browse, showing, items)).toMatchObject({ deliveryId: 'a', mode: 'browse' })
  showing = advance(20_000 + durations.browse, showing, items)
  expect(showing).toMatchObject({ deliveryId: 'd', mode: 'new' })
  showing = advance(20_000 + durations.browse + durations.new, showing, items)
  expect(showing).toMatchObject({ deliveryId: 'e', mode: 'new' })
})

test('an old picture stays for as long after the last step as a new one does', () => {
  const showing = move(advance(0, here, old), old, 'older')
  const resting = advance(durations.browse, showing, old)
  expect(resting).toMatchObject({ deliveryId: 'b', mode: 'rest', since: 0 })
  expect(advance(durations.rest - 1, resting, old)).toBe(resting)
  expect(advance(durations.rest, resting, old).mode).toBe('day')
})

test('from the slideshow the first step leads to what was there just before, and forward again', () => {
  const items = ['d', 'c', 'b', 'a'].map((id) => item(id, { isFavourite: id === 'a' }))
  const rest = advance(0, here, items)
  const day = advance(durations.rest, rest, items)
  expect(move(day, items, 'older').deliveryId).toBe('d')
  let showing = advance(durations.rest + durations.day, day, items)
  const first = showing.deliveryId
  showing = advance(durations.rest + durations.day + durations.slide, showing, items)
  const second = showing.deliveryId
  showing = afterTouch(durations.rest + durations.day + durations.slide + 1, showing, items, false)
  expect(move(showing, items, 'older').deliveryId).toBe(first)
  expect(move(showing, items, 'older', 'newer').deliveryId).toBe(second)
})

test('a catch-up is no end: before its first item come the older ones, and it goes on afterwards', () => {
  const items = [item('e'), item('d'), ...old]
  let showing: Showing = { ...here, touchedAt: -presenceLasts, deliveryId: 'e', missed: ['d', 'e'] }
  showing = afterTouch(0, showing, items, false)
  expect(showing).toMatchObject({ deliveryId: 'd', mode: 'catchUp' })
  const before = move(showing, items, 'older')
  expect(before).toMatchObject({ deliveryId: 'c', mode: 'browse' })
  expect(move(before, items, 'newer')).toMatchObject({
    deliveryId: 'd',
    mode: 'catchUp',
    catchUp: ['d', 'e'],
  })
  const later = advance(durations.browse, before, items)
  expect(later).toMatchObject({ deliveryId: 'e', mode: 'catchUp', catchUp: ['e'] })
})

test('a swipe that began on another picture moves nothing', () => {
  const showing = advance(0, here, old)
  expect(step(1, showing, old, { to: 'older', from: 'a' })).toBe(showing)
})

test('somebody who was away and goes back is shown first what they missed', () => {
  const showing: Showing = { ...here, deliveryId: 'c', touchedAt: -presenceLasts, missed: ['b', 'c'] }
  const pressed = afterTouch(0, showing, old, true)
  expect(step(0, pressed, old, { to: 'older', from: 'c' })).toMatchObject({
    deliveryId: 'b',
    mode: 'catchUp',
  })
})

type Event =
  | { type: 'wait'; ms: number }
  | { type: 'move'; to: Direction }
  | { type: 'send' | 'touch' | 'takeBack' }
const arbitraryEvents = fc.array(
  fc.oneof(
    fc.record({ type: fc.constant('wait' as const), ms: fc.integer({ min: 1000, max: 900_000 }) }),
    fc.record({
      type: fc.constant('move' as const),
      to: fc.constantFrom('older' as const, 'newer' as const),
    }),
    fc.record({ type: fc.constantFrom('send' as const, 'touch' as const, 'takeBack' as const) }),
  ),
  { maxLength: 60 },
)

test('whatever somebody does, everything that is sent is shown, for the first time in its order, and reported once', () => {
  fc.assert(
    fc.property(arbitraryEvents, (events) => {
      const { sent, firsts, items, showing } = live(events)
      expect(firsts).toEqual(sent.filter((id) => firsts.includes(id)))
      expect(new Set(firsts).size).toBe(firsts.length)
      const present = sent.filter((id) => items.some(({ deliveryId }) => deliveryId === id))
      expect(present.filter((id) => !firsts.includes(id))).toEqual([])
      expect(items.length === 0 || showing.deliveryId !== null || showing.mode === 'day').toBe(true)
    }),
    { numRuns: 300 },
  )
})

/** What is sent and when it is shown first; at the end nobody touches the screen for long enough. */
function live(events: Event[]) {
  let now = 0
  let items: ScreenItem[] = [item('first')]
  let showing = advance(now, here, items)
  const sent: string[] = []
  const firsts: string[] = []
  const change = (next: Showing) => {
    const shown = next.deliveryId
    if (shown !== null && shown !== 'first' && !showing.seen.has(shown)) firsts.push(shown)
    showing = next
  }
  const wait = (ms: number) => {
    for (const end = now + ms; now < end; now += 1000) change(advance(now, showing, items))
  }
  for (const event of events) {
    if (event.type === 'wait') wait(event.ms)
    if (event.type === 'move') change(step(now, showing, items, { to: event.to, from: showing.deliveryId }))
    if (event.type === 'touch') change(afterTouch(now, showing, items, false))
    if (event.type === 'takeBack') items = items.slice(1)
    if (event.type === 'send') {
      sent.push(String(sent.length))
      items = [item(String(sent.length - 1), { isNew: true }), ...items]
    }
  }
  wait(10 * 60_000 + items.length * 20_000)
  return { sent, firsts, items, showing }
}

function move(showing: Showing, items: ScreenItem[], ...steps: Direction[]): Showing {
  return steps.reduce(
    (before, to) => step(before.since, before, items, { to, from: before.deliveryId }),
    showing,
  )
}

function walk(showing: Showing, items: ScreenItem[], to: Direction, count: number): (string | null)[] {
  const shown = [showing.deliveryId]
  for (let index = 0; index < count; index++) {
    showing = move(showing, items, to)
    shown.push(showing.deliveryId)
  }
  return shown
}
