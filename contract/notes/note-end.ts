import { daysAfter, instantOf, startOfDay, wallClock } from '../platform/wall-clock.ts'
import type { NoteStay } from './notes.ts'

/** When the evening ends a note, by the clock of the group. */
const evening = '20:00'

/** A note stays for this long at least: "until the evening" at half past seven is the evening of the next day. */
const shortestStay = 3_600_000

type Stay = { stays: NoteStay; until: number | null }

/**
 * When a note ends that is sent at `sentAt`; null when it stays. Epoch milliseconds, by the clock of the group: "for a
 * day" ends at the same time of the next day, also if that day has 23 hours. Needs `Temporal`, as `wall-clock.ts` does.
 */
export function noteEnd({ stays, until }: Stay, sentAt: number, timeZone: string): number | null {
  if (stays === 'always') return null
  if (stays === 'until') return until
  const { date, time } = wallClock(sentAt, timeZone)
  if (stays === 'day_long') return instantOf(`${daysAfter(date, 1)}T${time}`, timeZone)
  if (stays === 'week') return instantOf(`${daysAfter(date, 7)}T${time}`, timeZone)
  const first = endOn(date, stays, timeZone)
  return first - sentAt >= shortestStay ? first : endOn(daysAfter(date, 1), stays, timeZone)
}

function endOn(date: string, stays: 'evening' | 'midnight', timeZone: string): number {
  if (stays === 'evening') return instantOf(`${date}T${evening}`, timeZone)
  // Not always midnight: a clock change may skip it.
  return startOfDay(instantOf(`${daysAfter(date, 1)}T12:00`, timeZone), timeZone)
}
