/**
 * Whether there is time to try everything on every page, size and day, and what comes about by chance
 * often enough to believe it: `.ci/run` takes it. `npm test`, which people wait for, tries each on what
 * tells most.
 */
export const isSoak = Boolean(process.env.SOAK)

/** How often something is tried that comes about by chance, or how much of it. */
export function rounds({ quick, full }: { quick: number; full: number }): number {
  return isSoak ? full : quick
}
