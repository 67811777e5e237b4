import { expect, test } from 'vitest'
import { givenPhoto } from '../../testing/given.ts'
import { fileName } from './download.ts'

test.each([
  ['Lunch by the sea', '2026-11-20 Lunch by the sea 1.jpg'],
  ['Ben / Anna: "us"?\n<3', '2026-11-20 Ben Anna us 3 1.jpg'],
  ['..', '2026-11-20 .. 1.jpg'],
  [null, '2026-11-20 1.jpg'],
  ['👩‍👩‍👧'.repeat(40), /^2026-11-20 .{60,130} 1\.jpg$/],
])('a picture with the caption %j has a name that every system takes', (caption, expected) => {
  expect(fileName(givenPhoto({ caption }), 0)).toEqual(
    typeof expected === 'string' ? expected : expect.stringMatching(expected),
  )
})

test('the name has the day on which it was taken', () => {
  expect(fileName(givenPhoto({ takenAt: '2024-05-01T12:34' }), 3)).toBe('2024-05-01 The garden 4.jpg')
})
