import { expect, test } from 'vitest'
import type { ScheduleEntry, ScheduleOccurrence } from '#contract/schedule.ts'
import { weekOccurrences } from './week-occurrences.ts'

const entry = {
  id: 'entry',
  isNextPhoto: false,
  isRecurring: true,
  subject: { kind: 'content', title: 'Persuasion', isThere: true },
} as ScheduleEntry

test('occurrences are sorted by the time of day, and have a state', () => {
  const shown = weekOccurrences(
    [
      occurrenceOf({ id: 'b', localTime: '2026-11-21T08:00', status: 'sent' }),
      occurrenceOf({
        id: 'a',
        localTime: '2026-11-20T08:00',
        status: 'sent',
        shownAt: '2026-11-20T07:01:00Z',
      }),
      occurrenceOf({ localTime: '2026-11-22T07:30' }),
    ],
    [entry],
  )
  expect(shown).toMatchObject([
    { date: '2026-11-22', minutes: 450, state: 'to come', isMovable: true, isRecurring: true, entry },
    { date: '2026-11-20', minutes: 480, state: 'shown', isMovable: false },
    { date: '2026-11-21', minutes: 480, state: 'sent', isMovable: false },
  ])
})

test('an occurrence of a cancelled entry stays, and can neither be opened nor moved', () => {
  const [shown] = weekOccurrences([occurrenceOf({ id: 'a', status: 'missed' })], [])
  expect(shown).toMatchObject({ state: 'trouble', entry: null, isMovable: false, title: 'Persuasion' })
  expect(weekOccurrences([occurrenceOf({})], [])).toMatchObject([{ isMovable: false }])
})

test('an automatic photo is called “Next photo” until it is sent', () => {
  const subject = { kind: 'photo', title: 'Next photo not yet shown' } as const
  const nextPhoto = { ...entry, isNextPhoto: true }
  const titlesOf = (occurrence: Partial<ScheduleOccurrence>) =>
    weekOccurrences([occurrenceOf({ subject, ...occurrence })], [nextPhoto]).map(({ title }) => title)
  expect(titlesOf({})).toEqual(['Next photo'])
  expect(titlesOf({ status: 'sent', subject: { kind: 'photo', title: 'Arezzo' } })).toEqual(['Arezzo'])
})

function occurrenceOf(some: Partial<ScheduleOccurrence>): ScheduleOccurrence {
  const status = some.status ?? 'upcoming'
  return {
    id: null,
    entryId: 'entry',
    scheduledFor: '2026-11-22T06:30:00.000Z',
    localTime: '2026-11-22T07:30',
    status,
    happenedAt: null,
    note: null,
    isMovable: status === 'upcoming' || status === 'paused',
    subject: { kind: 'content', title: 'Persuasion' },
    shownAt: null,
    ...some,
  }
}
