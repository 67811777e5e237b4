import { type Given, type Outcome, simulate } from './simulate.ts'

/** The same failure with as few acts as can be found in some tries. */
export async function shorten(given: Given, found: Outcome): Promise<Outcome> {
  const without = new Set<number>()
  let shortest = found
  for (let size = Math.ceil(found.acts.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    const numbers = shortest.acts.map(({ number }) => number)
    for (let from = 0; from < numbers.length; from += size) {
      const left = new Set([...without, ...numbers.slice(from, from + size)])
      const outcome = await simulate({ ...given, without: left })
      if (outcome.failure === null || nameOf(outcome) !== nameOf(found)) continue
      for (const number of left) without.add(number)
      shortest = outcome
    }
  }
  return shortest
}

function nameOf({ failure }: Outcome): string | undefined {
  return failure && 'invariant' in failure ? String(failure.invariant) : failure?.message
}

/** What is printed of a run that failed. */
export function report(seed: number, { failure, trace }: Outcome): string {
  const what = failure?.name === 'Broken' ? failure.message : failure?.stack
  return `${trace.join('\n')}\n\nSeed ${seed}: ${what}\nPlay it again: npm run simulate -- --seed ${seed}`
}
