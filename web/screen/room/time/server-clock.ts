import { keep, kept } from '../offline/local-state.ts'

/** A moment as this device saw it, so that it can be told truly later, by whatever clock it has then. */
export type Stamp = {
  /** Epoch milliseconds by the server's clock, as well as it was known. */
  at: number
  /** By the device's own. */
  wall: number
  /** Milliseconds since this visit of the page began: no setting of a clock moves them. */
  tick: number
  visit: number
  /** Whether the server had been heard in that visit: a device that comes up without a network may be decades off. */
  isSure: boolean
}

/** What two clocks of the same device may differ by. */
const agree = 60_000
/** A question that took longer says nothing about the time. */
const slowest = 5000
const visit = Math.random()
/** Milliseconds that the server's clock is ahead of this device's. */
let ahead = kept<number>('clock') ?? 0
let isSure = false

/** The server has said what time it is, in an answer to what was asked at `askedAt`. */
export function heardTime(iso: string | undefined, askedAt: number): void {
  // Whoever slept between the question and the answer has measured the sleep.
  if (!iso || (isSure && Date.now() - askedAt > slowest)) return
  ahead = Date.parse(iso) - (askedAt + Date.now()) / 2
  isSure = true
  keep('clock', ahead)
}

/** Epoch milliseconds: right even where the device's own clock is wrong, once the server was heard. */
export function serverNow(): number {
  return Date.now() + ahead
}

export function stampNow(): Stamp {
  return { at: serverNow(), wall: Date.now(), tick: performance.now(), visit, isSure }
}

/** When it was, by the server's clock as it is known now. To be called when the server was just heard. */
export function trueTime(stamp: Stamp): string {
  return new Date(momentOf(stamp)).toISOString()
}

function momentOf(stamp: Stamp): number {
  const wasSet = Math.abs(stamp.at - stamp.wall - ahead) > agree
  if (stamp.visit === visit && (wasSet || !stamp.isSure))
    return serverNow() - (performance.now() - stamp.tick)
  return wasSet ? stamp.at : stamp.wall + ahead
}
