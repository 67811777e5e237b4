import fc from 'fast-check'
import { expect, test } from 'vitest'
import { namesMatch } from './name-match.ts'

test.each([
  ['Milk', 'milk'],
  ['  oat   milk', 'Oat Milk '],
  ['Crème fraîche', 'creme fraiche'],
  ['Café', 'Cafe\u0301'],
  ['ＭＩＬＫ', 'milk'],
  ['Apple', 'apples'],
  ['Tomato', 'Tomatoes'],
  ['Avocado', 'avocados'],
  ['Berry', 'berries'],
  ['Box', 'boxes'],
  ['Peach', 'Peaches'],
  ['Glass', 'Glasses'],
  ['Toothbrush', 'toothbrushes'],
  ['Key', 'keys'],
  ['oat-milk', 'Oat milk'],
])('%j is %j', (one, other) => {
  expect(namesMatch(one, other)).toBe(true)
  expect(namesMatch(other, one)).toBe(true)
})

test.each([
  ['Milk', 'Oat milk'],
  ['Milk', 'Silk'],
  ['Glas', 'Glass'],
  ['Bas', 'Bass'],
  ['Bread', 'Breadcrumbs'],
  ['Tea', 'Team'],
  ['Pe', 'Pes'],
  ['Knife', 'Knives'],
  ['牛乳', '豆乳'],
  ['7 up', '8 up'],
  ['', ''],
  ['!', '?'],
])('%j is not %j', (one, other) => {
  expect(namesMatch(one, other)).toBe(false)
  expect(namesMatch(other, one)).toBe(false)
})

test('it holds both ways, and for itself, whatever is written', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (one, other) => {
      expect(namesMatch(one, other)).toBe(namesMatch(other, one))
      expect(namesMatch(`a${one}`, `A${one}`)).toBe(true)
    }),
  )
})
