import { shown } from '#contract/notices/words.ts'
import { calendarLimits } from '#contract/visits/calendars.ts'
import { estimateTimes } from './estimate-times.ts'
import { type CalendarTime, expandEvent, type Window } from './expand-event.ts'
import { keepNext, type ReadCalendar } from './kept-times.ts'
import { type SplitCalendar, splitCalendar } from './split-calendar.ts'
import { zoneNames } from './zone-names.ts'

/** A calendar that is taken apart, with what is the same for all its events. */
export type OpenCalendar = { split: SplitCalendar; window: Window; zoneOf: (name: string) => string }

type Reading = {
  /** Hears of each event before it is computed. */
  begin: (number: number) => void
  /** These have taken too long before, and are broken. */
  skipped: ReadonlySet<number>
  /** The event with which it begins. */
  first?: number
  /** Asked after each event: whether the rest is left to the next slice. */
  isOver?: () => boolean
}

/** What was read of a calendar in one go, and with which event the next goes on; null when all is read. */
export type Slice = { read: ReadCalendar; next: number | null }

/** The times of a calendar's events in the window. An event that cannot be read, or not fully, is counted, and holds up no other. */
export function readEvents(text: string, window: Window, reading: Reading): ReadCalendar {
  return readSlice(openCalendar(text, window), reading).read
}

export function openCalendar(text: string, window: Window): OpenCalendar {
  const split = splitCalendar(text)
  const { timeZone, from } = window
  const zoneOf = zoneNames({ defined: split.zones, timeZone, year: Number(from.slice(0, 4)) })
  return { split, window, zoneOf }
}

/** How many times its events have in the window at most: see `estimateTimes`. */
export function estimateAll({ split, window }: OpenCalendar): number {
  return split.events.reduce((sum, group) => sum + estimateTimes(group, window), 0)
}

export function readSlice(
  { split, window, zoneOf }: OpenCalendar,
  { begin, skipped, first = 0, isOver = () => false }: Reading,
): Slice {
  const times: CalendarTime[] = []
  const counts = { private: 0, broken: first === 0 ? split.unfinished : 0, beyond: 0 }
  let next = first
  while (next < split.events.length) {
    begin(next)
    const found = skipped.has(next) ? null : tryExpand(split.events[next] ?? [], zoneOf, window)
    if (!found?.isWhole) counts.broken++
    counts.private += found?.private ?? 0
    times.push(...(found?.times ?? []))
    next++
    if (isOver()) break
  }
  const read = keepNext({ name: nameOf(split), times, counts })
  return { read, next: next < split.events.length ? next : null }
}

function tryExpand(...given: Parameters<typeof expandEvent>) {
  try {
    return expandEvent(...given)
  } catch {
    return null
  }
}

function nameOf({ name }: SplitCalendar): string | null {
  return shown((name ?? '').replaceAll(/\\(.)/g, '$1'), calendarLimits.name) || null
}
