import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { calendarFile, event } from '../../../testing/others/calendar-file.ts'
import { decodeCalendar } from './decode-calendar.ts'
import { readEvents } from './read-events.ts'

// What calendars of real life get wrong or use seldom, read by us and by a second implementation of RFC 5545: ical.js.

const window = { from: '2026-10-01', until: '2027-01-31' }
const zones = [
  'Europe/Berlin',
  'America/New_York',
  'Pacific/Apia',
  'Australia/Lord_Howe',
  'Pacific/Kiritimati',
]

const berlin = (time: string) => `;TZID=Europe/Berlin:${time}`
const howe = (time: string) => `;TZID=Australia/Lord_Howe:${time}`
const apia = (time: string) => `;TZID=Pacific/Apia:${time}`
const day = (date: string) => `;VALUE=DATE:${date}`

/** The Wednesdays of December as whole days. */
const wholeDays = event('UID:1', 'SUMMARY:Day', `DTSTART${day('20261125')}`, 'RRULE:FREQ=WEEKLY;COUNT=6')
const weekly = event(
  'UID:1',
  'SUMMARY:Old',
  `DTSTART${berlin('20261007T100000')}`,
  `DTEND${berlin('20261007T110000')}`,
  'RRULE:FREQ=WEEKLY;COUNT=12',
)
const change = (of: string, ...lines: string[]) => event('UID:1', `RECURRENCE-ID${of}`, ...lines)
const from = (of: string, ...lines: string[]) => change(`;RANGE=THISANDFUTURE${of}`, ...lines)

