import { expect, test } from 'vitest'
import { toIso } from './clock.ts'

test('an instant is printed as JavaScript prints it', () => {
  const day = 86_400_000
  const noon = Date.UTC(2026, 10, 21, 12, 34, 56, 789)
  const instants = [0, 1, day - 1, day, noon, noon + day, noon, Date.UTC(2028, 1, 29), Date.UTC(9999, 11, 31)]
  const odd = [-1, -day, Date.UTC(10_000, 0, 3, 4, 5, 6, 7), noon + 0.5]
  for (const instant of [...instants, ...odd]) expect(toIso(instant)).toBe(new Date(instant).toISOString())
  expect(toIso(null)).toBeNull()
  for (const broken of [Number.NaN, 9e15]) expect(() => toIso(broken)).toThrow(RangeError)
})
