import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calendarFile, event } from '../../../testing/others/calendar-file.ts'
import { decodeCalendar } from './decode-calendar.ts'
import { estimateAll, openCalendar, readEvents } from './read-events.ts'

const window = { timeZone: 'Europe/Berlin', from: '2026-11-21', until: '2027-01-20' }

test.each([
  ['a single event', ['DTSTART:20261124T140000Z'], 1],
  ['one that is over', ['DTSTART:20161124T140000Z', 'DTEND:20161124T150000Z'], 0],
  ['one that is over, and lasts', ['DTSTART:20161124T140000Z', 'DURATION:P9W'], 1],
  ['one of next year', ['DTSTART:20271124T140000Z', 'RRULE:FREQ=DAILY'], 0],
  ['every day', ['DTSTART:20261121T140000Z', 'RRULE:FREQ=DAILY'], 63],
  ['ten times', ['DTSTART:20261121T140000Z', 'RRULE:FREQ=DAILY;COUNT=10'], 10],
  ['a rule that has ended', ['DTSTART:20161121T140000Z', 'RRULE:FREQ=DAILY;UNTIL=20171121T140000Z'], 1],
  ['twice a week', ['DTSTART:20261123T140000Z', 'RRULE:FREQ=WEEKLY;BYDAY=MO,TU'], 20],
  ['a birthday', ['DTSTART;VALUE=DATE:19401124', 'RRULE:FREQ=YEARLY'], 2],
  ['every minute, which is not read', ['DTSTART:20261121T140000Z', 'RRULE:FREQ=MINUTELY'], 1],
])('times are counted by the rules: %s', (_what, lines, count) => {
  expect(countsOf(event('UID:1', ...lines)).estimated).toBe(count)
})

test('what is counted is never less than what is computed', () => {
  const number = fc.integer({ min: 1, max: 4 })
  const listed = (name: string, values: string[]) =>
    fc.subarray(values, { minLength: 0 }).map((list) => (list.length > 0 ? `;${name}=${list.join()}` : ''))
  const parts = fc.tuple(
    fc.constantFrom('DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY').map((name) => `FREQ=${name}`),
    number.map((every) => `;INTERVAL=${every}`),
    listed('BYDAY', ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU']),
    listed('BYMONTHDAY', ['1', '15', '24', '-1']),
    listed('BYMONTH', ['11', '12', '1']),
    listed('BYHOUR', ['8', '12', '20']),
    fc.constantFrom('', ';COUNT=7', ';UNTIL=20261225T120000Z'),
  )
  const begins = fc.constantFrom('20261121T080000Z', '20261001T080000Z', '20200229T080000Z')
  fc.assert(
    fc.property(parts, begins, (rule, begin) => {
      const { estimated, computed } = countsOf(
        event('UID:1', 'SUMMARY:Tea', `DTSTART:${begin}`, `RRULE:${rule.join('')}`),
      )
      expect(estimated).toBeGreaterThanOrEqual(computed)
    }),
    { numRuns: 300 },
  )
})

function countsOf(lines: string[]): { estimated: number; computed: number } {
  const text = decodeCalendar(Buffer.from(calendarFile(...lines)), null)
  const { times } = readEvents(text, window, { begin: () => {}, skipped: new Set() })
  return { estimated: estimateAll(openCalendar(text, window)), computed: times.length }
}
