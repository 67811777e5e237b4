import { expect, test } from 'vitest'
import { advancePainted as advance, item } from './given-item.ts'
import * as playlist from './playlist.ts'
import { afterFailure, afterTouch, startCatchUp, stepCatchUp } from './playlist.ts'
import { durations, initialShowing, presenceLasts, type Showing } from './showing.ts'

/** Somebody has just touched the screen, unless a test says otherwise. */
const here: Showing = { ...initialShowing(null), touchedAt: 0 }
const later = presenceLasts

test('new items are shown one by one, the oldest first', () => {
  const items = [item('c', { isNew: true }), item('b', { isNew: true }), item('a')]
  let showing = advance(0, here, items)
  expect(showing).toMatchObject({ deliveryId: 'b', mode: 'new' })
  expect(advance(durations.new - 1, showing, items).deliveryId).toBe('b')
  showing = advance(durations.new, showing, items)
  expect(showing).toMatchObject({ deliveryId: 'c', mode: 'new' })
})

test('a picture that comes in slowly has its time when it can be seen, and the next one waits for it', () => {
  const items = [item('c', { isNew: true }), item('b', { isNew: true }), item('a')]
  const loading = playlist.advance(0, { ...here, deliveryId: 'a', painted: 'a', mode: 'slide' }, items)
  expect(loading).toMatchObject({ deliveryId: 'b', mode: 'new' })
  expect(playlist.advance(59_999, loading, items)).toBe(loading)
  const painted: Showing = { ...loading, painted: 'b', since: 30_000 }
  expect(playlist.advance(30_000 + durations.new - 1, painted, items).deliveryId).toBe('b')
  expect(playlist.advance(30_000 + durations.new, painted, items).deliveryId).toBe('c')
  // One that never comes in keeps the others waiting for a minute only.
  expect(playlist.advance(60_000, loading, items).deliveryId).toBe('c')
})

test('the newest stays for two minutes, then the day, then the pictures, with the day between them', () => {
  const items = ['g', 'f', 'e', 'd', 'c', 'b', 'a'].map((id) => item(id))
  const seen: string[] = []
  let showing = advance(0, here, items)
  for (let now = 0; now <= durations.rest + 2 * durations.day + 7 * durations.slide; now += 1000) {
    showing = advance(now, showing, items)
    const shown = showing.deliveryId ?? showing.mode
    if (seen.at(-1) !== shown) seen.push(shown)
  }
  expect(seen).toEqual(['g', 'day', 'f', 'e', 'd', 'c', 'g', 'day', 'b', 'a', 'f'])
})

test('a single picture comes again after each day, and stays five times as long as a picture does', () => {
  const items = [item('a')]
  const seen: { shown: string | null; at: number }[] = []
  let showing = advance(0, here, items)
  for (let now = 0; now <= durations.rest + 2 * durations.day + 5 * durations.slide; now += 1000) {
    showing = advance(now, showing, items)
    if (seen.at(-1)?.shown !== showing.deliveryId) seen.push({ shown: showing.deliveryId, at: now })
  }
  const again = durations.rest + durations.day
  expect(seen).toEqual([
    { shown: 'a', at: 0 },
    { shown: null, at: durations.rest },
    { shown: 'a', at: again },
    { shown: null, at: again + 5 * durations.slide },
    { shown: 'a', at: again + 5 * durations.slide + durations.day },
  ])
})

test('without the day only pictures come, and one that is shown goes at once', () => {
  const items = ['c', 'b', 'a'].map((id) => item(id))
  let showing = advance(0, here, items)
  for (let now = 0; now <= durations.rest + 12 * durations.slide; now += 1000) {
    showing = advance(now, showing, items, { hasDay: false })
    expect(showing.deliveryId).not.toBeNull()
  }
  const day: Showing = { ...showing, deliveryId: null, mode: 'day', dayFollows: 'b' }
  expect(advance(day.since + 1, day, items)).toMatchObject({ deliveryId: null })
  expect(advance(day.since + 1, day, items, { hasDay: false })).toMatchObject({ deliveryId: 'c' })
  // There is nothing else to show.
  expect(advance(day.since + 1, day, [], { hasDay: false })).toMatchObject({ deliveryId: null })
})

