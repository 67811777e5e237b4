import { expect, test } from 'vitest'
import { dayText, timeText } from './visit-text.ts'

const visit = {
  visitId: null,
  calendar: null,
  date: '2027-01-12',
  time: '15:00',
  endDate: null,
  endTime: null,
  who: 'Ben',
  what: null,
  isRepeated: false,
  isSkipped: false,
  isOnScreen: true,
} as const
const text = (said: string) => said.replaceAll('\u00a0', ' ')

test('a visit has the time here beside the one there, where that is another', () => {
  // Fourteen hours ahead of UTC: the clock of no machine that runs tests.
  const far = 'Pacific/Kiritimati'
  expect(text(timeText(visit, far))).toMatch(/^3:00 PM there, .*\d:\d\d [AP]M here$/)
  expect(text(timeText({ ...visit, endTime: '16:00' }, far))).toMatch(/^3:00 PM – 4:00 PM there, .* here$/)
  expect(timeText({ ...visit, time: null }, far)).toBe('All day')
  expect(text(timeText(visit, Intl.DateTimeFormat().resolvedOptions().timeZone))).toBe('3:00 PM')
})

test('a day is named by its date where it is another one for the reader', () => {
  const same = { there: '2026-11-24', here: '2026-11-24' }
  expect(['2026-11-24', '2026-11-25', '2026-11-26'].map((date) => dayText(date, same))).toEqual([
    'Today',
    'Tomorrow',
    expect.stringMatching(/^Thursday/),
  ])
  const apart = { there: '2026-11-24', here: '2026-11-23' }
  expect(dayText('2026-11-24', apart)).toMatch(/^Tuesday.*, today there$/)
  expect(dayText('2026-11-25', apart)).toMatch(/^Wednesday.*, tomorrow there$/)
  expect(dayText('2026-11-26', apart)).toMatch(/^Thursday, [^,]*$/)
})
