import type { QuietHours } from '#contract/delivery/delivery.ts'
import { daysAfter, instantOf, wallClock } from '#contract/platform/wall-clock.ts'
import { pauseEnds } from '#contract/room/room.ts'

/** The loved one's day begins at this time: who pauses at two at night means the coming morning. */
const dayStart = '04:00'
/** Quiet hours that end later are no night. */
const latestMorning = '12:00'

/**
 * When a pause ends that was pressed at `at` (epoch ms): the next morning, with the quiet hours of the screen if they
 * end in a morning, else at 8:00.
 */
export function pauseEnd(at: number, timeZone: string, quietHours: QuietHours | null): number {
  const { date, time } = wallClock(at, timeZone)
  const morning = time < dayStart ? date : daysAfter(date, 1)
  return instantOf(`${morning}T${morningOf(quietHours)}`, timeZone)
}

function morningOf(quietHours: QuietHours | null): string {
  const until = quietHours?.until
  return until && until > dayStart && until <= latestMorning ? until : pauseEnds
}
