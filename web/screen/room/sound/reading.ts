/** Milliseconds. A reading whose end is never told does not keep the next thing away for longer. */
const longest = 120_000

/** What is read aloud, by the id of its delivery, since then (milliseconds since the page was opened). */
let current: { key: string; since: number } | null = null

export function noteReading(key: string | null): void {
  current = key === null ? null : { key, since: performance.now() }
}

/** Whether this delivery is being read aloud: what is new waits for the end, for a while. */
export function isReading(deliveryId: string | null): boolean {
  return current !== null && current.key === deliveryId && performance.now() - current.since < longest
}
