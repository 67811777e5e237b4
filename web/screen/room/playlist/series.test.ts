import { expect, test } from 'vitest'
import type { ScreenItem } from '#contract/screen/screen-view.ts'
import { advancePainted as advance, item } from './given-item.ts'
import type { Turns } from './next-slide.ts'
import type { Rules } from './playlist.ts'
import { takeSeries } from './series.ts'
import { durations, initialShowing } from './showing.ts'

const anna = { name: 'Anna', profileImageUrl: null }
const ben = { name: 'Ben', profileImageUrl: null }
/** Seconds after noon. */
const sent = (id: string, after: number, sender: ScreenItem['sender'] = anna) =>
  item(id, { sender, sentAt: new Date(Date.parse('2026-11-21T12:00:00Z') + after * 1000).toISOString() })
const notYet = { turn: 0, turnOf: new Map<string, number>() }

test('pictures that somebody sent together come together, in the order in which they were sent', () => {
  const slides = [
    sent('later', 900),
    sent('c', 120),
    sent('other', 60, ben),
    sent('b', 60),
    sent('a', 0),
    sent('before', -600),
  ]
  for (const one of ['a', 'b', 'c']) expect(seriesAt(slides, one)).toEqual(['a', 'b', 'c'])
  for (const alone of ['other', 'later', 'before']) expect(seriesAt(slides, alone)).toEqual([alone])
})

test('two of the family with the same name have a series each, as far as the screen knows them apart', () => {
  const [one, other] = [
    { ...anna, id: 'one' },
    { ...anna, id: 'other' },
  ]
  const slides = [sent('d', 90, other), sent('c', 60, one), sent('b', 30, other), sent('a', 0, one)]
  expect(seriesAt(slides, 'a')).toEqual(['a', 'c'])
  expect(seriesAt(slides, 'd')).toEqual(['b', 'd'])
  // What an older release kept has no ids.
  expect(seriesAt([sent('c', 60, one), sent('b', 30), sent('a', 0)], 'a')).toEqual(['a', 'b', 'c'])
})

test('many are several series, and what came by itself not long ago is left out', () => {
  const slides = Array.from({ length: 9 }, (_, index) => sent(String(9 - index), (9 - index) * 30))
  expect(seriesAt(slides, '4')).toEqual(['1', '2', '3', '4', '5', '6'])
  expect(seriesAt(slides, '7')).toEqual(['7', '8', '9'])
  const turnOf = new Map([...slides.map(({ deliveryId }) => [deliveryId, 0] as const), ['3', 18] as const])
  expect(seriesAt(slides, '5', { turn: 20, turnOf })).toEqual(['1', '2', '4', '5', '6'])
})

test('one of a series that she loves comes more often, by itself', () => {
  const slides = ['c', 'b', 'a'].map((id, index) => ({ ...sent(id, -index), isFavourite: id === 'b' }))
  const turnOf = new Map(slides.map(({ deliveryId }) => [deliveryId, 10]))
  expect(seriesAt(slides, 'b', { turn: 20, turnOf })).toEqual(['b'])
  turnOf.set('b', 20)
  expect(seriesAt(slides, 'a', { turn: 30, turnOf })).toEqual(['a', 'b', 'c'])
})

function seriesAt(slides: ScreenItem[], one: string, turns: Turns = notYet): string[] {
  const next = slides.find(({ deliveryId }) => deliveryId === one) ?? item('')
  return takeSeries(slides, next, turns, true).map(({ deliveryId }) => deliveryId)
}

test.each([
  ['calm', 60, 30],
  ['normal', 30, 15],
  ['lively', 15, 7.5],
] as const)('at a %s pace a picture stays for %i seconds, and in a series for %d', (pace, whole, half) => {
  const items = [sent('e', 2000), sent('d', 1000), sent('c', 60), sent('b', 30), sent('a', 0)]
  const stays = staysOf({ pace })
  expect(stays.get('b')).toBe(half)
  expect(stays.get('a')).toBe(half)
  expect(stays.get('c')).toBe(whole)
  expect(stays.get('d')).toBe(whole)

  /** Seconds that each stayed in the slideshow, without the day. */
  function staysOf(rules: Rules): Map<string, number> {
    const stays = new Map<string, number>()
    let showing = advance(0, { ...initialShowing(null), touchedAt: 0 }, items, { ...rules, hasDay: false })
    let since = durations.rest
    for (let now = 500; now < durations.rest + 400_000; now += 500) {
      const next = advance(now, showing, items, { ...rules, hasDay: false })
      if (next.deliveryId !== showing.deliveryId) {
        if (showing.mode === 'slide') stays.set(showing.deliveryId ?? '', (now - since) / 1000)
        since = now
      }
      showing = next
    }
    return stays
  }
})
