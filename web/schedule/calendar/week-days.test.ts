import { expect, test } from 'vitest'
import { daysFrom, mondayOf, weekName, weekOf } from './week-days.ts'

const now = Date.parse('2026-11-21T10:00:00Z')

test('a week goes from Monday to Sunday, where the loved one is', () => {
  const days = daysFrom(mondayOf(now, 0, 'Europe/Berlin'), now, 'Europe/Berlin')
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
  expect(mondayOf(Date.parse('2026-11-22T23:30:00Z'), 0, 'Europe/Berlin')).toBe('2026-11-23')
  expect(mondayOf(now, 1, 'UTC')).toBe('2026-11-23')
})

test('the week of a date, backwards and forwards', () => {
  const weeks = ['2026-11-15', '2026-11-16', '2026-11-22', '2026-11-23', '2026-12-07']
  expect(weeks.map((date) => weekOf(date, now, 'Europe/Berlin'))).toEqual([-1, 0, 0, 1, 3])
})

test('a week is named by its first and last day', () => {
  expect(weekName('2026-11-23')).toMatch(/^Nov 23\s–\s29$/)
  expect(weekName('2026-11-30')).toMatch(/^Nov 30\s–\sDec 6$/)
})
