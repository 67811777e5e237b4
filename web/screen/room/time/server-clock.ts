import { keep, kept } from '../offline/local-state.ts'

/** An instant by three clocks, so that the true time can be computed later, whichever clock was set meanwhile. */
export type Stamp = {
  /** Epoch milliseconds by the server's clock, as far as it was known. */
  at: number
  /** Epoch milliseconds by the device's clock. */
  wall: number
  /** Milliseconds since the page was opened: monotonic, setting a clock does not change it. */
  tick: number
  /** Names the page load that `tick` counts from. */
  visit: number
  /** Whether the server had answered in that visit. A device that starts offline may be years off. */
  isSure: boolean
}

/** Milliseconds; a larger change of the offset means that the device's clock was set. */
const tolerance = 60_000
/** Milliseconds. */
const maxRoundTrip = 5000
const visit = Math.random()
/** Milliseconds that the server's clock is ahead of this device's. */
let offset = kept<number>('clock') ?? 0
let isSure = false

/** Sets the clock by the server's time in an answer. `sentAt`: when the request went out, by the device's clock. */
export function noteServerTime(iso: string | undefined, sentAt: number): void {
  // Ignore slow round trips: the device may have slept in between.
  if (!iso || (isSure && Date.now() - sentAt > maxRoundTrip)) return
  offset = Date.parse(iso) - (sentAt + Date.now()) / 2
  isSure = true
  keep('clock', offset)
}

/** Epoch milliseconds by the server's clock: right once the server has answered, even on a wrong device clock. */
export function serverNow(): number {
  return Date.now() + offset
}

export function stampNow(): Stamp {
  return { at: serverNow(), wall: Date.now(), tick: performance.now(), visit, isSure }
}

/** The stamp's true time, ISO 8601. Call it just after the server has answered. */
export function trueTime(stamp: Stamp): string {
  return new Date(instantOf(stamp)).toISOString()
}

function instantOf(stamp: Stamp): number {
  const wasClockSet = Math.abs(stamp.at - stamp.wall - offset) > tolerance
  if (stamp.visit === visit && (wasClockSet || !stamp.isSure))
    return serverNow() - (performance.now() - stamp.tick)
  return wasClockSet ? stamp.at : stamp.wall + offset
}