test('what is read aloud stays until the end of the reading, and the next new one comes then', () => {
  const items = [item('c', { isNew: true }), item('b', { isNew: true }), item('a')]
  const first = advance(0, here, items)
  expect(advance(3 * durations.new, first, items, { isRead: true })).toBe(first)
  expect(advance(3 * durations.new + 1, first, items)).toMatchObject({ deliveryId: 'c', mode: 'new' })
  const sliding: Showing = { ...here, deliveryId: 'a', painted: 'a', mode: 'slide', since: 0 }
  expect(advance(1, sliding, items, { isRead: true })).toBe(sliding)
  // What was taken back goes at once, whether it is read or not.
  expect(advance(1, first, [item('a')], { isRead: true }).deliveryId).toBe('a')
})

test('a new item interrupts the slideshow at once', () => {
  const old = [item('b'), item('a')]
  const sliding: Showing = { ...here, deliveryId: 'b', mode: 'slide', since: 0 }
  const onDay: Showing = { ...here, mode: 'day', since: 0, dayFollows: 'b' }
  for (const before of [sliding, onDay]) {
    const showing = advance(1, before, [item('c', { isNew: true }), ...old])
    expect(showing).toMatchObject({ deliveryId: 'c', mode: 'new', since: 1 })
  }
})

test('an item that was taken back is removed at once; with no item left the day is shown', () => {
  const showing = advance(0, here, [item('b'), item('a')])
  expect(advance(1, showing, [item('a')]).deliveryId).toBe('a')
  const empty = advance(1, showing, [])
  expect(empty).toMatchObject({ deliveryId: null, mode: 'day' })
  expect(advance(2, empty, [item('a')])).toMatchObject({ deliveryId: 'a' })
})

test('a delivery is new once, even when the server has not heard that it was shown', () => {
  const items = [item('b', { isNew: true }), item('a')]
  const first = advance(0, here, items)
  expect(advance(durations.new, first, items)).toMatchObject({ deliveryId: 'b', mode: 'rest' })
})

test('a picture that could not be shown is still new when it can be', () => {
  const items = [item('b', { isNew: true }), item('a')]
  const first = advance(0, here, items)
  const without = advance(1, afterFailure(first, 'b'), [item('a')])
  expect(without).toMatchObject({ deliveryId: 'a' })
  expect(advance(2, without, items)).toMatchObject({ deliveryId: 'b', mode: 'new' })
})

test('a touch keeps the current picture of the slideshow', () => {
  const items = [item('b'), item('a')]
  const kept = afterTouch(10_000, { ...here, deliveryId: 'a', mode: 'slide', since: 0 }, items, false)
  expect(advance(durations.slide + 1, kept, items).deliveryId).toBe('a')
  expect(advance(10_000 + durations.rest, kept, items).mode).toBe('day')
})

test('somebody who comes back is shown all that they missed, the oldest first, once', () => {
  const items = [
    item('d', { isNew: true }),
    item('c', { isNew: true }),
    item('b', { isNew: true }),
    item('a'),
  ]
  let showing: Showing = { ...here, touchedAt: -later }
  for (const at of [0, durations.new, 2 * durations.new, 3 * durations.new])
    showing = advance(at, showing, items)
  expect(showing).toMatchObject({ deliveryId: 'd', mode: 'rest', missed: ['b', 'c', 'd'] })

  showing = afterTouch(later, showing, items, false)
  expect(showing).toMatchObject({ deliveryId: 'b', mode: 'catchUp', catchUp: ['b', 'c', 'd'], missed: [] })
  showing = stepCatchUp(later + 1, showing, items, 1)
  expect(showing.deliveryId).toBe('c')
  expect(stepCatchUp(later + 2, showing, items, -1).deliveryId).toBe('b')
  showing = advance(later + 1 + durations.catchUp, showing, items)
  expect(showing).toMatchObject({ deliveryId: 'd', mode: 'catchUp' })
  showing = advance(later + 1 + 2 * durations.catchUp, showing, items)
  expect(showing).toMatchObject({ deliveryId: 'd', mode: 'rest' })
  expect(afterTouch(3 * later, showing, items, false).mode).toBe('rest')
})