test.each<[name: string, lines: string[]]>([
  [
    'a whole day gets a time',
    [
      ...wholeDays,
      ...change(
        day('20261202'),
        'SUMMARY:At three',
        `DTSTART${berlin('20261202T150000')}`,
        `DTEND${berlin('20261202T160000')}`,
      ),
    ],
  ],
  [
    'a whole day gets a time in UTC, on the evening before',
    [...wholeDays, ...change(day('20261202'), 'SUMMARY:Late', 'DTSTART:20261201T233000Z', 'DURATION:PT2H')],
  ],
  [
    'whole days get times in Lord Howe and Apia',
    [
      ...wholeDays,
      ...change(day('20261202'), 'SUMMARY:Howe', `DTSTART${howe('20261202T003000')}`, 'DURATION:PT30M'),
      ...change(day('20261209'), 'SUMMARY:Apia', `DTSTART${apia('20261209T230000')}`, 'DURATION:PT30M'),
    ],
  ],
  [
    'a whole day becomes two, and another moves',
    [
      ...wholeDays,
      ...change(day('20261202'), 'SUMMARY:Two', `DTSTART${day('20261202')}`, `DTEND${day('20261204')}`),
      ...change(day('20261209'), 'SUMMARY:Later', `DTSTART${day('20261212')}`),
    ],
  ],
  [
    'a time becomes a whole day',
    [...weekly, ...change(berlin('20261111T100000'), 'SUMMARY:All day', `DTSTART${day('20261111')}`)],
  ],
  [
    'this and all that follow begin later and last longer, over the end of summer time',
    [
      ...weekly,
      ...from(
        berlin('20261021T100000'),
        'SUMMARY:New',
        `DTSTART${berlin('20261021T140000')}`,
        `DTEND${berlin('20261021T160000')}`,
      ),
    ],
  ],
  [
    'this and all that follow move to another day',
    [
      ...weekly,
      ...from(
        berlin('20261021T100000'),
        'SUMMARY:Thursday',
        `DTSTART${berlin('20261022T100000')}`,
        'DURATION:PT1H',
      ),
    ],
  ],
  [
    'two such changes, and a single one after them',
    [
      ...weekly,
      ...from(
        berlin('20261104T100000'),
        'SUMMARY:Second',
        `DTSTART${berlin('20261104T120000')}`,
        'DURATION:PT1H',
      ),
      ...from(
        berlin('20261202T100000'),
        'SUMMARY:Third',
        `DTSTART${berlin('20261202T083000')}`,
        'DURATION:PT2H',
      ),
      ...change(
        berlin('20261209T100000'),
        'SUMMARY:Once',
        `DTSTART${berlin('20261210T190000')}`,
        'DURATION:PT1H',
      ),
    ],
  ],
  [
    'all that follow of whole days',
    [...wholeDays, ...from(day('20261209'), 'SUMMARY:Thursdays', `DTSTART${day('20261210')}`)],
  ],
  [
    'a change names its time in UTC',
    [...weekly, ...change(':20261111T090000Z', 'SUMMARY:Moved', 'DTSTART:20261111T143000Z', 'DURATION:PT1H')],
  ],
  [
    'single times are called off',
    [
      ...weekly,
      ...change(berlin('20261111T100000'), 'STATUS:CANCELLED', `DTSTART${berlin('20261111T100000')}`),
    ],
  ],
  [
    'times and days are left out',
    [
      ...event(
        'UID:2',
        'SUMMARY:Times',
        `DTSTART${berlin('20261007T100000')}`,
        'DURATION:PT45M',
        'RRULE:FREQ=DAILY;INTERVAL=3;COUNT=20',
        `EXDATE${berlin('20261010T100000,20261013T100000')}`,
        'EXDATE:20261028T090000Z',
      ),
      ...event(
        'UID:3',
        'SUMMARY:Days',
        `DTSTART${day('20261007')}`,
        'RRULE:FREQ=DAILY;UNTIL=20261012',
        `EXDATE${day('20261009')}`,
      ),
    ],
  ],
  [
    'rules that are seldom used',
    [
      ...event(
        'UID:4',
        'SUMMARY:Last Friday',
        `DTSTART${berlin('20260130T180000')}`,
        'DURATION:PT1H',
        'RRULE:FREQ=MONTHLY;BYDAY=-1FR',
      ),
      ...event(
        'UID:5',
        'SUMMARY:Last workday',
        `DTSTART${day('20260130')}`,
        'RRULE:FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1',
      ),
      ...event('UID:6', 'SUMMARY:The 31st', `DTSTART${day('20260131')}`, 'RRULE:FREQ=MONTHLY'),
      ...event(
        'UID:7',
        'SUMMARY:Third of November',
        `DTSTART${day('20201119')}`,
        'RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=3TH',
      ),
      ...event(
        'UID:8',
        'SUMMARY:Every second',
        `DTSTART${berlin('20260105T080000')}`,
        'DURATION:PT1H',
        'RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,SU;WKST=SU',
      ),
    ],
  ],
  [
    'times besides the rule',
    [
      ...event(
        'UID:9',
        'SUMMARY:Besides',
        `DTSTART${berlin('20261007T100000')}`,
        'DURATION:PT1H',
        'RRULE:FREQ=WEEKLY;COUNT=3',
        `RDATE${berlin('20261110T100000,20261120T200000')}`,
      ),
    ],
  ],
  [
    'a clock that changes by half an hour',
    [
      ...event(
        'UID:10',
        'SUMMARY:Howe',
        `DTSTART${howe('20260927T003000')}`,
        'DURATION:PT1H',
        'RRULE:FREQ=WEEKLY;COUNT=8',
      ),
      ...event(
        'UID:11',
        'SUMMARY:Apia',
        `DTSTART${apia('20261007T235900')}`,
        'DURATION:PT2H',
        'RRULE:FREQ=WEEKLY;COUNT=4',
      ),
    ],
  ],
])('%s: we read what a second implementation reads', (_name, lines) => {
  const file = calendarFile(...definedZones, ...lines)
  const text = decodeCalendar(Buffer.from(file), null)
  for (const timeZone of zones) {
    const read = readEvents(text, { timeZone, ...window }, { begin: () => {}, skipped: new Set() })
    expect(read.counts).toEqual({ private: 0, broken: 0, beyond: 0 })
    const ours = read.times.map(({ date, time, endDate, endTime, title }) =>
      [date, time ?? 'all day', endDate, endTime ?? '', title].join(' '),
    )
    expect(ours.toSorted(), timeZone).toEqual(secondReading(file, timeZone))
  }
})

