import { expect, test } from 'vitest'
import type { ScheduleEntry } from '#contract/schedule.ts'
import { momentsOn, weekFrom } from './week.ts'

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
    lastOutcome: {
      id: 'x',
      status: 'sent',
      scheduledFor: '2026-11-21T07:00:00.000Z',
      happenedAt: '2026-11-21T07:00:00.000Z',
      note: null,
    },
  })
  expect(momentsOn('2026-11-20', [daily], now)).toEqual([])
  expect(momentsOn('2026-11-21', [daily], now)).toMatchObject([{ time: '8:00 AM', state: 'sent' }])
  expect(momentsOn('2026-11-25', [daily], now)).toMatchObject([{ time: '8:00 AM', state: 'to come' }])
})

test('a weekly one comes once a week, a paused one says so, and the day goes by the clock', () => {
  const weekly = entryOf({ recurringPattern: 'weekly', localTime: '2026-11-22T19:00' })
  const paused = entryOf({ status: 'paused', localTime: '2026-11-29T09:30' })
  expect(momentsOn('2026-11-23', [weekly, paused], now)).toEqual([])
  expect(momentsOn('2026-11-29', [weekly, paused], now)).toMatchObject([
    { time: '9:30 AM', state: 'paused' },
    { time: '7:00 PM', state: 'to come' },
  ])
})

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