test('somebody who comes back and answers first answers what they see; the catch-up begins later', () => {
  const items = [item('c', { isNew: true }), item('b', { isNew: true }), item('a')]
  let showing: Showing = { ...here, touchedAt: -later }
  for (const at of [0, durations.new, 2 * durations.new]) showing = advance(at, showing, items)
  showing = afterTouch(later, showing, items, true)
  expect(showing).toMatchObject({ deliveryId: 'c', mode: 'answered', missed: ['b', 'c'] })
  showing = afterTouch(later + 5000, showing, items, true)
  expect(advance(later + durations.answered, showing, items)).toMatchObject({ deliveryId: 'c' })
  expect(afterTouch(later + 6000, showing, items, false)).toMatchObject({ deliveryId: 'b', mode: 'catchUp' })
  showing = advance(later + 5000 + durations.answered, showing, items)
  expect(showing).toMatchObject({ deliveryId: 'b', mode: 'catchUp', catchUp: ['b', 'c'], missed: [] })
})

test('somebody who was there the whole time has missed nothing', () => {
  const items = [item('b', { isNew: true }), item('a', { isNew: true })]
  let showing = advance(1000, here, items)
  showing = advance(1000 + durations.new, showing, items)
  expect(showing.missed).toEqual([])
})

test('no catch-up starts when the only missed picture is still on the screen', () => {
  const items = [item('b', { isNew: true }), item('a')]
  let showing = advance(0, { ...here, touchedAt: -later }, items)
  showing = advance(durations.new, showing, items)
  expect(afterTouch(later, showing, items, false)).toMatchObject({
    deliveryId: 'b',
    mode: 'rest',
    missed: [],
  })
})

test('in the morning the items of the night are shown, and count as missed until somebody is there', () => {
  const items = [item('c', { isNew: true }), item('b', { isNew: true }), item('a')]
  const evening: Showing = { ...here, touchedAt: -later, deliveryId: 'a', mode: 'slide' }
  const morning = startCatchUp(0, evening, items)
  expect(morning).toMatchObject({ deliveryId: 'b', mode: 'catchUp', catchUp: ['b', 'c'], missed: ['b', 'c'] })
  const shown = advance(durations.catchUp, morning, items)
  expect(shown).toMatchObject({ deliveryId: 'c', mode: 'catchUp' })
  expect(shown.missed).toEqual(['b', 'c'])
  expect(startCatchUp(0, evening, [item('a')])).toBe(evening)
})

test('an item that is taken back leaves the catch-up', () => {
  const showing: Showing = { ...here, deliveryId: 'a', mode: 'catchUp', catchUp: ['a', 'b', 'c'] }
  expect(stepCatchUp(1, showing, [item('c'), item('a')], 1).deliveryId).toBe('c')
  expect(advance(1, showing, [item('c'), item('b')]).deliveryId).not.toBe('a')
})

test('the slideshow has no test messages, and recommendations for three days', () => {
  const items = [item('c', { kind: 'test' }), item('b', { kind: 'content' }), item('a')]
  const at = (now: number) => {
    const showing: Showing = { ...here, deliveryId: 'a', mode: 'slide', since: now }
    return advance(now + durations.slide, showing, items).deliveryId
  }
  const sent = Date.parse(items[0]?.sentAt ?? '')
  expect(at(sent)).toBe('b')
  expect(at(sent + 3 * 86_400_000)).toBe('a')
})
