import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSameName } from './same-name.ts'

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
  expect(isSameName(one, other)).toBe(true)
  expect(isSameName(other, one)).toBe(true)
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
  expect(isSameName(one, other)).toBe(false)
  expect(isSameName(other, one)).toBe(false)
})

test('it holds both ways, and for itself, whatever is written', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (one, other) => {
      expect(isSameName(one, other)).toBe(isSameName(other, one))
      expect(isSameName(`a${one}`, `A${one}`)).toBe(true)
    }),
  )
})
