import { report, shorten } from './shorten.ts'
import { type Given, simulate } from './simulate.ts'

/** Plays the runs of these seeds. Returns what has failed, as text; '' when nothing has. The first failure is shortened. */
export async function playEach(given: Omit<Given, 'seed'>, seeds: Iterable<number>): Promise<string> {
  let said = ''
  for (const seed of seeds) {
    const outcome = await simulate({ ...given, seed })
    if (!outcome.failure) continue
    said += said
      ? `Seed ${seed}: ${outcome.failure.message}\n`
      : `${report(seed, await shorten({ ...given, seed }, outcome))}\n`
  }
  return said
}

/** From `first` to the one before `end`. */
export function* seedsFrom(first: number, end: number, step = 1): Generator<number> {
  for (let seed = first; seed < end; seed += step) yield seed
}
