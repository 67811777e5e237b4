import { expect, test } from 'vitest'
import type { ScreenItem } from '#contract/screen.ts'
import { stillThere, withOnTop } from './layers.ts'

const [a, b, c] = ['a', 'b', 'c'].map((deliveryId) => ({ deliveryId }) as ScreenItem) as [
  ScreenItem,
  ScreenItem,
  ScreenItem,
]

test('below a picture is only the one before it', () => {
  expect(withOnTop(c, withOnTop(b, [a]))).toEqual([b, c])
  expect(withOnTop(b, [a, b])).toEqual([a, b])
})

test('what was taken back is not below the next picture while that one loads', () => {
  expect(stillThere(withOnTop(b, [a]), [b])).toEqual([b])
  expect(stillThere(withOnTop(b, [a]), [b, a])).toEqual([a, b])
})
