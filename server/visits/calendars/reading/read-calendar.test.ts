import fc from 'fast-check'
import { expect, test } from 'vitest'
import { daysAfter } from '#contract/platform/wall-clock.ts'
import { calendarFile, event, oddCalendar } from '../../../testing/others/calendar-file.ts'
import { decodeCalendar } from './decode-calendar.ts'
import { calendarReader, startReading, TooMuch, type Window } from './read-calendar.ts'
import { readEvents } from './read-events.ts'

const window = { timeZone: 'Europe/Berlin', from: '2026-11-21', until: '2027-01-20' }
const atOnce = { begin: () => {}, skipped: new Set<number>() }

/** So that a busy machine decides nothing. */
const patient = { longestEvent: 10_000, longest: 120_000, slice: 200, idle: 100 }

function readerOf(...given: Parameters<typeof calendarReader>) {
  const read = calendarReader(...given)
  return (text: string, window: Window, owner = 'anna') => read(text, window, [owner, 'family', owner])
}

/** The times in short: "2026-11-21 15:00–16:00 Coffee". */
function linesOf(lines: string[], given: Partial<typeof window> = {}) {
  const text = decodeCalendar(Buffer.from(calendarFile(...lines)), null)
  const { times, counts } = readEvents(text, { ...window, ...given }, atOnce)
  const said = times.map(({ date, time, endDate, endTime, title }) => {
    const until = [endDate === date ? null : endDate, endTime].filter(Boolean).join(' ')
    return [date, time ?? 'all day', until && `until ${until}`, title].filter(Boolean).join(' ')
  })
  return { said, counts }
}

test.each([
  [
    'a zone',
    ['DTSTART;TZID=Europe/London:20261124T140000', 'DTEND;TZID=Europe/London:20261124T150000'],
    '2026-11-24 15:00 until 16:00 Coffee',
  ],
  ['UTC', ['DTSTART:20261124T140000Z'], '2026-11-24 15:00 until 15:00 Coffee'],
  ['no zone', ['DTSTART:20261124T150000', 'DURATION:PT90M'], '2026-11-24 15:00 until 16:30 Coffee'],
  ['all day', ['DTSTART;VALUE=DATE:20261124', 'DTEND;VALUE=DATE:20261125'], '2026-11-24 all day Coffee'],
  [
    'several days',
    ['DTSTART;VALUE=DATE:20261124', 'DTEND;VALUE=DATE:20261127'],
    '2026-11-24 all day until 2026-11-26 Coffee',
  ],
  [
    'begun before',
    ['DTSTART;VALUE=DATE:20261101', 'DTEND;VALUE=DATE:20261124'],
    '2026-11-01 all day until 2026-11-23 Coffee',
  ],
  [
    'until midnight',
    ['DTSTART;TZID=Europe/Berlin:20261124T200000', 'DTEND;TZID=Europe/Berlin:20261125T000000'],
    '2026-11-24 20:00 until 23:59 Coffee',
  ],
  [
    'over midnight',
    ['DTSTART;TZID=Europe/Berlin:20261124T200000', 'DTEND;TZID=Europe/Berlin:20261125T080000'],
    '2026-11-24 20:00 until 2026-11-25 08:00 Coffee',
  ],
  [
    'a name of Windows',
    ['DTSTART;TZID=Tokyo Standard Time:20261124T080000'],
    '2026-11-24 00:00 until 00:00 Coffee',
  ],
  [
    'a zone in quotation marks',
    ['DTSTART;TZID="(UTC+01:00) Amsterdam, Berlin, Bern, Rome":20261124T150000'],
    '2026-11-24 15:00 until 15:00 Coffee',
  ],
  [
    'a zone that nobody knows',
    ['DTSTART;TZID=Nowhere/Known:20261124T150000'],
    '2026-11-24 15:00 until 15:00 Coffee',
  ],
  [
    'an end before the beginning',
    ['DTSTART:20261124T140000Z', 'DTEND:20261124T120000Z'],
    '2026-11-24 15:00 Coffee',
  ],
])('the time of an event is told by the family’s clock: %s', (_what, lines, expected) => {
  expect(linesOf(event('UID:1', 'SUMMARY:Coffee', ...lines)).said).toEqual([
    expected.replace(/^(\S+ (\S+)) until \2 /, '$1 '),
  ])
})

