/** Chance that a seed repeats. */
export type Chance = {
  /** From 0 up to `below`, without it. */
  int(below: number): number
  pick<T>(choices: readonly T[]): T
}

/** A linear congruential generator with a mixed output: quick, and good enough to choose what to try. */
export function chanceOf(seed: number): Chance {
  let state = seed >>> 0
  const next = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    const mixed = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d)
    return ((mixed ^ (mixed >>> 12)) >>> 0) / 2 ** 32
  }
  const int = (below: number) => Math.floor(next() * below)
  return { int, pick: (choices) => choices[int(choices.length)] as (typeof choices)[number] }
}

export function newSeed(): number {
  return Math.floor(Math.random() * 2 ** 31)
}
