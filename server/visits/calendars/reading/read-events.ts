import { shown } from '#contract/notices/words.ts'
import { calendarLimits } from '#contract/visits/calendars.ts'
import { type CalendarTime, expandEvent, type Window } from './expand-event.ts'
import { type SplitCalendar, splitCalendar } from './split-calendar.ts'
import { zoneNames } from './zone-names.ts'

export type ReadCalendar = {
  name: string | null
  /** The next ones, by their time. */
  times: CalendarTime[]
  counts: { private: number; broken: number; beyond: number }
}

/**
 * The times of a calendar's events in the window. An event that cannot be read is counted, and holds up no other.
 * `begin` hears of each event before it is computed; those in `skipped` have taken too long before, and are broken.
 */
export function readEvents(
  text: string,
  window: Window,
  { begin, skipped }: { begin: (number: number) => void; skipped: ReadonlySet<number> },
): ReadCalendar {
  const split = splitCalendar(text)
  const { timeZone, from } = window
  const zoneOf = zoneNames({ defined: split.zones, timeZone, year: Number(from.slice(0, 4)) })
  const times: CalendarTime[] = []
  const counts = { private: 0, broken: split.unfinished, beyond: 0 }
  for (const [number, group] of split.events.entries()) {
    begin(number)
    const found = skipped.has(number) ? null : tryExpand(group, zoneOf, window)
    if (!found) counts.broken++
    counts.private += found?.private ?? 0
    times.push(...(found?.times ?? []))
  }
  times.sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))
  counts.beyond = Math.max(0, times.length - calendarLimits.events)
  return { name: nameOf(split), times: times.slice(0, calendarLimits.events), counts }
}

function tryExpand(...given: Parameters<typeof expandEvent>) {
  try {
    return expandEvent(...given)
  } catch {
    return null
  }
}

function keyOf({ date, time, title }: CalendarTime): string {
  return `${date} ${time ?? ''} ${title}`
}

function nameOf({ name }: SplitCalendar): string | null {
  return shown((name ?? '').replaceAll(/\\(.)/g, '$1'), calendarLimits.name) || null
}