test('a change whose series is not in the file is shown; one of all that follow counts as not fully read', () => {
  const change = (of: string, title: string) =>
    event(
      'UID:of-elsewhere',
      `RECURRENCE-ID${of}:20261125T140000Z`,
      `SUMMARY:${title}`,
      'DTSTART:20261125T150000Z',
    )
  const said = ['2026-11-25 16:00 Moved']
  const counts = { private: 0, broken: 0, beyond: 0 }
  expect(linesOf(change('', 'Moved'))).toEqual({ said, counts })
  const following = linesOf(change(';RANGE=THISANDFUTURE', 'Moved'))
  expect(following).toEqual({ said, counts: { ...counts, broken: 1 } })
})

test('a zone that the calendar defines is found by its offsets, in the south too', () => {
  const zone = (name: string, standard: string, daylight: string, month: string) => [
    'BEGIN:VTIMEZONE',
    `TZID:${name}`,
    'BEGIN:STANDARD',
    'DTSTART:16010101T030000',
    `TZOFFSETTO:${standard}`,
    'END:STANDARD',
    'BEGIN:DAYLIGHT',
    `DTSTART:1601${month}01T020000`,
    `TZOFFSETTO:${daylight}`,
    'END:DAYLIGHT',
    'END:VTIMEZONE',
  ]
  const { said } = linesOf([
    ...zone('Customized Time Zone', '-0500', '-0400', '03'),
    ...zone('Ours', '+1000', '+1100', '10'),
    ...event('UID:1', 'SUMMARY:New York', 'DTSTART;TZID=Customized Time Zone:20261124T120000'),
    ...event('UID:2', 'SUMMARY:Sydney', 'DTSTART;TZID=Ours:20261124T120000'),
  ])
  expect(said).toEqual(['2026-11-24 02:00 Sydney', '2026-11-24 18:00 New York'])
})

test('a repeated event keeps its hour when the clocks change, without what is left out and with what is moved', () => {
  const { said } = linesOf(
    [
      ...event(
        'UID:1',
        'SUMMARY:Choir',
        'DTSTART;TZID=Europe/Berlin:20261006T190000',
        'DTEND;TZID=Europe/Berlin:20261006T210000',
        'RRULE:FREQ=WEEKLY;UNTIL=20261117T180000Z',
        'EXDATE;TZID=Europe/Berlin:20261020T190000',
      ),
      ...event(
        'UID:1',
        'SUMMARY:Concert',
        'RECURRENCE-ID;TZID=Europe/Berlin:20261103T190000',
        'DTSTART;TZID=Europe/Berlin:20261104T200000',
        'DTEND;TZID=Europe/Berlin:20261104T220000',
      ),
      ...event(
        'UID:1',
        'STATUS:CANCELLED',
        'RECURRENCE-ID;TZID=Europe/Berlin:20261110T190000',
        'DTSTART;TZID=Europe/Berlin:20261110T190000',
      ),
    ],
    { from: '2026-10-07', until: '2026-12-06' },
  )
  expect(said).toEqual([
    '2026-10-13 19:00 until 21:00 Choir',
    '2026-10-27 19:00 until 21:00 Choir',
    '2026-11-04 20:00 until 22:00 Concert',
    '2026-11-17 19:00 until 21:00 Choir',
  ])
})

