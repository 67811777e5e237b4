import { expect, test } from 'vitest'
import { gather } from './gather.ts'

test('what arrives while the work before is done is worked on together, each with its own result', async () => {
  const batches: number[][] = []
  const gate = Promise.withResolvers<void>()
  const double = gather(0, async (numbers: number[]) => {
    batches.push(numbers)
    await gate.promise
    return numbers.map((number) => number * 2)
  })
  const first = double(1)
  await expect.poll(() => batches).toEqual([[1]])
  const others = [double(2), double(3)]
  gate.resolve()
  expect(await Promise.all([first, ...others])).toEqual([2, 4, 6])
  expect(batches).toEqual([[1], [2, 3]])
})

test('if the work fails, all of its calls fail, and the next ones do not', async () => {
  let isBroken = true
  const work = gather(1, async (numbers: number[]) => {
    if (isBroken) throw new Error('broken')
    return numbers
  })
  const results = await Promise.allSettled([work(1), work(2)])
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  isBroken = false
  expect(await work(3)).toBe(3)
})
