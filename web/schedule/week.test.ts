import { expect, test } from 'vitest'
import type { ScheduleEntry, ScheduleOccurrence } from '#contract/schedule.ts'
import { momentsOn, weekFrom, weekOf } from './week.ts'

const now = Date.parse('2026-11-21T10:00:00Z')

test('a week goes from Monday to Sunday, where the loved one is', () => {
  const days = weekFrom(now, 0, 'Europe/Berlin')
  expect(days.map(({ date }) => date.slice(5))).toEqual([
    '11-16',
    '11-17',
    '11-18',
    '11-19',
    '11-20',
    '11-21',
    '11-22',
  ])
  expect(days.filter(({ isToday }) => isToday).map(({ date }) => date)).toEqual(['2026-11-21'])
  expect(weekFrom(Date.parse('2026-11-22T23:30:00Z'), 0, 'Europe/Berlin')[0]?.date).toBe('2026-11-23')
  expect(weekFrom(now, 1, 'UTC')[0]?.date).toBe('2026-11-23')
})

test('what recurs stands on each of its days from the next one on, and what came on its own', () => {
  const daily = entryOf({
    recurringPattern: 'daily',
    scheduledFor: '2026-11-22T07:00:00.000Z',
    localTime: '2026-11-22T08:00',
  })
  const on = (date: string) =>
    momentsOn(
      date,
      [daily],
      [momentOf({}), momentOf({ scheduledFor: '2026-11-20T07:00:00.000Z', shownAt: '2026-11-20T07:01:00Z' })],
      now,
      'Europe/Berlin',
    )
  expect(on('2026-11-19')).toEqual([])
  expect(on('2026-11-20')).toMatchObject([{ minutes: 480, state: 'shown' }])
  expect(on('2026-11-21')).toMatchObject([{ minutes: 480, state: 'sent', entry: { id: 'entry' } }])
  expect(on('2026-11-25')).toMatchObject([{ minutes: 480, state: 'to come', isRecurring: true }])
})

test('a weekly one comes once a week, a paused one says so, and the day goes by the clock', () => {
  const weekly = entryOf({ recurringPattern: 'weekly', localTime: '2026-11-22T19:00' })
  const paused = entryOf({ status: 'paused', localTime: '2026-11-29T09:30' })
  const on = (date: string) => momentsOn(date, [weekly, paused], [], now, 'Europe/Berlin')
  expect(on('2026-11-23')).toEqual([])
  expect(on('2026-11-29')).toMatchObject([
    { minutes: 570, state: 'paused' },
    { minutes: 1140, state: 'to come' },
  ])
})

test('a monthly one on the 31st comes on the last day of a shorter month', () => {
  const monthly = entryOf({ recurringPattern: 'monthly', anchorDay: 31, localTime: '2026-11-30T19:00' })
  const days = ['2026-11-30', '2026-12-30', '2026-12-31', '2027-02-27', '2027-02-28', '2027-03-31']
  const on = (date: string) => momentsOn(date, [monthly], [], now, 'Europe/Berlin').length
  expect(days.map(on)).toEqual([1, 0, 1, 0, 1, 1])
})

test('the week of a date, backwards and forwards', () => {
  const weeks = ['2026-11-15', '2026-11-16', '2026-11-22', '2026-11-23', '2026-12-07']
  expect(weeks.map((date) => weekOf(date, now, 'Europe/Berlin'))).toEqual([-1, 0, 0, 1, 3])
})

function momentOf(some: Partial<ScheduleOccurrence>): ScheduleOccurrence {
  return {
    id: some.scheduledFor ?? 'moment',
    entryId: 'entry',
    scheduledFor: '2026-11-21T07:00:00.000Z',
    localTime: '2026-11-21T08:00',
    isMovable: false,
    status: 'sent',
    happenedAt: '2026-11-21T07:00:00.000Z',
    note: null,
    subject: { kind: 'content', title: 'Persuasion' },
    shownAt: null,
    ...some,
  }
}

function entryOf(some: Partial<ScheduleEntry>): ScheduleEntry {
  return {
    id: 'entry',
    contentItemId: 'item',
    photoId: null,
    scheduledFor: '2026-11-22T18:00:00.000Z',
    localTime: '2026-11-22T19:00',
    timeZone: 'Europe/Berlin',
    isRecurring: some.recurringPattern !== undefined,
    recurringPattern: null,
    status: 'pending',
    failure: null,
    anchorDay: null,
    lastOutcome: null,
    isNextPhoto: false,
    subject: { kind: 'content', title: 'Persuasion', isThere: true },
    addedBy: null,
    createdAt: '2026-11-01T00:00:00.000Z',
    ...some,
  }
}