test('an event has the times that are named besides its rule: with its length, without what is left out or doubled', () => {
  const berlin = (time: string) => `TZID=Europe/Berlin:${time}`
  const { said, counts } = linesOf([
    ...event(
      'UID:choir',
      'SUMMARY:Choir',
      `DTSTART;${berlin('20261123T180000')}`,
      `DTEND;${berlin('20261123T193000')}`,
      'RRULE:FREQ=WEEKLY;COUNT=2',
      // The second is the rule's own; the third is left out; the last one is long ago.
      `RDATE;${berlin('20261125T180000,20261130T180000,20261202T180000,20200101T180000')}`,
      'RDATE:20261204T170000Z',
      'RDATE;VALUE=PERIOD:20261205T090000Z/PT2H,20261206T090000Z/20261206T100000Z',
      `EXDATE;${berlin('20261202T180000')}`,
    ),
    ...event(
      'UID:choir',
      'SUMMARY:Choir in the church',
      `RECURRENCE-ID;${berlin('20261125T180000')}`,
      `DTSTART;${berlin('20261125T200000')}`,
    ),
    ...event('UID:days', 'SUMMARY:Fair', 'DTSTART;VALUE=DATE:20261201', 'RDATE;VALUE=DATE:20261203'),
  ])
  expect(said).toEqual([
    '2026-11-23 18:00 until 19:30 Choir',
    '2026-11-25 20:00 Choir in the church',
    '2026-11-30 18:00 until 19:30 Choir',
    '2026-12-01 all day Fair',
    '2026-12-03 all day Fair',
    '2026-12-04 18:00 until 19:30 Choir',
    '2026-12-05 10:00 until 12:00 Choir',
    '2026-12-06 10:00 until 11:00 Choir',
  ])
  expect(counts).toEqual({ private: 0, broken: 0, beyond: 0 })
})

test('what is private is left out and counted, the change of a single time too', () => {
  const { said, counts } = linesOf([
    ...event(
      'UID:1',
      'SUMMARY:Doctor',
      'CLASS:PRIVATE',
      'DTSTART:20261123T140000Z',
      'RRULE:FREQ=DAILY;COUNT=3',
    ),
    ...event('UID:1', 'SUMMARY:Doctor later', 'RECURRENCE-ID:20261124T140000Z', 'DTSTART:20261124T160000Z'),
    ...event('UID:2', 'SUMMARY:Open', 'CLASS:PUBLIC', 'DTSTART:20261124T140000Z'),
  ])
  expect(said).toEqual(['2026-11-24 15:00 Open'])
  expect(counts).toEqual({ private: 3, broken: 0, beyond: 0 })
})

test('titles are one clean line of at most 200 characters', () => {
  const { said } = linesOf([
    ...event(
      'UID:1',
      `SUMMARY:Line\\nbreak\\, \u202Eturned\u0007 ${'x'.repeat(300)}`,
      'DTSTART:20261124T140000Z',
    ),
  ])
  const title = said[0]?.replace('2026-11-24 15:00 ', '') ?? ''
  expect(title).toMatch(/^Line break, turned x+…$/)
  expect(title).toHaveLength(200)
})

test('500 odd events: the good ones are there, the others are counted, and nothing hangs', async () => {
  const { text, broken, hidden } = oddCalendar('2026-11-21')
  const read = readerOf(patient)
  const { name, times, counts } = await read(decodeCalendar(Buffer.from(text), null), window)
  expect(name).toBe('Rose, at home')
  expect(counts).toEqual({ private: hidden, broken, beyond: 0 })
  const titles = times.map(({ title }) => title)
  expect(titles.filter((title) => title.startsWith('Appointment'))).toHaveLength(480)
  expect(titles.filter((title) => title === 'Birthday of Tom')).toHaveLength(1)
  const therapies = times.filter(({ title }) => title.startsWith('Physiotherapy'))
  expect(therapies.slice(0, 3)).toMatchObject([
    { date: '2026-11-21', time: '10:30', endTime: '11:15' },
    { date: '2026-12-05', time: '16:00', title: 'Physiotherapy later' },
    { date: '2026-12-12', time: '10:30' },
  ])
  expect(titles.join()).not.toMatch(/Secret|Cancelled|To do|Broken/)
})

