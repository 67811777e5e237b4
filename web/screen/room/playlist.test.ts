import { expect, test } from 'vitest'
import type { ScreenItem } from '#contract/screen.ts'
import { nothingYet, type Showing, showingAt, timing, touched } from './playlist.ts'

test('what came while nobody looked is shown one by one, the oldest first', () => {
  const items = [item('c', { isNew: true }), item('b', { isNew: true }), item('a')]
  let showing = showingAt(0, nothingYet, items)
  expect(showing).toMatchObject({ deliveryId: 'b', mode: 'new' })
  showing = showingAt(timing.new - 1, showing, items)
  expect(showing.deliveryId).toBe('b')
  showing = showingAt(timing.new, showing, items)
  expect(showing).toMatchObject({ deliveryId: 'c', mode: 'new' })
})

test('the newest stays for two minutes, then the pictures pass by, one after the other and again', () => {
  const items = [item('c'), item('b'), item('a')]
  const seen: (string | null)[] = []
  let showing = showingAt(0, nothingYet, items)
  for (let now = 0; now <= timing.rest + 3 * timing.slide; now += 1000) {
    showing = showingAt(now, showing, items)
    if (seen.at(-1) !== showing.deliveryId) seen.push(showing.deliveryId)
  }
  expect(seen).toEqual(['c', 'b', 'a', 'c', 'b'])
})

test('something new interrupts the pictures that pass by at once', () => {
  const old = [item('b'), item('a')]
  const sliding: Showing = { ...showingAt(0, nothingYet, old), mode: 'slide', since: 0 }
  const showing = showingAt(1, sliding, [item('c', { isNew: true }), ...old])
  expect(showing).toMatchObject({ deliveryId: 'c', mode: 'new', since: 1 })
})

test('what was taken back is gone at once', () => {
  const showing = showingAt(0, nothingYet, [item('b'), item('a')])
  expect(showingAt(1, showing, [item('a')]).deliveryId).toBe('a')
  expect(showingAt(1, showing, []).deliveryId).toBeNull()
})

test('a delivery is new once, even when the server has not heard that it was shown', () => {
  const items = [item('b', { isNew: true }), item('a')]
  const first = showingAt(0, nothingYet, items)
  const rested = showingAt(timing.new, first, items)
  expect(rested).toMatchObject({ deliveryId: 'b', mode: 'rest' })
})

test('a touch keeps the picture that passes by', () => {
  const items = [item('b'), item('a')]
  const sliding: Showing = { ...nothingYet, deliveryId: 'a', mode: 'slide', since: 0 }
  const kept = touched(10_000, sliding)
  expect(showingAt(timing.slide + 1, kept, items).deliveryId).toBe('a')
  expect(showingAt(10_000 + timing.rest, kept, items).deliveryId).toBe('b')
})

test('messages without a picture do not pass by', () => {
  const items = [item('c', { isMessage: true }), item('b'), item('a')]
  const showing: Showing = { ...nothingYet, deliveryId: 'a', mode: 'slide', since: 0 }
  expect(showingAt(timing.slide, showing, items).deliveryId).toBe('b')
})

function item(deliveryId: string, { isNew = false, isMessage = false } = {}): ScreenItem {
  return {
    deliveryId,
    kind: isMessage ? 'test' : 'photo',
    title: null,
    sender: null,
    sentAt: '2026-11-21T10:00:00.000Z',
    shownAt: isNew ? null : '2026-11-21T10:00:01.000Z',
    picture: isMessage ? null : { url: '/', width: 4, height: 3, thumbhash: '' },
    card: null,
    answers: [],
  }
}
