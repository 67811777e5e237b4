import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { fairQueue, type Turn } from './fair-queue.ts'

test('owners take turns, and within one person the order is that in which the work came', async () => {
  const { add, finish, started } = givenQueue({ limit: 2 })
  for (const name of ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1']) add(name)
  for (const name of ['a1', 'a2', 'b1', 'c1', 'b2', 'a3']) await finish(name)
  expect(started).toEqual(['a1', 'a2', 'b1', 'c1', 'b2', 'a3', 'a4'])
})

test('who has work running waits for those who have none', async () => {
  const { add, finish, started } = givenQueue({ limit: 2 })
  for (const name of ['a1', 'b1', 'a2', 'c1']) add(name)
  await finish('b1')
  // The owner a has waited longer, but one piece of a is running.
  expect(started).toEqual(['a1', 'b1', 'c1'])
})

test('a person with many groups has the turns of one person', async () => {
  const { addTurn, finish, started } = givenQueue({ limit: 1 })
  for (let group = 0; group < 200; group++) addTurn(['mallory', `group ${group}`, 'mallory'], `m${group}`)
  for (const name of ['o1', 'o2']) addTurn(['olga', 'family', 'olga'], name)
  for (const name of ['m0', 'o1', 'm1', 'o2']) await finish(name)
  expect(started).toEqual(['m0', 'o1', 'm1', 'o2', 'm2'])
})

test('in a group its members take turns, and of an owner the groups do', async () => {
  const { addTurn, finish, started } = givenQueue({ limit: 1 })
  for (const name of ['b1', 'b2', 'b3']) addTurn(['anna', 'family', 'ben'], name)
  addTurn(['anna', 'family', 'cleo'], 'c1')
  addTurn(['anna', 'other family', 'dora'], 'd1')
  for (const name of ['b1', 'd1', 'c1', 'b2']) await finish(name)
  expect(started).toEqual(['b1', 'd1', 'c1', 'b2', 'b3'])
})

test('who brings long work gets fewer turns', async () => {
  const { add, finish, started } = givenQueue({ limit: 1 })
  for (const name of ['a1', 'a2', 'b1', 'b2', 'b3', 'b4']) add(name)
  await finish('a1', 25)
  for (const name of ['b1', 'b2', 'b3']) await finish(name, 10)
  // Now b has used thirty, and a twenty-five.
  expect(started).toEqual(['a1', 'b1', 'b2', 'b3', 'a2'])
})

test('who is new begins beside the one who has used the least', async () => {
  const { add, finish, started } = givenQueue({ limit: 1 })
  for (const name of ['a1', 'a2', 'a3', 'b1', 'b2', 'b3']) add(name)
  for (const name of ['a1', 'b1']) await finish(name, 50)
  for (const name of ['c1', 'c2', 'c3']) add(name)
  for (const name of ['a2', 'b2', 'c1']) await finish(name, 50)
  expect(started).toEqual(['a1', 'b1', 'a2', 'b2', 'c1', 'a3'])
})

test('work that fails gives its place to the next', async () => {
  const queue = fairQueue({ limit: 1, mostOfOwner: 9, most: 9, refuse: () => new Error('full') })
  const failing = queue.run(turnOf('a'), () => Promise.reject(new Error('broken')))
  const next = queue.run(turnOf('a'), async () => 'next')
  await expect(failing).rejects.toThrow('broken')
  await expect(next).resolves.toBe('next')
})

test('an owner has a bound, all have one, and who has gone through makes room', async () => {
  const { add, finish, started } = givenQueue({ limit: 1, mostOfOwner: 2, most: 3 })
  for (const name of ['a1', 'a2', 'a3']) add(name)
  await expect(add('a4')).rejects.toThrow('full: owner')
  add('b1')
  await expect(add('b2')).rejects.toThrow('full: all')
  // The first of an owner is never refused because of others.
  add('c1')
  await expect(add('c2')).rejects.toThrow('full: all')
  for (const name of ['a1', 'b1', 'c1']) await finish(name)
  add('b3')
  for (const name of ['a2', 'b3', 'a3']) await finish(name)
  expect(started.toSorted()).toEqual(['a1', 'a2', 'a3', 'b1', 'b3', 'c1'])
})

/** The first letter of a name is its owner. Work takes as many milliseconds as `finish` says, by a clock of the test. */
function givenQueue({
  limit,
  mostOfOwner = 1000,
  most = 1000,
}: {
  limit: number
  mostOfOwner?: number
  most?: number
}) {
  let time = 0
  const refuse = (full: string) => new Error(`full: ${full}`)
  const queue = fairQueue({ limit, mostOfOwner, most, refuse, now: () => time })
  const started: string[] = []
  const ends = new Map<string, () => void>()
  function addTurn(turn: Turn, name: string): Promise<void> {
    const done = queue.run(turn, () => {
      started.push(name)
      return new Promise<void>((resolve) => ends.set(name, resolve))
    })
    done.catch(() => {})
    return done
  }
  return {
    started,
    addTurn,
    add: (name: string) => addTurn(turnOf(name.charAt(0)), name),
    async finish(name: string, took = 10): Promise<void> {
      // Work starts in a microtask.
      await setImmediate()
      if (!ends.has(name)) throw new Error(`${name} has not started`)
      time += took
      ends.get(name)?.()
      await setImmediate()
    },
  }
}

function turnOf(owner: string): Turn {
  return [owner, 'group', 'person']
}
