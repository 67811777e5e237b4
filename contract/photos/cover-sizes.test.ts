import { expect, test } from 'vitest'
import { coverSizes } from './cover-sizes.ts'

const sizes = '(min-width: 1024px) 260px, 45vw'

test('a panorama is drawn wider than its box, so that a sharp enough picture is chosen', () => {
  expect(coverSizes(sizes, { width: 4000, height: 1000 })).toBe('(min-width: 1024px) 780px, 135vw')
})

test('a photo that is as wide as the box or narrower has the width of the box', () => {
  expect(coverSizes(sizes, { width: 4000, height: 3000 })).toBe(sizes)
  expect(coverSizes(sizes, { width: 3000, height: 4000 })).toBe(sizes)
})
