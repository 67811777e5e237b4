import type { QuietHours } from '#contract/delivery/delivery.ts'
import { hourOf, localDate } from '../time/wall-clock.ts'

// The same rule as the server's, whose answer replaces it: without `Temporal`, for a screen without a network.

const day = 86_400_000

/**
 * When a pause ends that is pressed at `at` (epoch milliseconds): the next morning, with the quiet hours of the screen if
 * they end in a morning, else at 8:00. Who presses it after midnight means the coming morning.
 */
export function pauseEnd(at: number, timeZone: string, quietHours: QuietHours | null): number {
  const today = Date.parse(localDate(at, timeZone))
  const morning = hourOf(at, timeZone) < 4 ? today : today + day
  const until = quietHours?.until ?? ''
  const time = until > '04:00' && until <= '12:00' ? until : '08:00'
  return instantOf(morning + Date.parse(`1970-01-01T${time}Z`), timeZone)
}

/** The instant at which the clocks of the zone show this, given as if it were UTC. */
function instantOf(shown: number, timeZone: string): number {
  const guess = shown - offsetAt(shown, timeZone)
  return shown - offsetAt(guess, timeZone)
}

/** Milliseconds that the zone is ahead of UTC. */
function offsetAt(at: number, timeZone: string): number {
  const parts = new Date(at).toLocaleString('sv', { timeZone }).replace(' ', 'T')
  return Date.parse(`${parts}Z`) - Math.floor(at / 1000) * 1000
}
