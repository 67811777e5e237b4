import { daysAfter, daysBetween, instantOf } from '#contract/platform/wall-clock.ts'
import type { ScheduleEntry, ScheduleOccurrence } from '#contract/schedule.ts'

/** The occurrences of one week; `monday` is its first date. */
export type CachedWeek = { monday: string; occurrences: ScheduleOccurrence[] }

/** Local times, "2026-11-21T08:00": where the dragged occurrence was, and where it was dropped. */
export type Shift = { from: string; to: string }

type Moved = {
  weeks: CachedWeek[]
  /** The entry's first occurrence after the move; null if the weeks do not show it. */
  next: ScheduleOccurrence | null
}

/**
 * The cached weeks after a move: all upcoming occurrences of the entry shift by as many days, to the same
 * time. They are shown until the weeks are read from the server again.
 */
export function movedWeeks(weeks: CachedWeek[], entry: ScheduleEntry, shift: Shift, now: number): Moved {
  const isAffected = ({ entryId, isMovable }: ScheduleOccurrence) => isMovable && entryId === entry.id
  const affected = weeks.flatMap(({ occurrences }) => occurrences).filter(isAffected)
  const moved = affected
    .map((occurrence) => shifted(occurrence, shift, entry.timeZone))
    .filter(({ scheduledFor }) => !entry.isRecurring || Date.parse(scheduledFor) > now)
    .sort((a, b) => a.localTime.localeCompare(b.localTime))
  const showsNext = affected.some(({ scheduledFor }) => scheduledFor === entry.scheduledFor)
  return {
    weeks: weeks.map(({ monday, occurrences }) => ({
      monday,
      occurrences: [
        ...occurrences.filter((occurrence) => !isAffected(occurrence)),
        ...moved.filter((occurrence) => isWithin(occurrence, monday)),
      ],
    })),
    next: (showsNext && moved[0]) || null,
  }
}

function shifted(occurrence: ScheduleOccurrence, { from, to }: Shift, timeZone: string): ScheduleOccurrence {
  const [date = ''] = occurrence.localTime.split('T')
  const [fromDate = ''] = from.split('T')
  const [toDate = '', time = ''] = to.split('T')
  const localTime = `${daysAfter(date, daysBetween(fromDate, toDate))}T${time}`
  return {
    ...occurrence,
    localTime,
    scheduledFor: new Date(instantOf(localTime, timeZone)).toISOString(),
  }
}

function isWithin({ localTime }: ScheduleOccurrence, monday: string): boolean {
  const days = daysBetween(monday, localTime.slice(0, 10))
  return days >= 0 && days < 7
}
