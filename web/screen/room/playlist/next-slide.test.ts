import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ScreenItem } from '#contract/screen/screen-view.ts'
import { item } from './given-item.ts'
import { nextSlide } from './next-slide.ts'

const heart = { kind: 'heart' as const, text: null, at: '2026-11-21T11:00:00.000Z' }
/** Some of them are loved, in either of the two ways that say so, some are of this day, and some are no pictures. */
const arbitraryItems = fc
  .array(
    fc.record({
      kind: fc.constantFrom('photo' as const, 'photo' as const, 'note' as const),
      loved: fc.constantFrom('no', 'no', 'here', 'elsewhere'),
      isOfThisDay: fc.boolean(),
    }),
    { minLength: 2, maxLength: 40 },
  )
  .map((kinds) =>
    kinds.map(({ kind, loved, isOfThisDay }, index) =>
      item(String(index), {
        kind,
        answers: loved === 'here' ? [heart] : [],
        isFavourite: loved === 'elsewhere',
        yearsAgo: isOfThisDay ? 3 : null,
      }),
    ),
  )

const many = (count: number, given: Partial<ScreenItem> = {}, name = 'p') =>
  Array.from({ length: count }, (_, index) => item(`${name}${index}`, given))

test('nothing comes twice in a row, and everything again within a bounded number of turns', () => {
  fc.assert(
    fc.property(arbitraryItems, fc.boolean(), (items, hasFavourites) => {
      const shown = show(items, 1200, hasFavourites)
      expect(shown).toHaveLength(1200)
      expect(shown.filter((id, index) => id === shown[index - 1])).toEqual([])
      // With hearts, the newest and this day the weights are at most four times the number; of three slides one may be words.
      for (const { deliveryId } of items)
        expect(longestGap(shown, deliveryId)).toBeLessThanOrEqual(5 * items.length)
    }),
    { numRuns: 3000 },
  )
})

test('a picture without a weight comes again after as many turns as all have weights together', () => {
  const items = many(40).map((picture, index) => ({ ...picture, isFavourite: index % 10 === 9 }))
  const shown = show(items, 3000)
  // Ten of the newest and four that she loves, of which one is among the newest: 14 more than 40.
  for (const { deliveryId } of items) expect(longestGap(shown, deliveryId)).toBeLessThanOrEqual(54 + 5)
})

test('the newest and what she loves come twice as often, and both three times', () => {
  const items = many(40).map((picture, index) => ({ ...picture, isFavourite: index === 0 || index === 30 }))
  const times = timesIn(show(items, 10 * 52))
  const [plain, loved, newest, both] = ['p20', 'p30', 'p5', 'p0'].map((id) => times.get(id) ?? 0)
  expect([plain, loved, newest, both].map((count) => Math.round((count ?? 0) / 10))).toEqual([1, 2, 2, 3])
})

test('where the family has switched it off, what she loves comes as often as the others', () => {
  const items = ['a', 'b', 'c'].map((id) => item(id, { isFavourite: id === 'c' }))
  expect(show(items, 6, false)).toEqual(['b', 'c', 'a', 'b', 'c', 'a'])
  const times = timesIn(show(items, 40, true))
  expect(times.get('c')).toBeGreaterThan(1.5 * (times.get('a') ?? 0))
})

test('pictures of this day come twice as often, beside however many newer ones', () => {
  const items = [...many(50), item('three years', { yearsAgo: 3 })]
  const times = timesIn(show(items, 10 * 61))
  expect(times.get('three years')).toBeGreaterThanOrEqual(19)
})

test('two pictures come between two cards or notes, however many of those there are', () => {
  const items = [...many(20, { kind: 'note' }, 'n'), ...many(3)]
  const kinds = show(items, 300).map((id) => (id.startsWith('n') ? 'note' : 'photo'))
  expect(kinds.join(' ')).not.toMatch(/note (photo )?note/)
  expect(longestGap(show(items, 300), 'n19')).toBeLessThanOrEqual(3 * 20 + 3)
})

test('one picture and one note take turns, and notes alone follow each other', () => {
  expect(show([item('n', { kind: 'note' }), item('p')], 4)).toEqual(['p', 'n', 'p', 'n'])
  expect(show(many(2, { kind: 'note' }, 'n'), 3)).toEqual(['n1', 'n0', 'n1'])
  expect(show([item('alone')], 2)).toEqual([])
})

test('what was on the screen for another reason does not come again at once', () => {
  const items = many(4)
  const turnOf = new Map([
    ['p1', 1],
    ['p2', 9],
    ['p3', 3],
  ])
  expect(
    nextSlide(items, { turn: 10, turnOf: new Map([...turnOf, ['p0', 10]]) }, 'p0', true)?.deliveryId,
  ).toBe('p1')
})

/** The deliveries that follow the first one. */
function show(items: ScreenItem[], count: number, hasFavourites = true): string[] {
  const shown: string[] = []
  let current = items[0]?.deliveryId ?? ''
  const turnOf = new Map([[current, 1]])
  for (let turn = 1; turn <= count; turn++) {
    const next = nextSlide(items, { turn, turnOf }, current, hasFavourites)
    if (!next) break
    current = next.deliveryId
    turnOf.set(current, turn + 1)
    shown.push(current)
  }
  return shown
}

/** Turns between two sights, or from the beginning to the first and from the last to the end. */
function longestGap(shown: string[], id: string): number {
  const places = [-1, ...shown.flatMap((other, index) => (other === id ? index : [])), shown.length]
  return Math.max(...places.slice(1).map((place, index) => place - (places[index] ?? 0)))
}

function timesIn(shown: string[]): Map<string, number> {
  return new Map([...Map.groupBy(shown, (id) => id)].map(([id, sights]) => [id, sights.length]))
}