/** The same by ical.js, whose zones are those that the file defines. */
function secondReading(file: string, timeZone: string): string[] {
  const calendar = new ICAL.Component(ICAL.parse(file))
  ICAL.TimezoneService.reset()
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone)
  const parts = calendar.getAllSubcomponents('vevent')
  const isChange = (part: ICAL.Component) => part.hasProperty('recurrence-id')
  return parts
    .filter((part) => !isChange(part))
    .flatMap((part) => {
      const whole = new ICAL.Event(part, { strictExceptions: false })
      for (const other of parts)
        if (isChange(other) && other.getFirstPropertyValue('uid') === whole.uid) whole.relateException(other)
      return timesOf(whole)
    })
    .map(({ start, end, title }) => said(start, end, title, timeZone))
    .filter((line) => line.slice(0, 10) <= window.until && lastDayOf(line) >= window.from)
    .toSorted()
}

function lastDayOf(line: string): string {
  return /\d{4}-\d\d-\d\d/.exec(line.slice(10))?.[0] ?? ''
}

function timesOf(whole: ICAL.Event): { start: ICAL.Time; end: ICAL.Time; title: string }[] {
  const times = []
  const steps = whole.iterator()
  for (let next = steps.next(); next && next.year < 2028; next = steps.next()) {
    const { startDate: start, endDate: end, item } = whole.getOccurrenceDetails(next)
    if (item.component.getFirstPropertyValue('status') === 'CANCELLED') continue
    times.push({ start, end, title: item.summary })
  }
  return times
}

function said(start: ICAL.Time, end: ICAL.Time, title: string, timeZone: string): string {
  if (start.isDate) {
    const last = Temporal.PlainDate.from(end.toString()).subtract({ days: 1 })
    return [start.toString(), 'all day', last, '', title].join(' ')
  }
  const [from, until] = [start, end].map((time) =>
    Temporal.Instant.fromEpochMilliseconds(time.toUnixTime() * 1000).toZonedDateTimeISO(timeZone),
  )
  if (!from || !until) throw new Error('It has no time.')
  const minute = (time: Temporal.PlainTime) => time.toString({ smallestUnit: 'minute' })
  const isMidnight = until.hour === 0 && until.minute === 0
  const last = isMidnight ? until.toPlainDate().subtract({ days: 1 }) : until.toPlainDate()
  const ends = isMidnight ? '23:59' : minute(until.toPlainTime())
  return [from.toPlainDate(), minute(from.toPlainTime()), last, ends, title].join(' ')
}

const definedZones = [
  ...definedZone('Europe/Berlin', ['+0100', '10', '-1SU', '030000'], ['+0200', '03', '-1SU', '020000']),
  ...definedZone('Australia/Lord_Howe', ['+1030', '04', '1SU', '020000'], ['+1100', '10', '1SU', '020000']),
  'BEGIN:VTIMEZONE',
  'TZID:Pacific/Apia',
  'BEGIN:STANDARD',
  'DTSTART:20210404T040000',
  'TZOFFSETFROM:+1300',
  'TZOFFSETTO:+1300',
  'END:STANDARD',
  'END:VTIMEZONE',
]

type Half = [offset: string, month: string, sunday: string, time: string]

function definedZone(name: string, standard: Half, daylight: Half): string[] {
  const half = (kind: string, [to, month, sunday, time]: Half, [before]: Half) => [
    `BEGIN:${kind}`,
    `DTSTART:2015${month}01T${time}`,
    `TZOFFSETFROM:${before}`,
    `TZOFFSETTO:${to}`,
    `RRULE:FREQ=YEARLY;BYMONTH=${Number(month)};BYDAY=${sunday}`,
    `END:${kind}`,
  ]
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${name}`,
    ...half('STANDARD', standard, daylight),
    ...half('DAYLIGHT', daylight, standard),
    'END:VTIMEZONE',
  ]
}
