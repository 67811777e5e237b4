import { expect, test } from 'vitest'
import { limitConcurrency, serializeByKey } from './concurrency.ts'

test('two at once, the rest in line, and a failure holds up nobody', async () => {
  const oneOfTwo = limitConcurrency(2)
  const log: string[] = []
  let running = 0
  let peak = 0
  const work = (name: string) => async () => {
    peak = Math.max(peak, ++running)
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
  expect(peak).toBe(2)
})

test('who comes when the line is full is asked to come back, and the line goes on', async () => {
  const lockKeys = limitConcurrency(1, { maxWaiting: 2 })
  const { promise: first, resolve: finish } = Promise.withResolvers<void>()
  const accepted = [lockKeys(() => first), lockKeys(async () => {}), lockKeys(async () => {})]
  await expect(lockKeys(async () => {})).rejects.toMatchObject({ status: 429, retryAfterSeconds: 30 })
  finish()
  await Promise.all(accepted)
  await expect(lockKeys(async () => 'later')).resolves.toBe('later')
})

test('one at a time for the same key, and other keys do not wait', async () => {
  const oneOf = serializeByKey()
  const log: string[] = []
  const { promise: mayEnd, resolve: letEnd } = Promise.withResolvers<void>()
  const work = (name: string, until?: Promise<void>) => async () => {
    log.push(`${name} begins`)
    await until
    log.push(`${name} ends`)
    if (name === 'a') throw new Error('a failed')
  }
  const done = [oneOf('x', work('a', mayEnd)), oneOf('x', work('b')), oneOf('y', work('c'))]
  await done[2]
  letEnd()
  await Promise.allSettled(done)
  expect(log).toEqual(['a begins', 'c begins', 'c ends', 'a ends', 'b begins', 'b ends'])
})
