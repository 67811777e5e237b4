import type { Stamp } from '../offline/kept-schemas.ts'
import { localState } from '../offline/local-state.ts'

/** Milliseconds; a larger change of the offset means that the device's clock was set. */
const tolerance = 60_000
/** Milliseconds, while the time is known and while it is not. */
const [maxRoundTrip, longestRoundTrip] = [5000, 20_000]
const visit = Math.random()
/** Milliseconds that the server's clock is ahead of this device's. */
let offset = localState.clockOffset.read() ?? 0
let isSure = false
/** Between the device's two clocks, in milliseconds, when the server's time came last. */
let apart = 0
/** The times that the server has told last, also to the page before, and that came after a later one. */
let newest = localState.view.read()?.now ?? ''
let older = ''

/** Sets the clock by the server's time in an answer. `sentAt`: when the request went out, by the device's clock. */
export function noteServerTime(iso: string | undefined, sentAt: number): void {
  // Ignore slow round trips: the device may have slept in between.
  if (!iso || Math.abs(Date.now() - sentAt) > (isTimeKnown() ? maxRoundTrip : longestRoundTrip)) return
  // A cache may repeat an old answer. Where the server's clock was set back, its next answer is later again.
  const isOld = iso <= newest && iso <= (older || iso)
  older = isOld ? iso : ''
  if (isOld) return
  newest = iso
  offset = Date.parse(iso) - (sentAt + Date.now()) / 2
  isSure = true
  apart = clocksApart()
  localState.clockOffset.write(offset)
}

/** Whether the server has told its time since the device's clock was set, and since the device has slept. */
export function isTimeKnown(): boolean {
  return isSure && Math.abs(clocksApart() - apart) < tolerance
}

function clocksApart(): number {
  return Date.now() - performance.now()
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
