import { expect, test } from 'vitest'
import { pauseEnd } from './pause-end.ts'

const zone = 'Europe/Berlin'
const end = (pressed: string, quietUntil?: string) =>
  new Date(
    pauseEnd(Date.parse(pressed), zone, quietUntil ? { from: '22:00', until: quietUntil } : null),
  ).toISOString()

test('a pause ends the next morning at eight, by the clock of the room', () => {
  expect(end('2026-11-21T14:00:00Z')).toBe('2026-11-22T07:00:00.000Z')
})

test('after midnight it ends on the same morning', () => {
  expect(end('2026-11-21T23:30:00Z')).toBe('2026-11-22T07:00:00.000Z')
  expect(end('2026-11-22T03:30:00Z')).toBe('2026-11-23T07:00:00.000Z')
})

test('it ends with the quiet hours where they end in a morning', () => {
  expect(end('2026-11-21T14:00:00Z', '09:30')).toBe('2026-11-22T08:30:00.000Z')
  expect(end('2026-11-21T14:00:00Z', '16:00')).toBe('2026-11-22T07:00:00.000Z')
})

test('it is right across a change of the clocks', () => {
  expect(end('2026-10-24T14:00:00Z')).toBe('2026-10-25T07:00:00.000Z')
  expect(end('2026-03-28T14:00:00Z')).toBe('2026-03-29T06:00:00.000Z')
})
