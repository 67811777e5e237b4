import { expect, test } from 'vitest'
import { loadWords } from '../../language/words.ts'
import { nextInWords } from './next-in-words.ts'

const english = await loadWords('en')
const zone = 'Europe/Berlin'
const at = (local: string) => Date.parse(`${local}+01:00`)

test.each([
  ['2026-11-21T18:00:00', 'This evening: a picture from Mia'],
  ['2026-11-21T23:30:00', 'Tonight: a picture from Mia'],
  ['2026-11-22T08:00:00', 'Tomorrow morning: a picture from Mia'],
  ['2026-11-25T15:00:00', 'Wednesday afternoon: a picture from Mia'],
  ['2026-12-24T18:00:00', 'On December 24: a picture from Mia'],
])('a delivery at %s is announced as people say it', (local, words) => {
  const next = { at: new Date(at(local)).toISOString(), what: 'picture', from: 'Mia Hartley' } as const
  expect(nextInWords(next, at('2026-11-21T09:42:00'), zone, english)).toBe(words)
})

test('a sender who has left the family is not named', () => {
  const next = {
    at: new Date(at('2026-11-22T19:00:00')).toISOString(),
    what: 'audiobook',
    from: null,
  } as const
  expect(nextInWords(next, at('2026-11-21T09:42:00'), zone, english)).toBe(
    'Tomorrow evening: an audiobook from your family',
  )
})
