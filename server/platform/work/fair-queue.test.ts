import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { fairQueue } from './fair-queue.ts'

test('keys take turns, and within a key the order is that in which the work came', async () => {
  const { add, finish, started } = givenQueue({ limit: 2 })
  for (const name of ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1']) add(name)
  for (const name of ['a1', 'a2', 'b1', 'a3', 'c1', 'b2']) await finish(name)
  expect(started).toEqual(['a1', 'a2', 'b1', 'a3', 'c1', 'b2', 'a4'])
})

test('a key whose work is running waits for those that have none', async () => {
  const { add, finish, started } = givenQueue({ limit: 2 })
  for (const name of ['a1', 'b1', 'a2', 'c1']) add(name)
  await finish('b1')
  // The key a has waited longer, but one of it is running.
  expect(started).toEqual(['a1', 'b1', 'c1'])
})

test('work that fails gives its place to the next', async () => {
  const queue = fairQueue({ limit: 1, mostOfKey: 9, most: 9, refuse: () => new Error('full') })
  const failing = queue.run('a', () => Promise.reject(new Error('broken')))
  const next = queue.run('a', async () => 'next')
  await expect(failing).rejects.toThrow('broken')
  await expect(next).resolves.toBe('next')
})

test('a key has its own bound, all have one, and who has gone through makes room', async () => {
  const { add, finish, started } = givenQueue({ limit: 1, mostOfKey: 2, most: 3 })
  for (const name of ['a1', 'a2', 'a3']) add(name)
  await expect(add('a4')).rejects.toThrow('full: key')
  add('b1')
  await expect(add('b2')).rejects.toThrow('full: all')
  // The first of a key is never refused because of others.
  add('c1')
  await expect(add('c2')).rejects.toThrow('full: all')
  for (const name of ['a1', 'a2', 'b1']) await finish(name)
  add('b3')
  for (const name of ['c1', 'a3', 'b3']) await finish(name)
  expect(started.toSorted()).toEqual(['a1', 'a2', 'a3', 'b1', 'b3', 'c1'])
})

/** The first letter of a name is its key. */
function givenQueue({
  limit,
  mostOfKey = 100,
  most = 100,
}: {
  limit: number
  mostOfKey?: number
  most?: number
}) {
  const refuse = (full: string) => new Error(`full: ${full}`)
  const queue = fairQueue({ limit, mostOfKey, most, refuse })
  const started: string[] = []
  const ends = new Map<string, () => void>()
  return {
    started,
    add(name: string): Promise<void> {
      const done = queue.run(name.charAt(0), () => {
        started.push(name)
        return new Promise<void>((resolve) => ends.set(name, resolve))
      })
      done.catch(() => {})
      return done
    },
    async finish(name: string): Promise<void> {
      // Work starts in a microtask.
      await setImmediate()
      if (!ends.has(name)) throw new Error(`${name} has not started`)
      ends.get(name)?.()
      await setImmediate()
    },
  }
}
