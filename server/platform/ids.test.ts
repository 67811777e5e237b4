import { expect, test } from 'vitest'
import { newId } from './ids.ts'

test('ids are UUIDs of version 7 with the present time, and sort as they were made, also within a millisecond', () => {
  const before = Date.now()
  const ids = Array.from({ length: 10_000 }, newId)
  const after = Date.now()
  expect(ids.toSorted()).toEqual(ids)
  expect(new Set(ids).size).toBe(ids.length)
  for (const id of ids)
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  const times = ids.map((id) => Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16))
  expect(times[0]).toBeGreaterThanOrEqual(before)
  // A few milliseconds ahead where more than 4096 are made in one.
  expect(times.at(-1)).toBeLessThanOrEqual(after + 3)
})
