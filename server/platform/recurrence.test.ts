import fc from 'fast-check'
import { DateTime } from 'luxon'
import { expect, test } from 'vitest'
import { recurringPatterns } from '#contract/schedule.ts'
import { datesOf, nextOccurrence, occurrencesAround, type Recurrence } from './recurrence.ts'

const iso = (at: number | null) => (at === null ? null : new Date(at).toISOString())
const berlin = { timeZone: 'Europe/Berlin' }

test.each([
  [
    'eight stays eight when summer begins',
    '2026-03-28T08:00',
    'daily',
    '2026-03-28T07:00Z',
    '2026-03-29T06:00Z',
  ],
  [
    'eight stays eight when summer ends',
    '2026-10-24T08:00',
    'daily',
    '2026-10-24T06:00Z',
    '2026-10-25T07:00Z',
  ],
  [
    'a skipped time is the first one after it',
    '2026-03-28T02:30',
    'daily',
    '2026-03-28T02:00Z',
    '2026-03-29T01:00Z',
  ],
  [
    'and the day after it is itself again',
    '2026-03-28T02:30',
    'daily',
    '2026-03-29T01:00Z',
    '2026-03-30T00:30Z',
  ],
  [
    'a time that comes twice is the first',
    '2026-10-24T02:30',
    'daily',
    '2026-10-24T12:00Z',
    '2026-10-25T00:30Z',
  ],
  [
    'and is not taken again an hour later',
    '2026-10-24T02:30',
    'daily',
    '2026-10-25T00:30Z',
    '2026-10-26T01:30Z',
  ],
  ['a week is a week', '2026-10-20T19:00', 'weekly', '2026-10-20T17:00Z', '2026-10-27T18:00Z'],
  [
    'the 31st is the last day of a short month',
    '2026-01-31T08:00',
    'monthly',
    '2026-01-31T07:00Z',
    '2026-02-28T07:00Z',
  ],
  ['and the 31st again after it', '2026-01-31T08:00', 'monthly', '2026-02-28T07:00Z', '2026-03-31T06:00Z'],
] as const)('%s', (_what, localTime, pattern, after, expected) => {
  const next = nextOccurrence({ localTime, pattern, ...berlin }, Date.parse(after))
  expect(iso(next)).toBe(iso(Date.parse(expected)))
})

test('an entry without a pattern occurs once', () => {
  const once: Recurrence = { localTime: '2026-11-21T08:00', pattern: null, ...berlin }
  expect(iso(nextOccurrence(once, 0))).toBe('2026-11-21T07:00:00.000Z')
  expect(nextOccurrence(once, Date.parse('2026-11-21T07:00Z'))).toBe(null)
})

test('the newest of many missed occurrences is found', () => {
  const daily: Recurrence = { localTime: '2026-01-01T08:00', pattern: 'daily', ...berlin }
  const from = Date.parse('2026-01-01T07:00Z')
  const around = occurrencesAround(daily, from, Date.parse('2026-11-21T07:30Z'))
  expect(iso(around.latest)).toBe('2026-11-21T07:00:00.000Z')
  expect(iso(around.next)).toBe('2026-11-22T07:00:00.000Z')
  expect(occurrencesAround(daily, from, from).latest).toBe(from)
})

test('a day that a zone skips is not lost', () => {
  const samoa: Recurrence = { localTime: '2011-12-29T08:00', pattern: 'daily', timeZone: 'Pacific/Apia' }
  const friday = nextOccurrence(samoa, Date.parse('2011-12-29T18:00Z'))
  expect(iso(friday)).toBe('2011-12-30T10:00:00.000Z')
  expect(iso(nextOccurrence(samoa, friday ?? 0))).toBe('2011-12-30T18:00:00.000Z')
})

test('every known zone has a next occurrence', () => {
  for (const timeZone of Intl.supportedValuesOf('timeZone'))
    expect(
      nextOccurrence({ localTime: '2026-11-21T08:00', pattern: 'monthly', timeZone }, Date.now()),
    ).not.toBe(null)
})

test('5,000 random recurrences agree with Luxon', () => {
  const zones = Intl.supportedValuesOf('timeZone')
  const day = 86_400_000
  const start = Date.UTC(2001, 0, 1)
  fc.assert(
    fc.property(
      fc.constantFrom(...zones),
      fc.integer({ min: 0, max: 14_000 * 1440 }),
      fc.constantFrom(...recurringPatterns),
      fc.integer({ min: -3 * day, max: 800 * day }),
      (timeZone, minute, pattern, later) => {
        const localTime = new Date(start + minute * 60_000).toISOString().slice(0, 16)
        const recurrence: Recurrence = { localTime, timeZone, pattern }
        const after = Date.parse(`${localTime}Z`) + later
        expect(
          iso(nextOccurrence(recurrence, after)),
          JSON.stringify({ ...recurrence, after: iso(after) }),
        ).toBe(iso(expectedNext(recurrence, after)))
      },
    ),
    { numRuns: 5000 },
  )
})

