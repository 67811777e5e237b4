import { expect, test } from 'vitest'
import type { RecurringPattern, ScheduleEntry } from '#contract/schedule.ts'
import { slotOf } from '../slot.ts'
import { existingSlot, hasPassed, ruleName, slotFrom } from './move-rules.ts'

// A Saturday, eleven o'clock in Berlin.
const now = Date.parse('2026-11-21T10:00:00Z')

test('an occurrence moves in quarters of an hour within a day, and a daily one not to another day', () => {
  const from = slotOf('2026-11-22T19:05')
  expect(slotFrom(entryOf(null), from, 1, 0)).toEqual({ date: '2026-11-23', minutes: 1145 })
  expect(slotFrom(entryOf(null), from, 0, 15)).toEqual({ date: '2026-11-22', minutes: 1155 })
  expect(slotFrom(entryOf(null), from, -22, 6000)).toEqual({ date: '2026-10-31', minutes: 1425 })
  expect(slotFrom(entryOf('daily'), from, 3, -6000)).toEqual({ date: '2026-11-22', minutes: 0 })
})

test('whether a slot has passed is decided by the clock of the zone', () => {
  expect(hasPassed(slotOf('2026-11-21T11:00'), 'Europe/Berlin', now)).toBe(true)
  expect(hasPassed(slotOf('2026-11-21T11:15'), 'Europe/Berlin', now)).toBe(false)
  expect(hasPassed(slotOf('2026-11-21T11:15'), 'Asia/Tokyo', now)).toBe(true)
})

test('a time that a clock change skips becomes the first one after it', () => {
  expect(existingSlot(slotOf('2027-03-28T02:30'), 'Europe/Berlin')).toEqual(slotOf('2027-03-28T03:00'))
  expect(existingSlot(slotOf('2026-10-25T02:30'), 'Europe/Berlin')).toEqual(slotOf('2026-10-25T02:30'))
})

test.each<[RecurringPattern, string]>([
  ['daily', 'every day at 7:00 PM'],
  ['weekly', 'every Sunday at 7:00 PM'],
  ['monthly', 'every month on the 22nd at 7:00 PM'],
])('the rule of a %s entry is %s', (pattern, words) => {
  expect(ruleName(entryOf(pattern), slotOf('2026-11-22T19:00'))).toBe(words)
})

function entryOf(recurringPattern: RecurringPattern | null) {
  const localTime = '2026-11-22T19:00'
  return { recurringPattern, localTime, timeZone: 'Europe/Berlin' } as ScheduleEntry
}
