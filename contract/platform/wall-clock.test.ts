import fc from 'fast-check'
import { DateTime } from 'luxon'
import { expect, test } from 'vitest'
import { quietUntil } from '../delivery/quiet-hours.ts'
import {
  daysAfter,
  daysBetween,
  findInstant,
  instantOf,
  localTime,
  startOfDay,
  wallClock,
} from './wall-clock.ts'

const iso = (at: number | null) => (at === null ? null : new Date(at).toISOString())

test.each([
  ['2026-11-21T08:00', 'Europe/Berlin', '2026-11-21T07:00:00.000Z'],
  ['2026-07-01T08:00', 'America/New_York', '2026-07-01T12:00:00.000Z'],
  ['2026-07-01T08:00', 'Asia/Kathmandu', '2026-07-01T02:15:00.000Z'],
  ['2026-07-01T00:00', 'Pacific/Kiritimati', '2026-06-30T10:00:00.000Z'],
  ['2026-03-29T02:30', 'Europe/Berlin', '2026-03-29T01:00:00.000Z'],
  ['2026-10-25T02:30', 'Europe/Berlin', '2026-10-25T00:30:00.000Z'],
  ['2026-10-04T02:15', 'Australia/Lord_Howe', '2026-10-03T15:30:00.000Z'],
])('%s in %s is %s', (local, zone, expected) => {
  expect(iso(instantOf(local, zone))).toBe(expected)
})

test('5,000 random instants have the local time that Luxon gives them, and lead back to themselves', () => {
  const minute = fc.integer({ min: Date.UTC(2001, 0, 1) / 60_000, max: Date.UTC(2039, 0, 1) / 60_000 })
  fc.assert(
    fc.property(minute, fc.constantFrom(...Intl.supportedValuesOf('timeZone')), (minute, zone) => {
      const at = minute * 60_000
      const luxon = DateTime.fromMillis(at, { zone })
      const local = localTime(at, zone)
      expect(local).toBe(luxon.toFormat("yyyy-MM-dd'T'HH:mm"))
      const first = Math.min(...luxon.getPossibleOffsets().map((possible) => possible.toMillis()))
      expect(instantOf(local, zone), `${local} ${zone}`).toBe(first)
    }),
    { numRuns: 5000 },
  )
})

test('text that is no date has no instant', () => {
  for (const local of ['T08:00', '2026-02-30T08:00', '2026-02-20T', '12026-01-01T08:00']) {
    expect(() => instantOf(local, 'UTC'), local).toThrow(RangeError)
    expect(findInstant(local, 'UTC'), local).toBeNull()
  }
  expect(() => findInstant('2026-11-21T08:00', 'Europe/Nowhere')).toThrow(RangeError)
})

test('days are counted by the calendar', () => {
  expect(daysAfter('2026-02-27', 2)).toBe('2026-03-01')
  expect(daysAfter('2026-11-01', -1)).toBe('2026-10-31')
  expect(daysBetween('2026-10-24', '2026-10-26')).toBe(2)
  expect(daysBetween('2027-01-01', '2026-12-30')).toBe(-2)
})

test('a day starts at one o’clock where a clock change skips midnight', () => {
  expect(wallClock(startOfDay(Date.parse('2026-04-24T12:00Z'), 'Africa/Cairo'), 'Africa/Cairo')).toEqual({
    date: '2026-04-24',
    time: '01:00',
  })
  expect(iso(startOfDay(Date.parse('2026-11-21T12:00Z'), 'Europe/Berlin'))).toBe('2026-11-20T23:00:00.000Z')
})

const overnight = { from: '21:30', until: '07:00' }
const midday = { from: '13:00', until: '15:00' }

test.each([
  ['before the evening', overnight, '2026-11-21T21:29', null],
  ['in the evening until the next morning', overnight, '2026-11-21T21:30', '2026-11-22T07:00'],
  ['after midnight until the same morning', overnight, '2026-11-22T00:10', '2026-11-22T07:00'],
  ['in the morning', overnight, '2026-11-22T07:00', null],
  ['at the beginning of a rest at noon', midday, '2026-11-22T13:00', '2026-11-22T15:00'],
  ['at its end', midday, '2026-11-22T15:00', null],
  ['through a night that loses an hour', overnight, '2026-03-28T23:00', '2026-03-29T07:00'],
])('quiet hours: %s', (_when, hours, now, until) => {
  const zone = 'Europe/Berlin'
  const end = quietUntil(hours, zone, instantOf(now, zone))
  expect(end === null ? null : localTime(end, zone)).toBe(until)
})

test('quiet hours that end in the hour that is skipped end with the clock change', () => {
  const hours = { from: '22:00', until: '02:30' }
  const evening = instantOf('2026-03-28T23:00', 'Europe/Berlin')
  expect(iso(quietUntil(hours, 'Europe/Berlin', evening))).toBe('2026-03-29T01:00:00.000Z')
})
