/** What is read aloud, by the id of its delivery. `speech.ts` ends each reading after a while, also where no end is told. */
let current: string | null = null
let isAsked = false

/** `isAsked`: she has pressed for it. */
export function noteReading(deliveryId: string | null, given = { isAsked: false }): void {
  current = deliveryId
  isAsked = given.isAsked
}

/** Whether this delivery is being read aloud: what is new waits for the end. */
export function isReading(deliveryId: string | null): boolean {
  return deliveryId !== null && current === deliveryId
}

/** Whether she hears something that she has pressed for: the quiet hours begin after its end. */
export function isListening(): boolean {
  return isAsked
}
