import { expect, test } from 'vitest'
import type { ScreenItem } from '#contract/screen.ts'
import { atFirst, broken, type Showing, showingAt, stepped, timing, touched, welcomed } from './playlist.ts'

/** Somebody is there at the start, unless a test says otherwise. */
const here: Showing = { ...atFirst(null), touchedAt: 0 }
const later = timing.presence

test('what came is shown one by one, the oldest first', () => {
  const items = [item('c', { isNew: true }), item('b', { isNew: true }), item('a')]
  let showing = showingAt(0, here, items)
  expect(showing).toMatchObject({ deliveryId: 'b', mode: 'new' })
  expect(showingAt(timing.new - 1, showing, items).deliveryId).toBe('b')
  showing = showingAt(timing.new, showing, items)
  expect(showing).toMatchObject({ deliveryId: 'c', mode: 'new' })
})

test('the newest stays for two minutes, then the day, then the pictures, with the day between them', () => {
  const items = ['g', 'f', 'e', 'd', 'c', 'b', 'a'].map((id) => item(id))
  const seen: string[] = []
  let showing = showingAt(0, here, items)
  for (let now = 0; now <= timing.rest + 2 * timing.day + 7 * timing.slide; now += 1000) {
    showing = showingAt(now, showing, items)
    const shown = showing.deliveryId ?? showing.mode
    if (seen.at(-1) !== shown) seen.push(shown)
  }
  expect(seen).toEqual(['g', 'day', 'f', 'e', 'd', 'c', 'b', 'day', 'a', 'g', 'f'])
})

test('something new interrupts what passes by at once', () => {
  const old = [item('b'), item('a')]
  const sliding: Showing = { ...here, deliveryId: 'b', mode: 'slide', since: 0 }
  const onDay: Showing = { ...here, mode: 'day', since: 0, round: ['b'] }
  for (const before of [sliding, onDay]) {
    const showing = showingAt(1, before, [item('c', { isNew: true }), ...old])
    expect(showing).toMatchObject({ deliveryId: 'c', mode: 'new', since: 1 })
  }
})

test('what was taken back is gone at once; without anything there is the day', () => {
  const showing = showingAt(0, here, [item('b'), item('a')])
  expect(showingAt(1, showing, [item('a')]).deliveryId).toBe('a')
  const empty = showingAt(1, showing, [])
  expect(empty).toMatchObject({ deliveryId: null, mode: 'day' })
  expect(showingAt(2, empty, [item('a')])).toMatchObject({ deliveryId: 'a' })
})

test('a delivery is new once, even when the server has not heard that it was shown', () => {
  const items = [item('b', { isNew: true }), item('a')]
  const first = showingAt(0, here, items)
  expect(showingAt(timing.new, first, items)).toMatchObject({ deliveryId: 'b', mode: 'rest' })
})

test('a picture that could not be shown is new still when it can be', () => {
  const items = [item('b', { isNew: true }), item('a')]
  const first = showingAt(0, here, items)
  const without = showingAt(1, broken(first, 'b'), [item('a')])
  expect(without).toMatchObject({ deliveryId: 'a' })
  expect(showingAt(2, without, items)).toMatchObject({ deliveryId: 'b', mode: 'new' })
})

test('a touch keeps the picture that passes by', () => {
  const items = [item('b'), item('a')]
  const kept = touched(10_000, { ...here, deliveryId: 'a', mode: 'slide', since: 0 }, items, false)
  expect(showingAt(timing.slide + 1, kept, items).deliveryId).toBe('a')
  expect(showingAt(10_000 + timing.rest, kept, items).mode).toBe('day')
})

test('who comes back goes through all that came meanwhile, from the oldest on, once', () => {
  const items = [
    item('d', { isNew: true }),
    item('c', { isNew: true }),
    item('b', { isNew: true }),
    item('a'),
  ]
  let showing: Showing = { ...here, touchedAt: -later }
  for (const at of [0, timing.new, 2 * timing.new, 3 * timing.new]) showing = showingAt(at, showing, items)
  expect(showing).toMatchObject({ deliveryId: 'd', mode: 'rest', missed: ['b', 'c', 'd'] })

  showing = touched(later, showing, items, false)
  expect(showing).toMatchObject({ deliveryId: 'b', mode: 'away', round: ['b', 'c', 'd'], missed: [] })
  showing = stepped(later + 1, showing, items, 1)
  expect(showing.deliveryId).toBe('c')
  expect(stepped(later + 2, showing, items, -1).deliveryId).toBe('b')
  showing = showingAt(later + 1 + timing.away, showing, items)
  expect(showing).toMatchObject({ deliveryId: 'd', mode: 'away' })
  showing = showingAt(later + 1 + 2 * timing.away, showing, items)
  expect(showing).toMatchObject({ deliveryId: 'd', mode: 'rest' })
  expect(touched(3 * later, showing, items, false).mode).toBe('rest')
})