test('an event that never ends is broken, and the others are read', async () => {
  const read = readerOf(patient)
  const lines = [
    ...event('UID:1', 'SUMMARY:Coffee', 'DTSTART:20261124T140000Z'),
    ...event(
      'UID:2',
      'DTSTART:00010101T080000Z',
      'RRULE:FREQ=DAILY;COUNT=99999999;BYHOUR=1,2,3,4,5,6,7,8,9,10,11',
    ),
    ...event('UID:3', 'SUMMARY:Tea', 'DTSTART:20261125T140000Z'),
  ]
  const { times, counts } = await read(calendarFile(...lines).replaceAll('\r', ''), window)
  expect(times.map(({ title }) => title)).toEqual(['Coffee', 'Tea'])
  expect(counts).toEqual({ private: 0, broken: 1, beyond: 0 })
})

test('the next 2,000 are kept, and the others are counted', () => {
  const hourly = Array.from({ length: 40 }, (_, number) =>
    event(`UID:${number}`, `SUMMARY:${number}`, 'DTSTART:20261121T080000Z', 'RRULE:FREQ=DAILY'),
  )
  const text = decodeCalendar(Buffer.from(calendarFile(...hourly.flat())), null)
  const { times, counts } = readEvents(text, window, atOnce)
  expect([times.length, counts.beyond]).toEqual([2000, 61 * 40 - 2000])
  expect(times.at(-1)?.date).toBe(daysAfter('2026-11-21', 49))
})

test('a calendar of nothing but hostile events is refused, and the next one is read', async () => {
  const read = readerOf({ ...patient, longestEvent: 200 })
  const events = Array.from({ length: 9 }, (_, number) => hostile(number))
  await expect(
    read(decodeCalendar(Buffer.from(calendarFile(...events.flat())), null), window),
  ).rejects.toThrow('some of its events are repeated without end')
  const good = event('UID:1', 'SUMMARY:Coffee', 'DTSTART:20261124T140000Z')
  const readPatiently = readerOf(patient)
  expect((await readPatiently(calendarFile(...good), window)).times).toHaveLength(1)
})

test('a process that was killed is replaced, and all events are read', async () => {
  let starts = 0
  const read = readerOf(patient, () => {
    const reading = startReading()
    if (++starts === 1) reading.kill('SIGKILL')
    return reading
  })
  const { times, counts } = await read(dailyEvents(1), window)
  expect([times.length, counts.broken, starts]).toEqual([61, 0, 2])
})

test('a server that kills each process says so, and not that events are repeated without end', async () => {
  const read = readerOf(patient, () => {
    const reading = startReading()
    reading.kill('SIGKILL')
    return reading
  })
  await expect(read(dailyEvents(1), window)).rejects.toMatchObject({
    code: 'unavailable',
    message:
      'The server broke off while it was reading this calendar. It may be short of memory just now. Please try again in a few minutes.',
  })
})

test('an event at which two processes have ended is broken, and the others are read', async () => {
  let starts = 0
  const read = readerOf(patient, () => {
    const reading = startReading()
    if (++starts > 2) return reading
    // It computes the second event for seconds.
    return reading.on('message', (news) => {
      if (JSON.stringify(news) === '{"begins":1}') reading.kill('SIGKILL')
    })
  })
  const coffee = event('UID:1', 'SUMMARY:Coffee', 'DTSTART:20261124T140000Z')
  const tea = event('UID:3', 'SUMMARY:Tea', 'DTSTART:20261125T140000Z')
  const { times, counts } = await read(calendarFile(...coffee, ...hostile(2), ...tea), window)
  expect(times.map(({ title }) => title)).toEqual(['Coffee', 'Tea'])
  expect([counts.broken, starts]).toEqual([1, 3])
})

test('a calendar with too many times is refused before any is computed', async () => {
  const read = readerOf({ ...patient, longest: 0.001 })
  await expect(read(dailyEvents(12_000), window)).rejects.toThrow(
    'This calendar may bring more than 20,000 events in the next 60 days.',
  )
})

test('a calendar that takes too much processor time is given up', async () => {
  const read = readerOf({ ...patient, slice: 1, longest: 5 })
  await expect(read(dailyEvents(300), window)).rejects.toThrow(TooMuch)
})

test('in slices the same is read', async () => {
  const text = dailyEvents(50)
  expect(await readerOf({ ...patient, slice: 1 })(text, window)).toEqual(readEvents(text, window, atOnce))
})

