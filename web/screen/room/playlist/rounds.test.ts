import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ScreenItem } from '#contract/screen/screen-view.ts'
import { item } from './given-item.ts'
import { nextInRound } from './rounds.ts'

const heart = { kind: 'heart' as const, text: null, at: '2026-11-21T11:00:00.000Z' }
/** Some of them are loved, in either of the two ways that say so, and some are of this day. */
const arbitraryItems = fc
  .array(fc.record({ loved: fc.constantFrom('no', 'here', 'elsewhere'), isOfThisDay: fc.boolean() }), {
    minLength: 1,
    maxLength: 30,
  })
  .map((kinds) =>
    kinds.map(({ loved, isOfThisDay }, index) =>
      item(String(index), {
        answers: loved === 'here' ? [heart] : [],
        isFavourite: loved === 'elsewhere',
        yearsAgo: isOfThisDay ? 3 : null,
      }),
    ),
  )

test('everything comes round, and nothing twice in a row while there are others', () => {
  fc.assert(
    fc.property(arbitraryItems, fc.boolean(), (items, hasFavourites) => {
      const shown = show(items, 6 * items.length, hasFavourites)
      if (items.length === 1) {
        expect(shown).toEqual([])
        return
      }
      expect(new Set(shown.slice(0, 2 * items.length)).size).toBe(items.length)
      // A round has at most each item twice. This part holds a whole one, wherever it begins.
      expect(new Set(shown.slice(2 * items.length)).size).toBe(items.length)
      expect(shown.filter((id, index) => id === shown[index - 1])).toEqual([])
    }),
  )
})

test('favourites come about twice as often as others, spread over the round', () => {
  fc.assert(
    fc.property(arbitraryItems, (all) => {
      const items = all.map((item) => ({ ...item, yearsAgo: null }))
      const favourites = items.filter(isLoved).map(({ deliveryId }) => deliveryId)
      fc.pre(items.length >= 4)
      const rounds = 10
      const shown = show(items, rounds * (items.length + favourites.length))
      for (const { deliveryId } of items) {
        const wanted = favourites.includes(deliveryId) ? 2 * rounds : rounds
        const count = shown.filter((id) => id === deliveryId).length
        expect(Math.abs(count - wanted), deliveryId).toBeLessThanOrEqual(rounds / 5)
      }
    }),
  )
})

test('where the family has switched it off, favourites come as often as others', () => {
  const items = ['a', 'b', 'c', 'd'].map((id) => item(id, { isFavourite: id === 'c' }))
  expect(show(items, 8, false)).toEqual(['b', 'c', 'd', 'a', 'b', 'c', 'd', 'a'])
  expect(show(items, 10, true)).toEqual(['b', 'c', 'd', 'a', 'c', 'd', 'a', 'c', 'b', 'c'])
})

test('pictures of this day in earlier years come first in every round', () => {
  const items = ['a', 'b', 'c', 'd', 'e'].map((id) => item(id, { yearsAgo: id === 'd' ? 3 : null }))
  expect(show(items, 10)).toEqual(['d', 'b', 'c', 'e', 'a', 'd', 'b', 'c', 'e', 'a'])
})

test('a round goes on after an item was taken back, and after a new one has come', () => {
  const items = ['b', 'c', 'd', 'e'].map((id) => item(id))
  const { round } = nextInRound([], items, 'b', true)
  expect(round).toEqual(['d', 'e', 'b'])
  const changed = [item('a'), ...items.filter(({ deliveryId }) => deliveryId !== 'd')]
  expect(nextInRound(round, changed, 'a', true)).toMatchObject({ next: { deliveryId: 'e' }, round: ['b'] })
})

/** The deliveries that follow the first one. */
function show(items: ScreenItem[], count: number, hasFavourites = true): string[] {
  const shown: string[] = []
  let current = items[0]?.deliveryId ?? null
  let round: string[] = []
  for (let index = 0; index < count; index++) {
    const step = nextInRound(round, items, current, hasFavourites)
    if (!step.next) break
    round = step.round
    current = step.next.deliveryId
    shown.push(current)
  }
  return shown
}

function isLoved({ isFavourite, answers }: ScreenItem): boolean {
  return isFavourite === true || answers.length > 0
}
