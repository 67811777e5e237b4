import { expect, test } from 'vitest'
import type { FilmFacts } from '../film/film-message.ts'
import { firstCut, movedEnd, movedStart } from './cut.ts'

/** A minute and a half, with a key picture every two seconds. */
const copied: FilmFacts = {
  duration: 90,
  keys: Array.from({ length: 45 }, (_, index) => index * 2),
  canEncode: false,
  sound: 'kept',
}
const encoded = { ...copied, keys: [], canEncode: true }

test('a cut has half a minute at most, and at first the beginning', () => {
  expect(firstCut(copied)).toEqual({ from: 0, to: 30 })
  expect(firstCut({ ...copied, duration: 12 })).toEqual({ from: 0, to: 12 })
})

test('moved, it keeps its length where there is room', () => {
  expect(movedStart({ from: 0, to: 30 }, 20.5, encoded)).toEqual({ from: 20.5, to: 50.5 })
  expect(movedStart({ from: 0, to: 30 }, 80, encoded)).toEqual({ from: 80, to: 90 })
  expect(movedStart({ from: 0, to: 30 }, 90, encoded)).toEqual({ from: 89, to: 90 })
})

test('where pictures are copied it begins at a key picture, in the direction in which it is moved', () => {
  expect(movedStart({ from: 0, to: 30 }, 0.25, copied)).toEqual({ from: 2, to: 32 })
  expect(movedStart({ from: 10, to: 30 }, 9.75, copied)).toEqual({ from: 8, to: 28 })
  expect(movedStart({ from: 86, to: 90 }, 90, copied)).toEqual({ from: 88, to: 90 })
})

test('where the browser can encode, a key picture far away is no reason to begin there', () => {
  const rare = { ...copied, keys: [0, 60], canEncode: true }
  expect(movedStart({ from: 0, to: 30 }, 20, rare)).toEqual({ from: 20, to: 50 })
  expect(movedStart({ from: 0, to: 30 }, 59.5, rare)).toEqual({ from: 60, to: 90 })
})

test('an end that is too far takes the start along, and one that is too near, too', () => {
  expect(movedEnd({ from: 0, to: 30 }, 50, encoded)).toEqual({ from: 20, to: 50 })
  expect(movedEnd({ from: 0, to: 30 }, 51, copied)).toEqual({ from: 22, to: 51 })
  expect(movedEnd({ from: 20, to: 30 }, 10, encoded)).toEqual({ from: 9, to: 10 })
  expect(movedEnd({ from: 20, to: 30 }, 25, encoded)).toEqual({ from: 20, to: 25 })
  expect(movedEnd({ from: 0, to: 30 }, 0, encoded)).toEqual({ from: 0, to: 1 })
})

test('a cut is never shorter than a second, wherever its key pictures are', () => {
  const short = { ...copied, duration: 10.2, keys: Array.from({ length: 11 }, (_, index) => index) }
  for (const canEncode of [false, true])
    expect(movedStart({ from: 0, to: 10.2 }, 10.2, { ...short, canEncode })).toEqual({ from: 9, to: 10.2 })
  expect(movedEnd({ from: 0, to: 30 }, 40.2, { ...copied, keys: [0, 20, 40] })).toEqual({
    from: 20,
    to: 40.2,
  })
})

test('where key pictures are rarer than half a minute, a cut is no longer than that', () => {
  const rare = { ...copied, keys: [0, 40] }
  expect(movedEnd({ from: 0, to: 30 }, 35, rare)).toEqual({ from: 0, to: 30 })
  expect(movedEnd({ from: 0, to: 30 }, 41, rare)).toEqual({ from: 40, to: 41 })
})
