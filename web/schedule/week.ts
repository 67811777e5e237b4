import type { ScheduleEntry, ScheduleOccurrence } from '#contract/schedule.ts'
import { subjectTitle } from './schedule-text.ts'
import { wallClock } from './zoned.ts'

const dayLength = 86_400_000

export type WeekDay = { date: string; name: string; number: string; isToday: boolean; isPast: boolean }

/** Monday to Sunday where the loved one is; `week` counts from the one that holds `now`. */
export function weekFrom(now: number, week: number, timeZone: string): WeekDay[] {
  const { date: today } = wallClock(now, timeZone)
  const sinceMonday = (new Date(noonOf(today)).getUTCDay() + 6) % 7
  return Array.from({ length: 7 }, (_, place) => {
    const date = daysAfter(today, place - sinceMonday + week * 7)
    const at = new Date(noonOf(date))
    const name = at.toLocaleDateString('en', { timeZone: 'UTC', weekday: 'short' })
    return { date, name, number: String(at.getUTCDate()), isToday: date === today, isPast: date < today }
  })
}

/** How many weeks after the one of `now` the date lies. */
export function weekOf(date: string, now: number, timeZone: string): number {
  const monday = weekFrom(now, 0, timeZone)[0]?.date ?? date
  return Math.floor(daysBetween(monday, date) / 7)
}

/** Both dates as "2026-11-21". */
export function daysBetween(from: string, to: string): number {
  return Math.round((noonOf(to) - noonOf(from)) / dayLength)
}

export function daysAfter(date: string, count: number): string {
  return new Date(noonOf(date) + count * dayLength).toISOString().slice(0, 10)
}

function noonOf(date: string): number {
  return Date.parse(`${date}T12:00Z`)
}

export type WeekState =
  | 'to come'
  | 'paused'
  | 'on its way'
  | 'sent'
  | 'shown'
  | 'left out'
  | 'held'
  | 'trouble'

export type WeekMoment = {
  key: string
  date: string
  /** Minutes after midnight, by the clock. */
  minutes: number
  title: string
  kind: 'photo' | 'content'
  state: WeekState
  isRecurring: boolean
  /** What can be opened; null when it was cancelled since. */
  entry: ScheduleEntry | null
}

/** What is still to come can be moved. */
export function isMovable({ state, entry }: WeekMoment): boolean {
  return entry !== null && (state === 'to come' || state === 'paused')
}

/** What came on that day, and what is to come on it, by the clock. `now` in epoch milliseconds. */
export function momentsOn(
  date: string,
  entries: ScheduleEntry[],
  came: ScheduleOccurrence[],
  now: number,
  timeZone: string,
): WeekMoment[] {
  const past = came
    .filter(({ isMovable }) => !isMovable)
    .map((moment) => cameAt(moment, entries, timeZone))
    .filter((one) => one.date === date)
  return [...past, ...entries.flatMap((entry) => comesOn(date, entry, now))].sort(
    (a, b) => a.minutes - b.minutes || a.key.localeCompare(b.key),
  )
}

function cameAt(moment: ScheduleOccurrence, entries: ScheduleEntry[], timeZone: string): WeekMoment {
  const entry = entries.find(({ id }) => id === moment.entryId) ?? null
  const { date, time } = wallClock(Date.parse(moment.scheduledFor), timeZone)
  return {
    key: moment.id ?? moment.scheduledFor,
    date,
    minutes: minutesOf(time),
    title: entry?.isNextPhoto && moment.status !== 'sent' ? nextPhoto : subjectTitle(moment),
    kind: moment.subject.kind,
    state: stateOf(moment),
    isRecurring: entry?.isRecurring ?? false,
    entry,
  }
}

/** In a narrow place. */
const nextPhoto = 'Next photo'

function stateOf({ status, shownAt }: ScheduleOccurrence): WeekState {
  if (status === 'sent') return shownAt ? 'shown' : 'sent'
  if (status === 'skipped') return 'left out'
  if (status === 'pending') return 'on its way'
  return status === 'held' ? 'held' : 'trouble'
}

function comesOn(date: string, entry: ScheduleEntry, now: number): WeekMoment[] {
  const isToCome = entry.status === 'pending' || entry.status === 'paused'
  if (!isToCome || Date.parse(entry.scheduledFor) < now - dayLength) return []
  const [next = '', time = ''] = entry.localTime.split('T')
  if (date < next || !recursOn(date, next, entry)) return []
  return [
    {
      key: `${entry.id} ${date}`,
      date,
      minutes: minutesOf(time),
      title: entry.isNextPhoto ? nextPhoto : subjectTitle(entry),
      kind: entry.subject.kind,
      state: entry.status === 'paused' ? 'paused' : 'to come',
      isRecurring: entry.isRecurring,
      entry,
    },
  ]
}

/** `next` is the date of the next moment; both as "2026-11-21". */
function recursOn(date: string, next: string, { recurringPattern, anchorDay }: ScheduleEntry): boolean {
  if (date === next || recurringPattern === 'daily') return true
  if (recurringPattern === 'weekly') return daysBetween(next, date) % 7 === 0
  if (recurringPattern !== 'monthly') return false
  const day = Number(date.slice(8))
  const isLast = daysAfter(date, 1).endsWith('-01')
  return anchorDay === day || (isLast && anchorDay !== null && anchorDay > day)
}

/** Of "19:15". */
export function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
}

/** "19:15" */
export function timeOf(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}

/** "7:15 PM" */
export function clockOf(minutes: number): string {
  const at = new Date(minutes * 60_000)
  return at.toLocaleTimeString('en', { timeZone: 'UTC', hour: 'numeric', minute: '2-digit' })
}

/** "Tuesday, November 24" */
export function dayName(date: string): string {
  return new Date(noonOf(date)).toLocaleDateString('en', {
    timeZone: 'UTC',
    weekday: 'long',
    month: 'long',
    day: 'numeric',
  })
}
