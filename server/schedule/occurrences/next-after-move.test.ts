import { expect, test } from 'vitest'
import { instantOf } from '#contract/platform/wall-clock.ts'
import type { RecurringPattern } from '#contract/schedule.ts'
import { nextAfterMove } from './next-after-move.ts'

const berlin = 'Europe/Berlin'
// A Saturday, eleven o'clock in Berlin.
const now = Date.parse('2026-11-21T10:00:00Z')

test.each<[RecurringPattern | null, from: string, to: string, next: string]>([
  [null, '2026-11-22T19:00', '2026-11-24T08:15', '2026-11-24T07:15:00.000Z'],
  ['weekly', '2026-11-22T19:00', '2026-11-24T19:00', '2026-11-24T18:00:00.000Z'],
  ['weekly', '2026-12-06T19:00', '2026-12-07T19:00', '2026-11-23T18:00:00.000Z'],
  ['weekly', '2026-11-29T19:00', '2026-11-25T19:00', '2026-11-25T18:00:00.000Z'],
  ['daily', '2026-11-25T19:00', '2026-11-25T21:00', '2026-11-22T20:00:00.000Z'],
  ['monthly', '2026-11-22T19:00', '2026-11-30T19:00', '2026-11-30T18:00:00.000Z'],
  ['monthly', '2026-12-22T19:00', '2026-12-10T19:00', '2026-12-10T18:00:00.000Z'],
])('a %s entry moved from %s to %s comes next %s', (recurring_pattern, from, to, next) => {
  const entry = { scheduled_for: at('2026-11-22T19:00'), time_zone: berlin, recurring_pattern }
  const moved = nextAfterMove(entry, { from: at(from), to: at(to) }, now)
  expect(new Date(moved).toISOString()).toBe(next)
})

test('a move across a clock change counts days, not hours', () => {
  const entry = {
    scheduled_for: at('2026-10-20T19:00'),
    time_zone: berlin,
    recurring_pattern: 'weekly' as const,
  }
  const moved = { from: at('2026-10-24T19:00'), to: at('2026-10-27T08:00') }
  expect(nextAfterMove(entry, moved, at('2026-10-20T12:00'))).toBe(at('2026-10-23T08:00'))
})

function at(local: string): number {
  return instantOf(local, berlin)
}
