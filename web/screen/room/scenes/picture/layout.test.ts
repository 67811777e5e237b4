import { expect, test } from 'vitest'
import { layoutOf, placeOnUpright } from './layout.ts'

const tablet = { width: 1280, height: 800 }
const television = { width: 1920, height: 1080 }
const portrait = { width: 820, height: 1180 }
const phone = { width: 390, height: 844 }

test.each([
  ['a 4:3 picture', { width: 1600, height: 1200 }],
  ['a 3:2 picture', { width: 1800, height: 1200 }],
  ['a 16:9 picture', { width: 1920, height: 1080 }],
])('%s covers a tablet and a television', (_, picture) => {
  expect(layoutOf(picture, tablet).layout).toBe('cover')
  expect(layoutOf(picture, television).layout).toBe('cover')
})

test('a tall or square picture is whole beside its words', () => {
  expect(layoutOf({ width: 900, height: 1200 }, tablet)).toEqual({
    layout: 'beside',
    width: 600,
    drawnWidth: 600,
  })
  expect(layoutOf({ width: 1200, height: 1200 }, tablet)).toMatchObject({ layout: 'beside', width: 800 })
})

test('the words beside a picture keep a third of the screen', () => {
  expect(layoutOf({ width: 1250, height: 1000 }, television)).toMatchObject({ layout: 'beside', width: 1229 })
})

test('a panorama is whole over its own colours', () => {
  expect(layoutOf({ width: 1920, height: 640 }, tablet)).toMatchObject({ layout: 'whole', width: 1280 })
})

test('a screen that stands upright is covered by a tall picture, and shows a wide one whole', () => {
  expect(layoutOf({ width: 900, height: 1200 }, portrait).layout).toBe('cover')
  expect(layoutOf({ width: 1600, height: 1200 }, portrait)).toMatchObject({ layout: 'whole', width: 820 })
  expect(layoutOf({ width: 900, height: 1200 }, phone).layout).toBe('whole')
})

test('on an upright screen the words have the height below a whole picture', () => {
  // 836 pixels wide with the edges, so 627 high, in 1196.
  expect(placeOnUpright({ width: 1600, height: 1200 }, portrait)).toEqual({ top: 0, below: 569 })
  expect(placeOnUpright({ width: 1200, height: 1200 }, portrait)).toEqual({ top: 0, below: 360 })
  expect(placeOnUpright({ width: 1600, height: 1200 }, phone)).toEqual({ top: 32, below: 523 })
  // Covered, beside its words, or higher than the screen.
  expect(placeOnUpright({ width: 900, height: 1200 }, portrait)).toBeNull()
  expect(placeOnUpright({ width: 900, height: 1200 }, tablet)).toBeNull()
  expect(placeOnUpright({ width: 400, height: 1200 }, portrait)).toBeNull()
})
