import { daysAfter } from '#contract/platform/wall-clock.ts'

/** The lines as a file of a calendar, folded and with the line ends of the format. */
export function calendarFile(...lines: string[]): string {
  const whole = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Test//EN', ...lines, 'END:VCALENDAR', '']
  return whole.flatMap(folded).join('\r\n')
}

export function event(...lines: string[]): string[] {
  return ['BEGIN:VEVENT', 'DTSTAMP:20260101T000000Z', ...lines, 'END:VEVENT']
}

function folded(line: string): string[] {
  const parts = [line.slice(0, 75)]
  for (let at = 75; at < line.length; at += 74) parts.push(` ${line.slice(at, at + 74)}`)
  return parts
}

/** "20261121" */
export function compact(date: string): string {
  return date.replaceAll('-', '')
}

/**
 * 500 events as calendars of real life have them, beginning on `from`: of Google, Outlook, Apple and of programs that get
 * it wrong. `broken` is how many of them nobody can read, `hidden` how many are private.
 */
export function oddCalendar(from: string): { text: string; broken: number; hidden: number } {
  const day = (count: number) => compact(daysAfter(from, count))
  const lines = ['X-WR-CALNAME:Rose\\, at home', ...outlookZone]
  for (let number = 0; number < 480; number++) lines.push(...ordinary(number, day))
  lines.push(
    ...event(
      'UID:yearly',
      'SUMMARY:Birthday of Tom',
      `DTSTART;VALUE=DATE:1950${day(3).slice(4)}`,
      'RRULE:FREQ=YEARLY',
    ),
    ...event(
      'UID:weekly',
      'SUMMARY:Physiotherapy',
      `DTSTART;TZID="W. Europe Standard Time":${day(-70)}T103000`,
      'DURATION:PT45M',
      'RRULE:FREQ=WEEKLY',
      `EXDATE;TZID="W. Europe Standard Time":${day(7)}T103000`,
    ),
    ...event(
      'UID:weekly',
      'SUMMARY:Physiotherapy later',
      `RECURRENCE-ID;TZID="W. Europe Standard Time":${day(14)}T103000`,
      `DTSTART;TZID="W. Europe Standard Time":${day(14)}T160000`,
      'DURATION:PT45M',
    ),
    ...event('UID:private', 'SUMMARY:Secret', 'CLASS:PRIVATE', `DTSTART:${day(2)}T100000Z`),
    ...event('UID:confidential', 'SUMMARY:Secret too', 'CLASS:CONFIDENTIAL', `DTSTART:${day(2)}T110000Z`),
    ...event('UID:cancelled', 'SUMMARY:Cancelled', 'STATUS:CANCELLED', `DTSTART:${day(2)}T120000Z`),
    ...brokenEvents.flatMap((broken, number) =>
      event(`UID:broken-${number}`, 'SUMMARY:Broken', ...broken(day)),
    ),
    'BEGIN:VTODO',
    'UID:todo',
    'SUMMARY:To do',
    'END:VTODO',
  )
  return { text: calendarFile(...lines), broken: brokenEvents.length, hidden: 2 }
}

function ordinary(number: number, day: (count: number) => string): string[] {
  const date = day(number % 50)
  const hour = String(8 + (number % 10)).padStart(2, '0')
  const starts = [
    `DTSTART;TZID=Europe/Berlin:${date}T${hour}0000`,
    `DTSTART:${date}T${hour}0000Z`,
    `DTSTART;VALUE=DATE:${date}`,
    `DTSTART:${date}T${hour}0000`,
    `DTSTART;TZID=Eastern Standard Time:${date}T0${number % 10}0000`,
    `DTSTART;TZID=/mozilla.org/20050126_1/Europe/London:${date}T${hour}0000`,
    `DTSTART;TZID=Customized Time Zone:${date}T${hour}0000`,
    `DTSTART;TZID=Nowhere/Known:${date}T${hour}0000`,
  ]
  return event(
    `UID:ordinary-${number}`,
    `SUMMARY;LANGUAGE=en:Appointment ${number}\\, ${'with a long title '.repeat(3)}🌻`,
    starts[number % starts.length] ?? '',
    'DESCRIPTION:Nobody needs this',
    'BEGIN:VALARM',
    'TRIGGER:-PT15M',
    'DTSTART:nonsense',
    'END:VALARM',
  )
}

type Broken = (day: (count: number) => string) => string[]

const brokenEvents: Broken[] = [
  () => ['DTSTART:garbage'],
  () => [],
  () => ['DTSTART;TZID=Europe/Berlin:20261341T150000'],
  (day) => [`DTSTART:${day(1)}T100000Z`, 'RRULE:FREQ=SECONDLY'],
  (day) => [`DTSTART:${day(1)}T100000Z`, 'RRULE:FREQ=MINUTELY;INTERVAL=0'],
  (day) => [`DTSTART:${day(1)}T100000Z`, 'RRULE:FREQ=FORTNIGHTLY'],
  (day) => [`DTSTART:${day(1)}T100000Z`, `DTSTART:${day(2)}T100000Z`],
  // Every second of a year, for one time: more than fits into the memory.
  (day) => [
    `DTSTART:${day(1)}T000000Z`,
    `RRULE:FREQ=YEARLY;COUNT=1;BYMONTH=${upTo(1, 12)};BYMONTHDAY=${upTo(1, 31)};BYHOUR=${upTo(0, 23)};BYMINUTE=${upTo(0, 59)};BYSECOND=${upTo(0, 59)}`,
  ],
]

function upTo(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index).join(',')
}

/** As Outlook defines the zone of Berlin for a rule of its own. */
const outlookZone = [
  'BEGIN:VTIMEZONE',
  'TZID:Customized Time Zone',
  'BEGIN:STANDARD',
  'DTSTART:16010101T030000',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10',
  'END:STANDARD',
  'BEGIN:DAYLIGHT',
  'DTSTART:16010101T020000',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3',
  'END:DAYLIGHT',
  'END:VTIMEZONE',
]
