import { expect, test } from 'vitest'
import { dayInWords, isDim, isQuiet, nextInWords, partOfDay, sinceInWords } from './wall-clock.ts'

const zone = 'Europe/Berlin'
const at = (local: string) => Date.parse(`${local}+01:00`)

test.each([
  ['2026-11-21T04:59:00', 'night', 'It is night'],
  ['2026-11-21T05:00:00', 'morning', 'Saturday morning'],
  ['2026-11-21T12:00:00', 'afternoon', 'Saturday afternoon'],
  ['2026-11-21T18:00:00', 'evening', 'Saturday evening'],
  ['2026-11-21T22:00:00', 'night', 'Saturday night'],
])('%s is %s, on the wall of the room', (local, part, words) => {
  expect(partOfDay(at(local), zone)).toBe(part)
  expect(dayInWords(at(local), zone)).toBe(words)
})

test.each([
  ['2026-11-21T18:00:00', 'This evening: a picture from Mia'],
  ['2026-11-21T23:30:00', 'Tonight: a picture from Mia'],
  ['2026-11-22T08:00:00', 'Tomorrow morning: a picture from Mia'],
  ['2026-11-25T15:00:00', 'Wednesday afternoon: a picture from Mia'],
  ['2026-12-24T18:00:00', 'On December 24: a picture from Mia'],
])('what comes at %s is announced as it is said', (local, words) => {
  const next = { at: new Date(at(local)).toISOString(), what: 'picture', from: 'Mia Hartley' } as const
  expect(nextInWords(next, at('2026-11-21T09:42:00'), zone)).toBe(words)
})

test('whoever has left the family is not named', () => {
  const next = {
    at: new Date(at('2026-11-22T19:00:00')).toISOString(),
    what: 'audiobook',
    from: null,
  } as const
  expect(nextInWords(next, at('2026-11-21T09:42:00'), zone)).toBe(
    'Tomorrow evening: an audiobook from your family',
  )
})

test.each([
  ['2026-11-21T08:00:00', 'this morning'],
  ['2026-11-20T19:00:00', 'yesterday evening'],
  ['2026-11-20T23:00:00', 'last night'],
  ['2026-11-17T08:00:00', 'on Tuesday'],
  ['2026-11-03T08:00:00', 'on November 3'],
])('what came at %s came %s', (local, words) => {
  expect(sinceInWords(at(local), at('2026-11-21T09:42:00'), zone)).toBe(words)
})

test('quiet hours go over midnight, and the clock is the room’s, not the device’s', () => {
  const hours = { from: '21:30', until: '07:00' }
  const quiet = (local: string) => isQuiet(at(local), zone, hours)
  expect([quiet('2026-11-21T21:29:00'), quiet('2026-11-21T21:30:00')]).toEqual([false, true])
  expect([quiet('2026-11-21T06:59:00'), quiet('2026-11-21T07:00:00')]).toEqual([true, false])
  expect(isQuiet(at('2026-11-21T13:00:00'), zone, { from: '13:00', until: '14:30' })).toBe(true)
  expect(isQuiet(at('2026-11-21T23:00:00'), zone, null)).toBe(false)
  expect([isDim(at('2026-11-21T20:59:00'), zone), isDim(at('2026-11-21T23:00:00'), zone)]).toEqual([
    false,
    true,
  ])
})
