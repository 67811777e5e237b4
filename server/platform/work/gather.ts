import { setTimeout } from 'node:timers/promises'

type Waiting<Item, Result> = PromiseWithResolvers<Result> & { item: Item }

/**
 * Makes one piece of work out of many calls: what arrives within `waitMs`, or while the work before is done, is worked on
 * together. `work` returns one result for each item, in their order; if it throws, each of these calls fails.
 */
export function gather<Item, Result>(
  waitMs: number,
  work: (items: Item[]) => Promise<Result[]>,
): (item: Item) => Promise<Result> {
  let waiting: Waiting<Item, Result>[] = []
  let before = Promise.resolve()

  async function workOnAll(): Promise<void> {
    if (waitMs > 0) await setTimeout(waitMs)
    const taken = waiting
    waiting = []
    try {
      const results = await work(taken.map(({ item }) => item))
      for (const [index, { resolve }] of taken.entries()) resolve(results[index] as Result)
    } catch (error) {
      for (const { reject } of taken) reject(error)
    }
  }

  return (item) => {
    const one = { ...Promise.withResolvers<Result>(), item }
    waiting.push(one)
    if (waiting.length === 1) before = before.then(workOnAll)
    return one.promise
  }
}
