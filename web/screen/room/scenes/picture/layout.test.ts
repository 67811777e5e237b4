import { expect, test } from 'vitest'
import { layoutOf } from './layout.ts'

const tablet = { width: 1280, height: 800 }
const older = { width: 1024, height: 768 }
const television = { width: 1920, height: 1080 }
const upright = { width: 800, height: 1280 }
const phone = { width: 390, height: 844 }
const screens = [
  tablet,
  older,
  television,
  upright,
  phone,
  { width: 844, height: 390 },
  { width: 480, height: 480 },
]

const panorama = { width: 2400, height: 800 }
const wide = { width: 1920, height: 1080 }
const threeToTwo = { width: 1800, height: 1200 }
const fourToThree = { width: 1600, height: 1200 }
const square = { width: 1200, height: 1200 }
const tall = { width: 900, height: 1200 }
const screenshot = { width: 1170, height: 2532 }
const pictures = [panorama, wide, threeToTwo, fourToThree, square, tall, screenshot]

test('at most 12 % of a side is cut, on every screen', () => {
  for (const screen of screens) {
    for (const picture of pictures) {
      // Large letters take room from pictures, and nothing else.
      for (const leastSize of [0, 40, 88]) {
        const { width, height } = layoutOf(picture, screen, leastSize)
        const relation = picture.width / picture.height / (width / height)
        expect(1 - Math.min(relation, 1 / relation)).toBeLessThan(0.12001)
        expect(width * height).toBeGreaterThan(0)
      }
    }
  }
})

test('words have a place of their own wherever a picture does not fill the screen', () => {
  for (const screen of screens) {
    for (const picture of pictures) {
      const { layout, left, top, width, height } = layoutOf(picture, screen)
      expect(Math.min(left, top)).toBeGreaterThanOrEqual(0)
      if (layout === 'beside') expect(left + width).toBeLessThanOrEqual(0.76 * screen.width)
      if (layout === 'whole') expect(top + height).toBeLessThanOrEqual(0.65 * screen.height + 8)
    }
  }
})

test.each([
  ['a panorama', panorama, 'whole', 'whole', 'whole', 'whole'],
  ['a 16:9 picture', wide, 'cover', 'whole', 'cover', 'whole'],
  ['a 3:2 picture', threeToTwo, 'cover', 'cover', 'beside', 'whole'],
  ['a 4:3 picture', fourToThree, 'beside', 'cover', 'beside', 'whole'],
  ['a square', square, 'beside', 'beside', 'beside', 'whole'],
  ['a tall picture', tall, 'beside', 'beside', 'beside', 'whole'],
  ['a screenshot of a phone', screenshot, 'beside', 'beside', 'beside', 'whole'],
])('where %s stands', (_, picture, ...layouts) => {
  expect([tablet, older, television, upright].map((screen) => layoutOf(picture, screen).layout)).toEqual(
    layouts,
  )
})

test('nothing of a picture is under the card of a call, on every screen', () => {
  const cards = [
    { width: 321, height: 324 },
    { width: 238, height: 260 },
    { width: 461, height: 520 },
  ]
  for (const screen of screens) {
    const bands = [120, 245].map((height) => ({ width: screen.width - 60, height }))
    for (const card of [...cards, ...bands]) {
      if (card.width > screen.width || card.height > screen.height - 100) continue
      for (const picture of pictures) {
        const { layout, left, top, width, height } = layoutOf(picture, screen, 0, card)
        expect(layout).not.toBe('cover')
        expect(width * height).toBeGreaterThan(0)
        const isLeft = left + width <= screen.width - card.width
        expect(isLeft || top + height <= screen.height - card.height).toBe(true)
      }
    }
  }
})

test('a short card beside a picture, and a band below it, leave the picture more than a third of a tablet', () => {
  for (const card of [
    { width: 321, height: 324 },
    { width: 1210, height: 204 },
  ])
    for (const picture of [wide, threeToTwo, fourToThree]) {
      const { width, height } = layoutOf(picture, tablet, 0, card)
      expect((width * height) / (tablet.width * tablet.height)).toBeGreaterThan(0.36)
    }
})

test('a 4:3 picture has two thirds of a tablet and of a television', () => {
  for (const screen of [tablet, television]) {
    const { width, height } = layoutOf(fourToThree, screen)
    expect((width * height) / (screen.width * screen.height)).toBeGreaterThan(0.66)
  }
})

test('on the smallest screen a tall picture keeps a seventh beside large letters', () => {
  const screen = { width: 480, height: 320 }
  const { width, height } = layoutOf(tall, screen, 35)
  expect((width * height) / (screen.width * screen.height)).toBeGreaterThan(1 / 7)
})

test('what is cut leaves the point that matters in the middle, or as near as it can be', () => {
  const at = (x: number, y: number) => layoutOf({ ...fourToThree, focalPoint: { x, y } }, tablet).position
  expect(at(500, 500)).toBe('50% 50%')
  expect(at(50, 500)).toBe('0% 50%')
  expect(at(950, 500)).toBe('100% 50%')
})

test('a picture whose point would lie under the words does not fill the screen', () => {
  const at = (y: number, leastSize?: number) =>
    layoutOf({ ...threeToTwo, focalPoint: { x: 500, y } }, tablet, leastSize).layout
  expect(at(400)).toBe('cover')
  expect(at(680)).toBe('cover')
  expect(at(800)).toBe('beside')
  // Large letters cover more of it.
  expect(at(400, 80)).toBe('cover')
  expect(at(680, 80)).not.toBe('cover')
})

test('a picture is drawn as large as it is shown, and no larger', () => {
  expect(layoutOf(tall, tablet).drawnWidth).toBe(600)
  expect(layoutOf(panorama, tablet).drawnWidth).toBe(1280)
  expect(layoutOf(wide, tablet).drawnWidth).toBeCloseTo(1422, 0)
})
