import { expect, test } from 'vitest'
import type { RecurringPattern, ScheduleEntry } from '#contract/schedule.ts'
import { hasPassed, movedMoment, placeFrom, placeOf, ruleName } from './move.ts'

// A Saturday, eleven o'clock in Berlin.
const now = Date.parse('2026-11-21T10:00:00Z')

test('it moves in quarters of an hour, not beyond the day, and a daily one not to another day', () => {
  const from = placeOf('2026-11-22T19:05')
  expect(placeFrom(entryOf(null), from, 1, 0)).toEqual({ date: '2026-11-23', minutes: 1145 })
  expect(placeFrom(entryOf(null), from, 0, 15)).toEqual({ date: '2026-11-22', minutes: 1155 })
  expect(placeFrom(entryOf(null), from, -22, 6000)).toEqual({ date: '2026-10-31', minutes: 1425 })
  expect(placeFrom(entryOf('daily'), from, 3, -6000)).toEqual({ date: '2026-11-22', minutes: 0 })
})

test.each<[RecurringPattern | null, from: string, to: string, next: string]>([
  [null, '2026-11-22T19:00', '2026-11-24T08:15', '2026-11-24T07:15:00.000Z'],
  ['weekly', '2026-11-22T19:00', '2026-11-24T19:00', '2026-11-24T18:00:00.000Z'],
  ['weekly', '2026-12-06T19:00', '2026-12-07T19:00', '2026-11-23T18:00:00.000Z'],
  ['weekly', '2026-11-29T19:00', '2026-11-25T19:00', '2026-11-25T18:00:00.000Z'],
  ['daily', '2026-11-25T19:00', '2026-11-25T21:00', '2026-11-22T20:00:00.000Z'],
  ['monthly', '2026-11-22T19:00', '2026-11-30T19:00', '2026-11-30T18:00:00.000Z'],
  ['monthly', '2026-12-22T19:00', '2026-12-10T19:00', '2026-12-10T18:00:00.000Z'],
])('a %s one moved from %s to %s comes next %s', (pattern, from, to, next) => {
  const at = movedMoment(entryOf(pattern), placeOf(from), placeOf(to), now)
  expect(new Date(at).toISOString()).toBe(next)
})

test('the past is past by the clock there', () => {
  expect(hasPassed(placeOf('2026-11-21T11:00'), 'Europe/Berlin', now)).toBe(true)
  expect(hasPassed(placeOf('2026-11-21T11:15'), 'Europe/Berlin', now)).toBe(false)
  expect(hasPassed(placeOf('2026-11-21T11:15'), 'Asia/Tokyo', now)).toBe(true)
})

test.each<[RecurringPattern, string]>([
  ['daily', 'every day at 7:00 PM'],
  ['weekly', 'every Sunday at 7:00 PM'],
  ['monthly', 'every month on the 22nd at 7:00 PM'],
])('what comes %s comes %s', (pattern, words) => {
  expect(ruleName(entryOf(pattern), placeOf('2026-11-22T19:00'))).toBe(words)
})

function entryOf(recurringPattern: RecurringPattern | null) {
  const localTime = '2026-11-22T19:00'
  return { recurringPattern, localTime, timeZone: 'Europe/Berlin' } as ScheduleEntry
}
