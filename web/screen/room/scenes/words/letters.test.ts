import { expect, test } from 'vitest'
import { leastSize } from './letters.ts'

const television = { width: 1920, height: 1080 }
const tablet = { width: 1280, height: 800 }
const twoMetres = { metres: 2, inches: 24, forWeakEyes: false }

test('a capital has five millimetres for each metre', () => {
  const perMillimetre = Math.hypot(1920, 1080) / 24 / 25.4
  expect(leastSize(twoMetres, television, false) * 0.66).toBeCloseTo(10 * perMillimetre, -0.5)
  expect(leastSize({ ...twoMetres, metres: 1 }, television, false)).toBe(27)
})

test('where nobody knows the size of the screen, it is guessed by how it is used', () => {
  const one = { metres: 1, inches: null, forWeakEyes: false }
  expect(leastSize(one, tablet, true)).toBe(47)
  expect(leastSize(one, tablet, false)).toBe(28)
})

test('for weak eyes letters are larger, and never larger than a ninth of the screen', () => {
  expect(leastSize({ ...twoMetres, metres: 1, forWeakEyes: true }, television, false)).toBe(95)
  expect(leastSize({ ...twoMetres, metres: 4, forWeakEyes: true }, television, false)).toBe(118)
  expect(leastSize({ metres: 4, inches: 6, forWeakEyes: false }, { width: 390, height: 844 }, true)).toBe(50)
})

test('where nothing is set there is no least size', () => {
  expect(leastSize(undefined, tablet, true)).toBe(0)
})