test('long calendars of one family hold up a short one of another by a slice', async () => {
  const read = readerOf({ ...patient, slice: 1 })
  const done: string[] = []
  const readAs = async (owner: string, text: string) => {
    await read(text, window, owner)
    done.push(owner)
  }
  const long = Array.from({ length: 3 }, () => readAs('mallory', dailyEvents(300)))
  await Promise.all([...long, readAs('olga', dailyEvents(1))])
  expect(done).toEqual(['olga', 'mallory', 'mallory', 'mallory'])
})

/** Takes seconds to compute. */
function hostile(uid: number): string[] {
  const hours = Array.from({ length: 24 }, (_, hour) => hour).join()
  return event(`UID:${uid}`, 'DTSTART:00010101T080000Z', `RRULE:FREQ=DAILY;COUNT=99999999;BYHOUR=${hours}`)
}

function dailyEvents(count: number): string {
  const events = Array.from({ length: count }, (_, number) =>
    event(`UID:${number}`, `SUMMARY:${number}`, 'DTSTART:20261121T080000Z', 'RRULE:FREQ=DAILY'),
  )
  return decodeCalendar(Buffer.from(calendarFile(...events.flat())), null)
}

test('any bytes at all are read without an error', () => {
  const words = fc.constantFrom(
    'BEGIN:VEVENT',
    'END:VEVENT',
    'BEGIN:VALARM',
    'END:VALARM',
    'BEGIN:VTIMEZONE',
    'END:VTIMEZONE',
    'UID:1',
    'UID:2',
    'DTSTART:20261124T140000Z',
    'DTSTART;VALUE=DATE:20261124',
    'DTSTART;TZID="',
    'DTEND:20261124',
    'RRULE:FREQ=DAILY',
    'RRULE:FREQ=WEEKLY;BYDAY=XX',
    'RRULE:',
    'RECURRENCE-ID:20261125T140000Z',
    'EXDATE:20261125T140000Z,',
    'CLASS:',
    ' folded',
    'SUMMARY;__proto__=x:y',
    '__PROTO__:x',
    'DURATION:P',
    'DURATION:-PT1H',
    'TZID:X',
    'TZOFFSETTO:+9999',
  )
  fc.assert(
    fc.property(fc.array(fc.oneof(words, fc.string()), { maxLength: 30 }), (lines) => {
      const text = decodeCalendar(Buffer.from(lines.join('\n')), null)
      for (const { date, endDate } of readEvents(text, window, atOnce).times)
        expect(endDate >= date).toBe(true)
    }),
    { numRuns: 300 },
  )
  fc.assert(
    fc.property(
      fc.uint8Array({ maxLength: 200 }),
      fc.option(fc.string(), { nil: null }),
      (bytes, charset) => {
        readEvents(decodeCalendar(bytes, charset), window, atOnce)
      },
    ),
  )
})

test.each([
  ['ISO 8859-1', Buffer.from(calendarFile('X-WR-CALNAME:Müller'), 'latin1'), 'iso-8859-1', 'Müller'],
  ['UTF-16', Buffer.from(`\ufeff${calendarFile('X-WR-CALNAME:Müller')}`, 'utf16le'), null, 'Müller'],
  [
    'a mark at its beginning',
    Buffer.from(`\ufeff${calendarFile('X-WR-CALNAME:Müller')}`),
    'no such charset',
    'Müller',
  ],
  [
    'broken UTF-8',
    Buffer.concat([Buffer.from('BEGIN:VCALENDAR\nX-WR-CALNAME:M'), Buffer.from([0xfc]), Buffer.from('ller')]),
    'utf-8',
    'M\ufffdller',
  ],
  [
    'folded within a character',
    Buffer.concat([
      Buffer.from('X-WR-CALNAME:M'),
      Buffer.from([0xc3]),
      Buffer.from('\r\n '),
      Buffer.from([0xbc]),
      Buffer.from('ller'),
    ]),
    null,
    'Müller',
  ],
])('the bytes of a calendar are decoded: %s', (_what, bytes, charset, name) => {
  expect(readEvents(decodeCalendar(bytes, charset), window, atOnce).name).toBe(name)
})
