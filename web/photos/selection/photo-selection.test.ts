import { expect, test } from 'vitest'
import { toggled, withRange } from './photo-selection.ts'

const order = ['a', 'b', 'c', 'd', 'e']

test('a press selects, and another one takes it out', () => {
  expect(toggled(['a'], 'b')).toEqual(['a', 'b'])
  expect(toggled(['a', 'b'], 'a')).toEqual(['b'])
})

test('a range goes in both directions, and keeps what was selected before', () => {
  expect(withRange([], order, 'b', 'd')).toEqual(['b', 'c', 'd'])
  expect(withRange(['d'], order, 'd', 'b')).toEqual(['d', 'b', 'c'])
  expect(withRange(['a', 'd'], order, 'd', 'e')).toEqual(['a', 'd', 'e'])
})

test('a range whose beginning is gone is the one photo', () => {
  expect(withRange(['a'], order, 'gone', 'c')).toEqual(['a', 'c'])
})
