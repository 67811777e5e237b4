import { expect, test } from 'vitest'
import { daysBetween, isDimHour, isQuietAt } from './wall-clock.ts'

const zone = 'Europe/Berlin'
const at = (local: string) => Date.parse(`${local}+01:00`)

test('quiet hours go over midnight, by the clock of the room, not of the device', () => {
  const hours = { from: '21:30', until: '07:00' }
  const quiet = (local: string) => isQuietAt(at(local), zone, hours)
  expect([quiet('2026-11-21T21:29:00'), quiet('2026-11-21T21:30:00')]).toEqual([false, true])
  expect([quiet('2026-11-21T06:59:00'), quiet('2026-11-21T07:00:00')]).toEqual([true, false])
  expect(isQuietAt(at('2026-11-21T13:00:00'), zone, { from: '13:00', until: '14:30' })).toBe(true)
  expect(isQuietAt(at('2026-11-21T23:00:00'), zone, null)).toBe(false)
  expect([isDimHour(at('2026-11-21T20:59:00'), zone), isDimHour(at('2026-11-21T23:00:00'), zone)]).toEqual([
    false,
    true,
  ])
})

test('days are counted by the calendar, also where a day has 23 or 25 hours', () => {
  const days = (from: string, to: string) => daysBetween(Date.parse(from), Date.parse(to), zone)
  expect(days('2026-11-21T23:59:00+01:00', '2026-11-22T00:01:00+01:00')).toBe(1)
  expect(days('2026-03-28T12:00:00+01:00', '2026-03-29T12:00:00+02:00')).toBe(1)
  expect(days('2026-10-24T12:00:00+02:00', '2026-10-25T12:00:00+01:00')).toBe(1)
  expect(days('2026-11-21T12:00:00+01:00', '2026-11-14T12:00:00+01:00')).toBe(-7)
})
