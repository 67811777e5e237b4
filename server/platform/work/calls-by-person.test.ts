import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { callsByPerson, leavePlace } from './calls-by-person.ts'

test('the many calls of one person wait, and those of another do not', async () => {
  const { call, end, started } = givenCalls()
  for (const name of ['a1', 'a2', 'a3', 'a4', 'b1']) void call(name)
  await setImmediate()
  expect(started).toEqual(['a1', 'a2', 'b1'])
  await end('a2')
  expect(started).toEqual(['a1', 'a2', 'b1', 'a3'])
})

test('a call that waits for something else holds up no other of the person', async () => {
  const { call, started } = givenCalls()
  for (const name of ['a1', 'a2', 'a3']) void call(name, leavePlace)
  await setImmediate()
  expect(started).toEqual(['a1', 'a2', 'a3'])
})

test('each call has its own outcome, and one that fails makes room', async () => {
  const run = callsByPerson({ limit: 1, mostWaiting: 9 })
  const failing = run('a', () => Promise.reject(new Error('broken')))
  const next = run('a', async () => 'next')
  await expect(failing).rejects.toThrow('broken')
  await expect(next).resolves.toBe('next')
  const broken = () => {
    throw new Error('at once')
  }
  await expect(run('a', broken)).rejects.toThrow('at once')
  await expect(run('a', async () => 'last')).resolves.toBe('last')
})

test('too many calls of one person are refused, and another is answered', async () => {
  const { call, end } = givenCalls()
  const waiting = ['a1', 'a2', 'a3', 'a4', 'a5'].map((name) => call(name))
  await expect(call('a6')).rejects.toThrow('Too many tries. Please wait 30 seconds.')
  const other = call('b1')
  await setImmediate()
  for (const name of ['b1', 'a1', 'a2', 'a3', 'a4', 'a5']) await end(name)
  await other
  await Promise.all(waiting)
})

/** The first letter of a name is the person. */
function givenCalls() {
  const run = callsByPerson({ limit: 2, mostWaiting: 3 })
  const started: string[] = []
  const ends = new Map<string, () => void>()
  return {
    started,
    call: (name: string, begin = () => {}) =>
      run(name.charAt(0), () => {
        started.push(name)
        begin()
        return new Promise<void>((resolve) => ends.set(name, resolve))
      }),
    async end(name: string): Promise<void> {
      ends.get(name)?.()
      await setImmediate()
    },
  }
}
