import type { Stamp } from '../offline/kept-schemas.ts'
import { localState } from '../offline/local-state.ts'

/** Milliseconds; a larger change of the offset means that the device's clock was set. */
const tolerance = 60_000
/** Milliseconds. */
const maxRoundTrip = 5000
const visit = Math.random()
/** Milliseconds that the server's clock is ahead of this device's. */
let offset = localState.clockOffset.read() ?? 0
let isSure = false

/** Sets the clock by the server's time in an answer. `sentAt`: when the request went out, by the device's clock. */
export function noteServerTime(iso: string | undefined, sentAt: number): void {
  // Ignore slow round trips: the device may have slept in between.
  if (!iso || (isSure && Date.now() - sentAt > maxRoundTrip)) return
  offset = Date.parse(iso) - (sentAt + Date.now()) / 2
  isSure = true
  localState.clockOffset.write(offset)
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
