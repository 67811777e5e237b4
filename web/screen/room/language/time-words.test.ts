import { expect, test } from 'vitest'
import { partOfDay } from '../time/wall-clock.ts'
import { clockInWords, dayInWords, sinceInWords } from './time-words.ts'
import { loadWords } from './words.ts'

const english = await loadWords('en')
const zone = 'Europe/Berlin'
const at = (local: string) => Date.parse(`${local}+01:00`)

test.each([
  ['2026-11-21T04:59:00', 'night', 'It is night'],
  ['2026-11-21T05:00:00', 'morning', 'Saturday morning'],
  ['2026-11-21T12:00:00', 'afternoon', 'Saturday afternoon'],
  ['2026-11-21T18:00:00', 'evening', 'Saturday evening'],
  ['2026-11-21T22:00:00', 'night', 'Saturday night'],
])('%s is %s, by the clock of the room', (local, part, words) => {
  expect(partOfDay(at(local), zone)).toBe(part)
  expect(dayInWords(at(local), zone, english)).toBe(words)
})

test.each([
  ['2026-11-21T08:00:00', 'this morning'],
  ['2026-11-20T19:00:00', 'yesterday evening'],
  ['2026-11-20T23:00:00', 'last night'],
  ['2026-11-17T08:00:00', 'on Tuesday'],
  ['2026-11-03T08:00:00', 'on November 3'],
])('a delivery of %s came %s', (local, words) => {
  expect(sinceInWords(at(local), at('2026-11-21T09:42:00'), zone, english)).toBe(words)
})

test.each([
  ['en', '2026-11-21T21:05:00', '9:05'],
  ['en', '2026-11-21T00:30:00', '12:30'],
  ['de', '2026-11-21T21:05:00', '21:05'],
  ['pl', '2026-11-21T09:05:00', '9:05'],
  ['es', '2026-11-21T09:05:00', '9:05'],
] as const)('the clock in %s shows %s as %s, without AM and PM', async (language, local, clock) => {
  expect(clockInWords(at(local), zone, await loadWords(language))).toBe(clock)
})
