import { expect, test } from 'vitest'
import { toIso } from '../../platform/clock.ts'
import { nextReminder } from './next-reminder.ts'

test.each([
  ['before 17:00 it is of today', '2026-11-22T12:00:00Z', null, '2026-11-22', '2026-11-22T16:00:00.000Z'],
  ['up to two hours later it is due', '2026-11-22T18:00:00Z', null, '2026-11-22', '2026-11-22T16:00:00.000Z'],
  [
    'later than that it is of tomorrow',
    '2026-11-22T18:00:01Z',
    null,
    '2026-11-23',
    '2026-11-23T16:00:00.000Z',
  ],
  ['a day is looked at once', '2026-11-22T16:00:00Z', '2026-11-22', '2026-11-23', '2026-11-23T16:00:00.000Z'],
  [
    'also when that day is still to come here',
    '2026-11-22T12:00:00Z',
    '2026-11-23',
    '2026-11-24',
    '2026-11-24T16:00:00.000Z',
  ],
  ['before the clock goes back', '2026-10-24T12:00:00Z', null, '2026-10-24', '2026-10-24T15:00:00.000Z'],
  ['after the clock went back', '2026-10-25T12:00:00Z', null, '2026-10-25', '2026-10-25T16:00:00.000Z'],
])('%s', (_name, now, doneOn, date, at) => {
  const due = nextReminder({ timeZone: 'Europe/Berlin', onAt: 0, doneOn }, Date.parse(now))
  expect({ date: due.date, at: toIso(due.at) }).toEqual({ date, at })
})

test('switched on after 17:00, it begins tomorrow', () => {
  const onAt = Date.parse('2026-11-22T16:00:00Z')
  const due = nextReminder({ timeZone: 'Europe/Berlin', onAt, doneOn: null }, onAt)
  expect(due.date).toBe('2026-11-23')
})

test('in a zone that moves its clock by half an hour, and in one with half an hour, it is 17:00 there', () => {
  const of = (timeZone: string, now: string) =>
    toIso(nextReminder({ timeZone, onAt: 0, doneOn: null }, Date.parse(now)).at)
  // Lord Howe Island: +11:00 in summer, +10:30 in winter, from 4 April 2027 on.
  expect(of('Australia/Lord_Howe', '2027-04-03T00:00:00Z')).toBe('2027-04-03T06:00:00.000Z')
  expect(of('Australia/Lord_Howe', '2027-04-04T00:00:00Z')).toBe('2027-04-04T06:30:00.000Z')
  expect(of('Asia/Kolkata', '2026-11-22T00:00:00Z')).toBe('2026-11-22T11:30:00.000Z')
})
