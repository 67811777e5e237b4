/**
 * How often something is tried that comes about by chance: a few times in `npm test`, which people
 * wait for; as often as it takes to believe it where SOAK is set, as `.ci/run` does.
 */
export function rounds({ quick, full }: { quick: number; full: number }): number {
  return process.env.SOAK ? full : quick
}
