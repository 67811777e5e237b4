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
])('%j matches %j', (name, other) => {
  expect(namesMatch(name, other)).toBe(true)
  expect(namesMatch(other, name)).toBe(true)
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
])('%j does not match %j', (name, other) => {
  expect(namesMatch(name, other)).toBe(false)
  expect(namesMatch(other, name)).toBe(false)
})

test('matching is symmetric and ignores case for every text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (name, other) => {
      expect(namesMatch(name, other)).toBe(namesMatch(other, name))
      expect(namesMatch(`a${name}`, `A${name}`)).toBe(true)
    }),
  )
})
