import type { ScheduleEntry } from '#contract/schedule.ts'
import { subjectTitle } from './schedule-text.ts'
import { wallClock } from './zoned.ts'

const dayLength = 86_400_000

export type WeekDay = { date: string; name: string; isToday: boolean }

/** Monday to Sunday where the loved one is; `week` counts from the one that holds `now`. */
export function weekFrom(now: number, week: number, timeZone: string): WeekDay[] {
  const { date: today } = wallClock(now, timeZone)
  const noon = Date.parse(`${today}T12:00Z`)
  const sinceMonday = (new Date(noon).getUTCDay() + 6) % 7
  return Array.from({ length: 7 }, (_, place) => {
    const at = new Date(noon + (place - sinceMonday + week * 7) * dayLength)
    const date = at.toISOString().slice(0, 10)
    const name = at.toLocaleDateString('en', { timeZone: 'UTC', weekday: 'short', day: 'numeric' })
    return { date, name, isToday: date === today }
  })
}

export type WeekMoment = {
  key: string
  entry: ScheduleEntry
  /** "8:00 AM" */
  time: string
  title: string
  state: 'to come' | 'sent' | 'trouble' | 'paused'
}

/** What came on that day, and what is to come on it, by the clock. `now` in epoch milliseconds. */
export function momentsOn(date: string, entries: ScheduleEntry[], now: number): WeekMoment[] {
  return entries
    .flatMap((entry) => [...cameOn(date, entry), ...comesOn(date, entry, now)])
    .sort((a, b) => a.key.localeCompare(b.key))
}

function cameOn(date: string, entry: ScheduleEntry): WeekMoment[] {
  const { lastOutcome } = entry
  if (!lastOutcome || lastOutcome.status === 'skipped') return []
  const at = wallClock(Date.parse(lastOutcome.scheduledFor), entry.timeZone)
  if (at.date !== date) return []
  return [momentOf(entry, at.time, lastOutcome.status === 'sent' ? 'sent' : 'trouble')]
}

function comesOn(date: string, entry: ScheduleEntry, now: number): WeekMoment[] {
  const isToCome = entry.status === 'pending' || entry.status === 'paused'
  if (!isToCome || Date.parse(entry.scheduledFor) < now - dayLength) return []
  const [next = '', time = ''] = entry.localTime.split('T')
  if (date < next || !recursOn(date, next, entry)) return []
  return [momentOf(entry, time, entry.status === 'paused' ? 'paused' : 'to come')]
}

/** `next` is the date of the next moment; both as "2026-11-21". */
function recursOn(date: string, next: string, { recurringPattern }: ScheduleEntry): boolean {
  if (date === next || recurringPattern === 'daily') return true
  const days = Math.round((Date.parse(date) - Date.parse(next)) / dayLength)
  if (recurringPattern === 'weekly') return days % 7 === 0
  return recurringPattern === 'monthly' && date.slice(8) === next.slice(8)
}

function momentOf(entry: ScheduleEntry, time: string, state: WeekMoment['state']): WeekMoment {
  return {
    key: `${time} ${entry.id} ${state}`,
    entry,
    time: clockOf(time),
    title: subjectTitle(entry),
    state,
  }
}

function clockOf(time: string): string {
  const at = new Date(`2000-01-01T${time}Z`)
  return at.toLocaleTimeString('en', { timeZone: 'UTC', hour: 'numeric', minute: '2-digit' })
}
