import { afterEach, beforeEach, expect, test } from 'vitest'
import { fullTimeThere, nearDay, nearTimeThere, withHere } from './time-there.ts'

const before = process.env.TZ
beforeEach(() => {
  process.env.TZ = 'America/New_York'
})
afterEach(() => {
  if (before === undefined) delete process.env.TZ
  else process.env.TZ = before
})

const text = (said: string) => said.replaceAll('\u00a0', ' ')
const now = Date.parse('2027-01-11T13:00:00Z')

test.each([
  // Eight in the morning in Berlin is two at night in New York.
  ['2027-01-12T07:00:00Z', 'Europe/Berlin', 'tomorrow 8:00 AM there, 2:00 AM here'],
  ['2027-01-11T19:00:00Z', 'Europe/Berlin', 'today 8:00 PM there, 2:00 PM here'],
  ['2027-01-12T06:00:00Z', 'Asia/Tokyo', 'tomorrow 3:00 PM there, 1:00 AM here'],
  ['2027-01-12T02:00:00Z', 'Asia/Tokyo', 'tomorrow 11:00 AM there, Mon 9:00 PM here'],
  ['2027-01-19T02:00:00Z', 'Asia/Tokyo', 'Tue, Jan 19, 11:00 AM there, Mon 9:00 PM here'],
  ['2027-01-12T01:00:00Z', 'America/Toronto', 'today 8:00 PM'],
])('a time soon: %s in %s', (at, zone, said) => {
  expect(text(nearTimeThere(at, now, zone))).toBe(said)
})

test('a full time names the day and the year there, and the day here where that is another', () => {
  const at = '2027-01-12T06:00:00Z'
  expect(text(fullTimeThere(at, 'Asia/Tokyo'))).toBe('Tue, Jan 12, 2027, 3:00 PM there, 1:00 AM here')
  expect(text(fullTimeThere(at, 'America/New_York'))).toBe('Tue, Jan 12, 2027, 1:00 AM')
})

test('a time of a day there has the reader’s beside it', () => {
  expect(text(withHere('3:00 PM – 4:00 PM', '2027-01-12T14:00:00Z', 'Europe/Berlin'))).toBe(
    '3:00 PM – 4:00 PM there, 9:00 AM here',
  )
})

test.each([
  ['2027-01-11', 'America/Toronto', 'today'],
  ['2027-01-12', 'Europe/Berlin', 'tomorrow'],
  ['2027-01-13', 'Europe/Berlin', 'Wed, Jan 13'],
])('a day soon: %s in %s', (date, zone, said) => {
  expect(nearDay(date, now, zone)).toBe(said)
})

test('a day there is named while the reader’s clock shows another', () => {
  const night = Date.parse('2027-01-12T02:00:00Z')
  expect(nearDay('2027-01-12', night, 'Asia/Tokyo')).toBe('Tue, Jan 12')
})