test('who comes back and answers first, answers what they see; what else is new begins a moment later', () => {
  const items = [item('c', { isNew: true }), item('b', { isNew: true }), item('a')]
  let showing: Showing = { ...here, touchedAt: -later }
  for (const at of [0, timing.new, 2 * timing.new]) showing = showingAt(at, showing, items)
  showing = touched(later, showing, items, true)
  expect(showing).toMatchObject({ deliveryId: 'c', mode: 'answered', missed: ['b', 'c'] })
  showing = touched(later + 5000, showing, items, true)
  expect(showingAt(later + timing.answered, showing, items)).toMatchObject({ deliveryId: 'c' })
  expect(touched(later + 6000, showing, items, false)).toMatchObject({ deliveryId: 'b', mode: 'away' })
  showing = showingAt(later + 5000 + timing.answered, showing, items)
  expect(showing).toMatchObject({ deliveryId: 'b', mode: 'away', round: ['b', 'c'], missed: [] })
})

test('who was there the whole time has missed nothing', () => {
  const items = [item('b', { isNew: true }), item('a', { isNew: true })]
  let showing = showingAt(1000, here, items)
  showing = showingAt(1000 + timing.new, showing, items)
  expect(showing.missed).toEqual([])
})

test('one picture that is still there when somebody comes needs no round', () => {
  const items = [item('b', { isNew: true }), item('a')]
  let showing = showingAt(0, { ...here, touchedAt: -later }, items)
  showing = showingAt(timing.new, showing, items)
  expect(touched(later, showing, items, false)).toMatchObject({ deliveryId: 'b', mode: 'rest', missed: [] })
})

test('in the morning what came in the night is gone through, and stays new until somebody is there', () => {
  const items = [item('c', { isNew: true }), item('b', { isNew: true }), item('a')]
  const evening: Showing = { ...here, touchedAt: -later, deliveryId: 'a', mode: 'slide' }
  const morning = welcomed(0, evening, items)
  expect(morning).toMatchObject({ deliveryId: 'b', mode: 'away', round: ['b', 'c'], missed: ['b', 'c'] })
  const shown = showingAt(timing.away, morning, items)
  expect(shown).toMatchObject({ deliveryId: 'c', mode: 'away' })
  expect(shown.missed).toEqual(['b', 'c'])
  expect(welcomed(0, evening, [item('a')])).toBe(evening)
})

test('what is taken back leaves the round', () => {
  const showing: Showing = { ...here, deliveryId: 'a', mode: 'away', round: ['a', 'b', 'c'] }
  expect(stepped(1, showing, [item('c'), item('a')], 1).deliveryId).toBe('c')
  expect(showingAt(1, showing, [item('c'), item('b')]).deliveryId).not.toBe('a')
})

test('test messages do not pass by, and recommendations for three days', () => {
  const items = [item('c', { kind: 'test' }), item('b', { kind: 'content' }), item('a')]
  const at = (now: number) => {
    const showing: Showing = { ...here, deliveryId: 'a', mode: 'slide', since: now }
    return showingAt(now + timing.slide, showing, items).deliveryId
  }
  const sent = Date.parse(items[0]?.sentAt ?? '')
  expect(at(sent)).toBe('b')
  expect(at(sent + 3 * 86_400_000)).toBe('a')
})

function item(deliveryId: string, { isNew = false, kind = 'photo' as ScreenItem['kind'] } = {}): ScreenItem {
  return {
    deliveryId,
    kind,
    title: null,
    sender: null,
    sentAt: '2026-11-21T10:00:00.000Z',
    shownAt: isNew ? null : '2026-11-21T10:00:01.000Z',
    picture: kind === 'photo' ? { url: '/', width: 4, height: 3, thumbhash: '' } : null,
    card: null,
    answers: [],
  }
}
