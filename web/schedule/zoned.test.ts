import { expect, test } from 'vitest'
import { instantOf, wallClock } from './zoned.ts'

test.each([
  ['2026-11-21', '08:00', 'Europe/Berlin', '2026-11-21T07:00:00.000Z'],
  ['2026-07-01', '08:00', 'America/New_York', '2026-07-01T12:00:00.000Z'],
  ['2026-07-01', '08:00', 'Asia/Kathmandu', '2026-07-01T02:15:00.000Z'],
  ['2026-07-01', '00:00', 'Pacific/Kiritimati', '2026-06-30T10:00:00.000Z'],
  ['2026-03-29', '02:30', 'Europe/Berlin', '2026-03-29T01:00:00.000Z'],
  ['2026-10-25', '02:30', 'Europe/Berlin', '2026-10-25T00:30:00.000Z'],
  ['2026-10-04', '02:15', 'Australia/Lord_Howe', '2026-10-03T15:30:00.000Z'],
])('%s %s in %s is %s', (date, time, zone, expected) => {
  expect(new Date(instantOf(date, time, zone)).toISOString()).toBe(expected)
})

test('the hours of a year lead back to themselves, in zones of all kinds, as Temporal has it', () => {
  for (const zone of ['Europe/London', 'America/St_Johns', 'Pacific/Chatham', 'Africa/Casablanca', 'UTC']) {
    for (let at = Date.UTC(2026, 0, 1); at < Date.UTC(2027, 0, 1); at += 3_600_000 * 3) {
      const { date, time } = wallClock(at, zone)
      const expected = Temporal.PlainDateTime.from(`${date}T${time}`).toZonedDateTime(zone, {
        disambiguation: 'earlier',
      }).epochMilliseconds
      expect(instantOf(date, time, zone), `${date} ${time} ${zone}`).toBe(expected)
    }
  }
})

test('what is no date is no instant', () => {
  expect(instantOf('', '08:00', 'UTC')).toBeNaN()
  expect(instantOf('2026-02-30x', '08:00', 'UTC')).toBeNaN()
})
