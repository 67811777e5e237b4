import { expect, test } from 'vitest'
import { fitWithin } from './canvas.ts'

test('the longest side is cut to the limit, and a smaller picture keeps its size', () => {
  expect(fitWithin({ width: 8192, height: 6144 }, 4096)).toEqual({ width: 4096, height: 3072 })
  expect(fitWithin({ width: 3000, height: 12_000 }, 4096)).toEqual({ width: 1024, height: 4096 })
  expect(fitWithin({ width: 300, height: 200 }, 4096)).toEqual({ width: 300, height: 200 })
  expect(fitWithin({ width: 60_000, height: 2 }, 4096)).toEqual({ width: 4096, height: 1 })
})
