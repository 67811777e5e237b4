import { expect, test } from 'vitest'
import { instantOf } from '#contract/platform/wall-clock.ts'
import type { ScheduleEntry, ScheduleOccurrence } from '#contract/schedule.ts'
import { type CachedWeek, movedWeeks } from './moved-weeks.ts'

const berlin = 'Europe/Berlin'
const now = instantOf('2026-10-20T12:00', berlin)

test('all upcoming occurrences of a recurring entry shift, across weeks and a clock change', () => {
  const entry = entryOf({ scheduledFor: isoOf('2026-10-25T19:00'), isRecurring: true })
  const weeks = [
    weekOf('2026-10-19', [past('2026-10-18T19:00'), upcoming('2026-10-25T19:00')]),
    weekOf('2026-10-26', [upcoming('2026-11-01T19:00'), upcoming('2026-10-27T08:00', 'other')]),
  ]
  const moved = movedWeeks(weeks, entry, { from: '2026-11-01T19:00', to: '2026-11-02T08:15' }, now)
  expect(localTimes(moved.weeks)).toEqual([['2026-10-18T19:00'], ['2026-10-27T08:00', '2026-10-26T08:15']])
  expect(moved.next).toMatchObject({ localTime: '2026-10-26T08:15', scheduledFor: isoOf('2026-10-26T08:15') })
})

test('an occurrence of a recurring entry that would be in the past is left out', () => {
  const entry = entryOf({ scheduledFor: isoOf('2026-10-22T19:00'), isRecurring: true })
  const weeks = [
    weekOf('2026-10-19', [upcoming('2026-10-22T19:00')]),
    weekOf('2026-10-26', [upcoming('2026-10-29T19:00')]),
  ]
  const moved = movedWeeks(weeks, entry, { from: '2026-10-29T19:00', to: '2026-10-26T19:00' }, now)
  expect(localTimes(moved.weeks)).toEqual([[], ['2026-10-26T19:00']])
  expect(moved.next).toMatchObject({ localTime: '2026-10-26T19:00' })
})

test('the next occurrence is not known if it is in none of the weeks', () => {
  const entry = entryOf({ scheduledFor: isoOf('2026-10-22T19:00'), isRecurring: true })
  const weeks = [weekOf('2026-11-09', [upcoming('2026-11-12T19:00')])]
  expect(movedWeeks(weeks, entry, { from: '2026-11-12T19:00', to: '2026-11-13T19:00' }, now).next).toBeNull()
})

function entryOf(some: Partial<ScheduleEntry>): ScheduleEntry {
  return { id: 'entry', timeZone: berlin, ...some } as ScheduleEntry
}

function upcoming(localTime: string, entryId = 'entry'): ScheduleOccurrence {
  return {
    id: null,
    entryId,
    scheduledFor: isoOf(localTime),
    localTime,
    status: 'upcoming',
    happenedAt: null,
    note: null,
    isMovable: true,
    subject: { kind: 'content', title: 'Persuasion' },
    shownAt: null,
  }
}

function past(localTime: string): ScheduleOccurrence {
  return { ...upcoming(localTime), id: 'past', status: 'sent', isMovable: false }
}

function weekOf(monday: string, occurrences: ScheduleOccurrence[]): CachedWeek {
  return { monday, occurrences }
}

function localTimes(weeks: CachedWeek[]): string[][] {
  return weeks.map(({ occurrences }) => occurrences.map(({ localTime }) => localTime))
}

function isoOf(localTime: string): string {
  return new Date(instantOf(localTime, berlin)).toISOString()
}
