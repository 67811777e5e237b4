/** What is read aloud, by the id of its delivery. `speech.ts` ends each reading after a while, also where no end is told. */
let current: string | null = null

export function noteReading(deliveryId: string | null): void {
  current = deliveryId
}

/** Whether this delivery is being read aloud: what is new waits for the end. */
export function isReading(deliveryId: string | null): boolean {
  return deliveryId !== null && current === deliveryId
}
