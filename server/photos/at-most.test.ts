import { expect, test } from 'vitest'
import { atMost } from './at-most.ts'

test('two at once, the rest in line, and a failure holds up nobody', async () => {
  const oneOfTwo = atMost(2)
  const log: string[] = []
  let running = 0
  let most = 0
  const work = (name: string) => async () => {
    most = Math.max(most, ++running)
    await new Promise((resolve) => setTimeout(resolve, 5))
    running--
    log.push(name)
    if (name === 'b') throw new Error('b failed')
    return name
  }
  const done = await Promise.allSettled(['a', 'b', 'c', 'd', 'e'].map((name) => oneOfTwo(work(name))))
  expect(done.map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
    'fulfilled',
  ])
  expect(log).toEqual(['a', 'b', 'c', 'd', 'e'])
  expect(most).toBe(2)
})
