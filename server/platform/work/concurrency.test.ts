import { expect, test } from 'vitest'
import { atMost, oneForEach } from './concurrency.ts'

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

test('who comes when the line is full is asked to come back, and the line goes on', async () => {
  const oneAtATime = atMost(1, { mostWaiting: 2 })
  const { promise: first, resolve: finish } = Promise.withResolvers<void>()
  const accepted = [oneAtATime(() => first), oneAtATime(async () => {}), oneAtATime(async () => {})]
  await expect(oneAtATime(async () => {})).rejects.toMatchObject({ status: 429, retryAfterSeconds: 30 })
  finish()
  await Promise.all(accepted)
  await expect(oneAtATime(async () => 'later')).resolves.toBe('later')
})

test('one at a time for the same key, and other keys do not wait', async () => {
  const oneOf = oneForEach()
  const log: string[] = []
  const work = (name: string, ms: number) => async () => {
    log.push(`${name} begins`)
    await new Promise((resolve) => setTimeout(resolve, ms))
    log.push(`${name} ends`)
    if (name === 'a') throw new Error('a failed')
  }
  const done = [oneOf('x', work('a', 20)), oneOf('x', work('b', 0)), oneOf('y', work('c', 0))]
  await Promise.allSettled(done)
  expect(log).toEqual(['a begins', 'c begins', 'c ends', 'a ends', 'b begins', 'b ends'])
})
