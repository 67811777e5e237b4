import fc from 'fast-check'
import { expect, test } from 'vitest'
import { instantOf } from '../platform/wall-clock.ts'
import { isQuiet, quietUntil, timeAt } from './quiet-hours.ts'

const minute = 60_000
const clock = fc.integer({ min: 0, max: 24 * 60 - 1 }).map((minutes) => {
  const two = (count: number) => String(count).padStart(2, '0')
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
})
const aMinute = fc.integer({ min: Date.UTC(2025, 0, 1) / minute, max: Date.UTC(2028, 0, 1) / minute })

test('300 random quiet hours in any zone: it is quiet until their end, and not after it', () => {
  const zones = fc.constantFrom(...Intl.supportedValuesOf('timeZone'))
  fc.assert(
    fc.property(aMinute, zones, clock, clock, (minutes, zone, from, until) => {
      fc.pre(from !== until)
      const [at, hours] = [minutes * minute, { from, until }]
      const end = quietUntil(hours, zone, at)
      const quietNow = isQuiet(hours, timeAt(at, zone))
      if (end === null) {
        expect(quietNow && !isTwice(at, zone)).toBe(false)
        return
      }
      expect(end).toBeGreaterThan(at)
      expect(isQuiet(hours, timeAt(end, zone))).toBe(false)
      expect(isQuiet(hours, timeAt(end - minute, zone))).toBe(true)
    }),
    { numRuns: 300 },
  )
})

/** Whether the clock shows this time for the second time. */
function isTwice(at: number, zone: string): boolean {
  return [30, 60].some((minutes) => timeAt(at - minutes * minute, zone) === timeAt(at, zone))
}

test('hours that end twice when the clocks go back have ended the first time', () => {
  const hours = { from: '22:00', until: '02:30' }
  const first = instantOf('2026-10-25T02:15', 'Europe/Berlin')
  expect(quietUntil(hours, 'Europe/Berlin', first)).toBe(first + 15 * minute)
  expect(quietUntil(hours, 'Europe/Berlin', first + 60 * minute)).toBeNull()
})
