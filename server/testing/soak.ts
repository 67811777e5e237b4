/**
 * How much a run tries. `npm test`, which people wait for, tries each promise on what tells most. `.ci/run` sets SWEEP and
 * tries it on every page, size, language and colour scheme. `npm run soak` sets SOAK, and repeats what comes about by
 * chance often enough to believe it.
 */
export const isSoak = Boolean(process.env.SOAK)
export const isSweep = isSoak || Boolean(process.env.SWEEP)

type Rounds = { quick: number; sweep?: number; full: number }

/** How often something is tried that comes about by chance, or how much of it. Without `sweep`, as often as in `npm test`. */
export function rounds({ quick, sweep = quick, full }: Rounds): number {
  if (isSoak) return full
  return isSweep ? sweep : quick
}
