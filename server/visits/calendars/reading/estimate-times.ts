import { daysAfter } from '#contract/platform/wall-clock.ts'
import type { Window } from './expand-event.ts'
import { mostTimes, timesInDay } from './plain-event.ts'
import type { Line } from './split-calendar.ts'

/** A change of all that follow may bring in what is so many days outside of the window, on both sides. */
const movedDays = 2 * 366

/**
 * How many times the events of one UID have in the window at most, by their rules alone and without computing any. It is not
 * less than what is computed, but for an event that is not computed, because it is repeated too often in a day.
 */
export function estimateTimes(group: Line[][], window: Window): number {
  const isMoved = group.some((lines) => lines.some(movesAll))
  const days = daysIn(window) + (isMoved ? movedDays : 0)
  return group.reduce((sum, lines) => sum + timesOf(lines, days, window), 0)
}

function movesAll({ name, parameters }: Line): boolean {
  return name === 'RECURRENCE-ID' && /;RANGE=/i.test(parameters)
}

/** The window itself is looked at with a day on each side, because of the zones. */
function daysIn({ from, until }: Window): number {
  return Temporal.PlainDate.from(from).until(until).days + 3
}

function timesOf(lines: Line[], days: number, window: Window): number {
  if (!mayBeIn(lines, window)) return 0
  const named = lines.filter(({ name }) => name === 'RDATE').flatMap(({ value }) => value.split(','))
  const ruled = lines.map(({ name, value }) => (name === 'RRULE' ? timesOfRule(value, days, window) : 0))
  return ruled.reduce((sum, times) => sum + times, named.length) || 1
}

/** False for what begins later, and for a single event that is over. Two days are for the zones. */
function mayBeIn(lines: Line[], { from, until }: Window): boolean {
  const begin = dayOf(lines, 'DTSTART')
  if (begin === undefined) return false
  const isRepeated = has(lines, 'RRULE') || has(lines, 'RDATE')
  const end = has(lines, 'DURATION') ? undefined : (dayOf(lines, 'DTEND') ?? begin)
  const isOver = !isRepeated && end !== undefined && end < digits(daysAfter(from, -2))
  return !isOver && (begin <= digits(daysAfter(until, 2)) || has(lines, 'RDATE'))
}

function timesOfRule(rule: string, days: number, { from }: Window): number {
  const perDay = timesInDay(rule)
  const [frequency, until] = [part(rule, 'FREQ')?.toUpperCase(), part(rule, 'UNTIL')]
  if (until && until.slice(0, 8) < digits(daysAfter(from, -2))) return 0
  if (perDay > mostTimes) return 0
  const interval = Math.max(1, Number(part(rule, 'INTERVAL')) || 1)
  const count = Number(part(rule, 'COUNT')) || Infinity
  const periods = Math.ceil(days / (lengths[frequency ?? ''] ?? 1) / interval) + 1
  const inWindow = Math.min(days, periods * daysInPeriod(rule, frequency)) * perDay
  return Math.min(count, inWindow)
}

/** In days, and not longer than they are. */
const lengths: Record<string, number> = { DAILY: 1, WEEKLY: 7, MONTHLY: 28, YEARLY: 365 }

/** On how many days of each of its periods a rule may bring a time. */
function daysInPeriod(rule: string, frequency: string | undefined): number {
  if (frequency === 'DAILY') return 1
  const days = listOf(rule, 'BYDAY')
  if (frequency === 'WEEKLY') return Math.max(1, days.length)
  const months = listOf(rule, 'BYMONTH').length
  // "MO" is every Monday of the month or year, "1MO" the first.
  const mondays = frequency === 'MONTHLY' || months > 0 ? 5 : 53
  const weekdays = days.reduce((sum, day) => sum + (/^[-+\d]/.test(day) ? 1 : mondays), 0)
  const inMonth = Math.max(1, weekdays, listOf(rule, 'BYMONTHDAY').length)
  if (frequency === 'MONTHLY') return inMonth
  const inWeeks = listOf(rule, 'BYWEEKNO').length * 7
  return Math.max(inMonth * Math.max(1, months), listOf(rule, 'BYYEARDAY').length, inWeeks)
}

function listOf(rule: string, name: string): string[] {
  return part(rule, name)?.split(',').filter(Boolean) ?? []
}

function part(rule: string, name: string): string | undefined {
  return new RegExp(`(?:^|;)${name}=([^;]*)`, 'i').exec(rule)?.[1]?.trim()
}

function has(lines: Line[], property: string): boolean {
  return lines.some(({ name }) => name === property)
}

/** "20261121" */
function dayOf(lines: Line[], property: string): string | undefined {
  return lines
    .find(({ name }) => name === property)
    ?.value.trim()
    .slice(0, 8)
}

function digits(date: string): string {
  return date.replaceAll('-', '')
}