/** Computed by another library, one occurrence after the other from the first. */
function expectedNext({ localTime, timeZone, pattern }: Recurrence, after: number): number {
  const unit = { daily: 'days', weekly: 'weeks', monthly: 'months' }[pattern ?? 'daily']
  const first = DateTime.fromISO(localTime, { zone: 'utc' })
  const length = { days: 1, weeks: 7, months: 31 }[unit] ?? 1
  const skip = Math.max(0, Math.floor((after - first.toMillis()) / 86_400_000 / length) - 3)
  for (let count = skip; ; count++) {
    const at = shownFirst(first.plus({ [unit]: count }), timeZone)
    if (at > after) return at
  }
}

/** The first instant at which the zone's clock shows at least this. */
function shownFirst(wanted: DateTime, timeZone: string): number {
  const { year, month, day, hour, minute } = wanted
  const at = DateTime.fromObject({ year, month, day, hour, minute }, { zone: timeZone })
  const shows = (one: DateTime) => one.setZone('utc', { keepLocalTime: true }).toMillis()
  if (shows(at) === wanted.toMillis()) {
    return Math.min(...at.getPossibleOffsets().map((one) => one.toMillis()))
  }
  // Skipped: the clock jumps somewhere in the day and a half before.
  let [low, high] = [at.toMillis() - 36 * 3_600_000, at.toMillis() + 3_600_000]
  while (high - low > 1000) {
    const middle = Math.floor((low + high) / 2000) * 1000
    if (shows(DateTime.fromMillis(middle, { zone: timeZone })) < wanted.toMillis()) low = middle
    else high = middle
  }
  return high
}

const take = (
  count: number,
  rule: Omit<Parameters<typeof datesOf>[0], 'first'> & { first: string },
  from: string,
) => {
  const dates: string[] = []
  for (const date of datesOf(
    { ...rule, first: Temporal.PlainDate.from(rule.first) },
    Temporal.PlainDate.from(from),
  )) {
    if (dates.push(date.toString()) === count) break
  }
  return dates
}

test('several weekdays of a week are days of one rule, none before its first day', () => {
  const rule = { first: '2026-11-24', pattern: 'weekly', weekdays: [1, 4] } as const
  expect(take(3, rule, '2026-11-01')).toEqual(['2026-11-26', '2026-11-30', '2026-12-03'])
  expect(take(2, rule, '2026-12-03')).toEqual(['2026-12-03', '2026-12-07'])
})

test('a rule begins again at any day, and the 31st stays the 31st', () => {
  expect(take(2, { first: '2026-01-31', pattern: 'monthly' }, '2026-02-28')).toEqual([
    '2026-02-28',
    '2026-03-31',
  ])
  expect(take(2, { first: '2026-01-31', pattern: 'monthly' }, '2026-03-01')).toEqual([
    '2026-03-31',
    '2026-04-30',
  ])
  expect(take(2, { first: '2020-01-06', pattern: 'weekly' }, '2026-11-22')).toEqual([
    '2026-11-23',
    '2026-11-30',
  ])
  expect(take(2, { first: '2026-11-22', pattern: null }, '2026-11-22')).toEqual(['2026-11-22'])
  expect(take(2, { first: '2026-11-21', pattern: null }, '2026-11-22')).toEqual([])
})

test('the days of a rule are the same wherever one begins', () => {
  const day = fc
    .integer({ min: 0, max: 3000 })
    .map((days) => Temporal.PlainDate.from('2020-01-01').add({ days }))
  fc.assert(
    fc.property(
      fc.record({
        first: day,
        pattern: fc.constantFrom(...recurringPatterns),
        weekdays: fc.subarray([1, 2, 3, 4, 5, 6, 7]),
      }),
      fc.integer({ min: 0, max: 400 }),
      (rule, later) => {
        const from = rule.first.add({ days: later })
        const all = []
        for (const date of datesOf(rule, rule.first)) {
          if (Temporal.PlainDate.compare(date, from.add({ days: 100 })) > 0) break
          all.push(date)
        }
        const some = []
        for (const date of datesOf(rule, from)) {
          if (Temporal.PlainDate.compare(date, from.add({ days: 100 })) > 0) break
          some.push(date.toString())
        }
        const wanted = all.filter((date) => Temporal.PlainDate.compare(date, from) >= 0)
        expect(some).toEqual(wanted.map(String))
      },
    ),
  )
})

test('rules that began in other weeks have the same next occurrence, in whatever order they are asked', () => {
  const started = Date.parse('2026-03-02T08:00Z')
  for (const pattern of ['daily', 'weekly'] as const) {
    for (const after of [
      '2026-03-27T06:59Z',
      '2026-03-28T07:00Z',
      '2026-03-29T06:00Z',
      '2026-04-05T06:00Z',
    ]) {
      const nexts = [0, 1, 2, 40].map((weeks) => {
        const localTime = new Date(started - weeks * 7 * 86_400_000).toISOString().slice(0, 16)
        return nextOccurrence({ ...berlin, localTime, pattern }, Date.parse(after))
      })
      expect(new Set(nexts).size).toBe(1)
    }
  }
  const [monday, tuesday] = ['2026-03-02T08:00', '2026-03-03T08:00'].map((localTime) =>
    nextOccurrence({ ...berlin, localTime, pattern: 'weekly' }, Date.parse('2026-04-05T06:00Z')),
  )
  expect([monday, tuesday].map((at) => iso(at ?? null))).toEqual([
    '2026-04-06T06:00:00.000Z',
    '2026-04-07T06:00:00.000Z',
  ])
})
