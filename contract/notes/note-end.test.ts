import { expect, test } from 'vitest'
import { noteEnd } from './note-end.ts'
import type { NoteStay } from './notes.ts'

/** By the clock of Berlin: when it was sent, how long it stays, and its end in UTC. */
const ends: [sentAt: string, stays: NoteStay, end: string | null][] = [
  ['2035-07-03T10:42:00+02:00', 'evening', '2035-07-03T18:00:00Z'],
  ['2035-07-03T19:00:00+02:00', 'evening', '2035-07-03T18:00:00Z'],
  // Half past seven is the evening already: the next one is meant.
  ['2035-07-03T19:30:00+02:00', 'evening', '2035-07-04T18:00:00Z'],
  ['2035-07-03T22:00:00+02:00', 'evening', '2035-07-04T18:00:00Z'],
  ['2035-07-03T10:42:00+02:00', 'midnight', '2035-07-03T22:00:00Z'],
  ['2035-07-03T23:30:00+02:00', 'midnight', '2035-07-04T22:00:00Z'],
  ['2035-07-03T10:42:31+02:00', 'day_long', '2035-07-04T08:42:00Z'],
  ['2035-07-03T10:42:00+02:00', 'week', '2035-07-10T08:42:00Z'],
  ['2035-07-03T10:42:00+02:00', 'always', null],
  // The clock goes forward on 25 March 2035, and back on 28 October: the days have 23 and 25 hours.
  ['2035-03-24T10:42:00+01:00', 'day_long', '2035-03-25T08:42:00Z'],
  ['2035-03-24T10:42:00+01:00', 'week', '2035-03-31T08:42:00Z'],
  ['2035-03-25T01:30:00+01:00', 'evening', '2035-03-25T18:00:00Z'],
  ['2035-03-24T02:30:00+01:00', 'day_long', '2035-03-25T01:00:00Z'],
  ['2035-10-27T10:42:00+02:00', 'day_long', '2035-10-28T09:42:00Z'],
  ['2035-10-27T12:00:00+02:00', 'midnight', '2035-10-27T22:00:00Z'],
  ['2035-10-28T12:00:00+01:00', 'midnight', '2035-10-28T23:00:00Z'],
]

test.each(ends)('what is sent at %s and stays %s ends at %s', (sentAt, stays, end) => {
  const at = noteEnd({ stays, until: null }, Date.parse(sentAt), 'Europe/Berlin')
  expect(at).toBe(end && Date.parse(end))
})

test('the end of a day is the first instant of the next, where a clock change skips midnight too', () => {
  // In Beirut the clock goes from midnight to one o'clock.
  const at = noteEnd(
    { stays: 'midnight', until: null },
    Date.parse('2026-03-28T12:00:00+02:00'),
    'Asia/Beirut',
  )
  expect(at).toBe(Date.parse('2026-03-29T00:00:00+02:00'))
})

test('a named end is that instant', () => {
  const until = Date.parse('2035-07-09T16:00:00Z')
  expect(noteEnd({ stays: 'until', until }, Date.parse('2035-07-03T08:00:00Z'), 'Europe/Berlin')).toBe(until)
})
