import { expect, test } from 'vitest'
import { loadOnce } from './load-once.ts'

test('what could not be loaded is tried again, and what was loaded is kept', async () => {
  let loads = 0
  const read = loadOnce(async () => {
    loads += 1
    if (loads === 1) throw new Error('too many open files')
    return loads
  })
  const both = await Promise.allSettled([read(), read()])
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(loads).toBe(1)
  expect(await Promise.all([read(), read()])).toEqual([2, 2])
  expect(await read()).toBe(2)
})
