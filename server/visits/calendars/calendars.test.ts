import { Agent as HttpsAgent } from 'node:https'
import { connect } from 'node:net'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { daysAfter, wallClock } from '#contract/platform/wall-clock.ts'
import type { Calendar } from '#contract/visits/calendars.ts'
import { days, hours, minutes } from '../../platform/clock.ts'
import { openOutbound } from '../../platform/outbound/call-server.ts'
import { runDue } from '../../platform/work/due.ts'
import { type Answer, openBrowser } from '../../testing/browser.ts'
import {
  createFamilyApp,
  givenMember,
  givenOthers,
  givenScreen,
  type Person,
  password,
} from '../../testing/given/given.ts'
import { readVisits } from '../../testing/given/given-visit.ts'
import { calendarFile, compact, event, oddCalendar } from '../../testing/others/calendar-file.ts'
import { type CalendarAnswer, startCalendarServer } from '../../testing/others/calendar-server.ts'
import { listActions, readMember } from '../../testing/seen.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { calendarReader, startReading } from './reading/read-calendar.ts'
import { calendarWork } from './refresh.ts'

const zone = 'Europe/Berlin'

async function givenCalendars() {
  const server = await startCalendarServer()
  const { app, family } = await createFamilyApp({ CALENDAR_SERVERS: server.origin })
  const tomorrow = daysAfter(wallClock(app.clock.now(), zone).date, 1)
  const coffee = (title = 'Coffee') =>
    calendarFile(
      'X-WR-CALNAME:Rose',
      ...event('UID:1', `SUMMARY:${title}`, `DTSTART;TZID=${zone}:${compact(tomorrow)}T150000`),
    )
  const add = (path: string, more = {}) =>
    family.anna.post(`${family.path}/calendars`, { address: `${server.origin}${path}`, ...more })
  const list = async (by: Person = family.anna): Promise<Calendar[]> =>
    (await by.get(`${family.path}/calendars`)).body
  const lines = async () => (await readVisits(family.anna, family.path, 60)).lines
  return { app, server, family, anna: family.anna, path: family.path, tomorrow, coffee, add, list, lines }
}

type Sent = Pick<Answer, 'status' | 'body'>

function sentence({ status, body }: Sent): [number, string] {
  return [status, body?.error?.message]
}

test('a calendar is read from its address, and its events are with the visits and on the screen', async () => {
  const { app, server, family, anna, path, tomorrow, coffee, add, list, lines } = await givenCalendars()
  const screen = await givenScreen(app, family)
  server.put('/rose.ics', { text: coffee(), isPacked: true })
  const added = await add('/rose.ics?token=secret')
  expect(added.status).toBe(201)
  const now = new Date(app.clock.now()).toISOString()
  expect(added.body).toEqual({
    id: expect.any(String),
    name: 'Rose',
    kind: 'address',
    address: `${new URL(server.origin).host}/…`,
    isOnScreen: true,
    readAt: now,
    failingSince: null,
    failure: null,
    keptUntil: null,
    counts: { kept: 1, private: 0, broken: 0, beyond: 0 },
    addedBy: { id: anna.user.id, name: 'Anna Hartley' },
    createdAt: now,
  })
  expect(await lines()).toEqual([`${tomorrow} 15:00 Coffee`])
  expect((await screen.get('/api/screen')).body.visits).toMatchObject([
    { date: tomorrow, time: '15:00', who: null, what: 'Coffee' },
  ])
  await anna.patch(`${path}/calendars/${added.body.id}`, { isOnScreen: false })
  expect((await screen.get('/api/screen')).body.visits).toEqual([])
  expect(await lines()).toEqual([`${tomorrow} 15:00 Coffee`])
  const renamed = await anna.patch(`${path}/calendars/${added.body.id}`, { name: 'Church' })
  expect(renamed.body).toMatchObject({ name: 'Church', isOnScreen: false })
  expect((await anna.delete(`${path}/calendars/${added.body.id}`)).status).toBe(200)
  expect([await list(), await lines()]).toEqual([[], []])
  expect((await listActions(anna, path)).slice(0, 2)).toEqual(['calendar_removed', 'calendar_changed'])
})

test('an address is a secret: members do not see it, and the database does not say it', async () => {
  const { app, server, family, coffee, add, list } = await givenCalendars()
  const mia = await givenMember(app, family, 'Mia', 'member')
  server.put('/rose.ics', { text: coffee() })
  const { body } = await add('/rose.ics?token=secret')
  expect((await list(mia))[0]?.address).toBe(null)
  const stored = await app.db.selectFrom('calendars').selectAll().execute()
  expect(JSON.stringify(stored)).not.toMatch(/secret|rose\.ics/)
  expect((await mia.patch(`${family.path}/calendars/${body.id}`, { isOnScreen: false })).status).toBe(403)
  const others = await givenOthers(app)
  expect((await others.person.delete(`${others.path}/calendars/${body.id}`)).status).toBe(404)
  expect((await others.person.post(`${others.path}/calendars/${body.id}/refresh`)).status).toBe(404)
  expect((await readVisits(others.person, others.path)).lines).toEqual([])
})

test.each([
  ['', 'Please enter the address of a calendar. It begins with https:// or webcal://.'],
  ['calendar', 'Please enter the address of a calendar. It begins with https:// or webcal://.'],
  ['file:///etc/passwd', 'Please enter the address of a calendar. It begins with https:// or webcal://.'],
  [
    'https://anna:secret@calendar.example.com/a.ics',
    'This address holds a name or a password, which we do not keep. Most calendars offer a secret address instead.',
  ],
  ['http://127.0.0.1:9/a.ics', 'This address leads into a private network, which we do not read.'],
  ['http://[::1]/a.ics', 'This address leads into a private network, which we do not read.'],
  ['http://0x7f.1/a.ics', 'This address leads into a private network, which we do not read.'],
  ['http://2130706433/a.ics', 'This address leads into a private network, which we do not read.'],
  ['http://[::ffff:10.0.0.1]/a.ics', 'This address leads into a private network, which we do not read.'],
  [
    'http://169.254.169.254/latest/meta-data',
    'This address leads into a private network, which we do not read.',
  ],
  ['webcal://inner.example.com/a.ics', 'This address leads into a private network, which we do not read.'],
  ['https://nowhere.example.com/a.ics', 'The calendar’s server was not found.'],
])('an address that is not read is refused with a sentence: %s', async (address, message) => {
  const { app, anna, path, list } = await givenCalendars()
  const resolve = async (name: string) => {
    if (name.startsWith('inner')) return [{ address: '192.168.1.1', family: 4 }]
    throw Object.assign(new Error(), { code: 'ENOTFOUND' })
  }
  app.outbound = openOutbound({ resolve })
  const refused = await anna.post(`${path}/calendars`, { address })
  expect(sentence(refused)).toEqual([422, message])
  expect(refused.body.error.issues[0].path).toBe('address')
  expect(await list()).toEqual([])
})

const large = `BEGIN:VCALENDAR\n${'X'.repeat(1024)}\n`.repeat(2100)
const badAnswers: [string, CalendarAnswer, string][] = [
  ['it is not there', { status: 404 }, 'There is no calendar at this address (404).'],
  ['it is gone', { status: 410 }, 'There is no calendar at this address (410).'],
  [
    'it is not allowed',
    { status: 403 },
    'The calendar’s server does not let us read it (403). The address may have changed.',
  ],
  ['its server is broken', { status: 500 }, 'The calendar’s server has a problem (500).'],
  ['it asks for patience', { status: 429 }, 'The calendar’s server asks us to come back later (429).'],
  ['it is empty', { status: 204 }, 'The calendar’s server did not answer with a calendar (204).'],
  ['it hangs', 'hang', 'The calendar did not answer in time.'],
  ['it trickles', 'trickle', 'The calendar did not answer in time.'],
  ['it breaks off', 'cut', 'The calendar’s server could not be reached.'],
  ['it is huge', { bytes: Buffer.from(large), type: 'text/calendar' }, 'The calendar is larger than 2 MB.'],
  [
    'it is a bomb',
    { bytes: gzipSync(Buffer.alloc(50 * 1024 * 1024)), type: 'text/calendar', encoding: 'gzip' },
    'The calendar is larger than 2 MB.',
  ],
  [
    'it is packed badly',
    { bytes: Buffer.from('no gzip'), type: 'text/calendar', encoding: 'gzip' },
    'The calendar’s server answers in a form that we do not read.',
  ],
  [
    'it is packed strangely',
    { bytes: Buffer.from('x'), type: 'text/calendar', encoding: 'zstd2' },
    'The calendar’s server answers in a form that we do not read.',
  ],
  [
    'it is a page',
    { bytes: Buffer.from('<!doctype html><p>Sign in'), type: 'text/html' },
    'This is a web page and not a calendar. Please look for the secret address in iCal format.',
  ],
  [
    'it is something else',
    { bytes: Buffer.from([0xff, 0xd8, 0xff]), type: 'image/jpeg' },
    'This is not a calendar in iCal format.',
  ],
  ['it leads nowhere', { status: 302 }, 'This is no address of a calendar.'],
  [
    'it leads inside',
    { status: 302, location: 'http://127.0.0.1:9/a.ics' },
    'This address leads into a private network, which we do not read.',
  ],
  [
    'it leads inside by a name',
    { status: 302, location: 'http://localhost:9/a.ics' },
    'This address leads into a private network, which we do not read.',
  ],
  [
    'it leads to a file',
    { status: 302, location: 'file:///etc/passwd' },
    'This is no address of a calendar.',
  ],
  [
    'it leads to itself',
    { status: 301, location: '/a.ics' },
    'The calendar’s server leads to one address after the other.',
  ],
]

test.each(badAnswers)(
  'what a server answers instead of a calendar is said: %s',
  async (_what, answer, message) => {
    const { app, server, add, list } = await givenCalendars()
    // What answers at all has as long as it takes on a busy machine.
    if (message === 'The calendar did not answer in time.') app.outbound.timeout = 300
    server.put('/a.ics', answer)
    expect(sentence(await add('/a.ics'))).toEqual([422, message])
    expect(await list()).toEqual([])
    expect(server.arrivals.length).toBeLessThanOrEqual(4)
  },
)

test('a redirect is followed, and broken UTF-8 is read as well as it can be', async () => {
  const { server, coffee, add, lines, tomorrow } = await givenCalendars()
  server.put('/old', { status: 301, location: '/new' })
  const bytes = Buffer.from(coffee('Caf\u00e9'), 'latin1')
  server.put('/new', { bytes, type: 'text/calendar' })
  expect((await add('/old')).status).toBe(201)
  expect(await lines()).toEqual([`${tomorrow} 15:00 Caf\ufffd`])
})

test('a redirect from https to http is not followed', async () => {
  const { app, server, family } = await givenCalendars()
  const { host } = new URL(server.origin)
  app.config.calendarServers.push(`https://${host}`)
  app.outbound.own['https:'] = new Unsealed()
  server.put('/moved', { status: 301, location: `${server.origin}/new` })
  const address = `https://${host}/moved`
  const refused = await family.anna.post(`${family.path}/calendars`, { address })
  expect(sentence(refused)).toEqual([422, 'The calendar’s server leads to an address that is not secure.'])
  expect(server.arrivals.map(({ path }) => path)).toEqual(['/moved'])
})

/** Speaks to a server of https as if a proxy had taken the encryption off. */
class Unsealed extends HttpsAgent {
  override createConnection({ host, port }: { host?: string; port?: number }) {
    return connect({ host: host ?? '', port: Number(port) })
  }
}

test('a file is read: 500 odd events, and what was left out is said', async () => {
  const { app, anna, path, list, lines } = await givenCalendars()
  const { text, broken, hidden } = oddCalendar(wallClock(app.clock.now(), zone).date)
  const added = await postFile(app, anna, `${path}/calendars/file?name=Rose`, text)
  expect(added.status).toBe(201)
  expect(added.body).toMatchObject({
    name: 'Rose',
    kind: 'file',
    address: null,
    counts: { private: hidden, broken },
  })
  expect((await lines()).filter((line) => line.includes('Appointment'))).toHaveLength(480)
  // The next day is read from the text that was kept.
  await app.runDueAfter(days(9))
  const therapies = (await lines()).filter((line) => line.endsWith('Physiotherapy'))
  expect(therapies.length).toBeGreaterThanOrEqual(6)
  expect((await list())[0]?.failingSince).toBe(null)
})

test('a file that is no calendar, or too large, is refused with a sentence', async () => {
  const { app, anna, path, list } = await givenCalendars()
  const to = `${path}/calendars/file`
  expect(sentence(await postFile(app, anna, to, ''))).toEqual([422, 'This is not a calendar in iCal format.'])
  expect(sentence(await postFile(app, anna, to, 'PNG'))).toEqual([
    422,
    'This is not a calendar in iCal format.',
  ])
  expect(sentence(await postFile(app, anna, to, large))).toEqual([
    413,
    'This file is larger than 2 MB. Please export fewer years of the calendar.',
  ])
  expect(sentence(await postFile(app, anna, `${to}?name=${'x'.repeat(81)}`, 'x'))).toEqual([
    422,
    'Please use at most 80 characters.',
  ])
  expect(await list()).toEqual([])
})

test('an address is read again every hour, and a calendar that is the same is not sent again', async () => {
  const { app, server, coffee, add, list, lines, tomorrow } = await givenCalendars()
  server.put('/rose.ics', { text: coffee() })
  await add('/rose.ics')
  await app.runDueAfter(minutes(59))
  expect(server.arrivals).toHaveLength(1)
  await app.runDueAfter(minutes(1))
  expect(server.arrivals[1]?.headers['if-none-match']).toMatch(/^"\d+"$/)
  expect((await list())[0]?.readAt).toBe(new Date(app.clock.now()).toISOString())
  expect(await lines()).toEqual([`${tomorrow} 15:00 Coffee`])
  server.put('/rose.ics', { text: coffee('Tea and cake') })
  await app.runDueAfter(hours(1))
  expect(await lines()).toEqual([`${tomorrow} 15:00 Tea and cake`])
})

test('what was read stays for a week when the address cannot be read any more, and the list says why', async () => {
  const { app, server, anna, path, add, list, lines } = await givenCalendars()
  const later = daysAfter(wallClock(app.clock.now(), zone).date, 20)
  const weekly = (title: string) =>
    calendarFile(...event('UID:1', `SUMMARY:${title}`, `DTSTART;VALUE=DATE:${compact(later)}`))
  server.put('/rose.ics', { text: weekly('Coffee') })
  await add('/rose.ics')
  const readAt = app.clock.now()
  server.put('/rose.ics', { status: 500 })
  app.clock.advance(hours(1))
  const failedAt = app.clock.now()
  await app.runDue()
  expect(await list()).toMatchObject([
    {
      readAt: new Date(readAt).toISOString(),
      failingSince: new Date(failedAt).toISOString(),
      failure: 'The calendar’s server has a problem (500).',
      keptUntil: new Date(readAt + days(7)).toISOString(),
    },
  ])
  expect(await lines()).toEqual([`${later} all day Coffee`])
  // It is tried again, ever more rarely.
  const before = server.arrivals.length
  for (let minute = 0; minute < 60 * 24; minute += 5) {
    app.clock.advance(minutes(5))
    await runDue(app, calendarWork)
  }
  expect(server.arrivals.length - before).toBeGreaterThan(5)
  expect(server.arrivals.length - before).toBeLessThan(12)
  app.clock.advance(readAt + days(7) - app.clock.now() - 1)
  await runDue(app, calendarWork)
  expect(await lines()).toEqual([`${later} all day Coffee`])
  const live = await anna.listen(`${path}/live`)
  await live.until('open')
  app.clock.advance(1)
  await runDue(app, calendarWork)
  await live.untilChanged('visits')
  live.close()
  expect(await lines()).toEqual([])
  server.put('/rose.ics', { text: weekly('Coffee again') })
  const [{ id } = { id: '' }] = await list()
  const refreshed = await anna.post(`${path}/calendars/${id}/refresh`)
  expect(refreshed.body).toMatchObject({ failingSince: null, failure: null, keptUntil: null })
  expect(await lines()).toEqual([`${later} all day Coffee again`])
})

test('a process that is killed while it reads is told as what it is, and tried again by itself', async () => {
  const { app, server, anna, path, coffee, add, list } = await givenCalendars()
  server.put('/rose.ics', { text: coffee() })
  await add('/rose.ics')
  const { readCalendar } = app
  app.readCalendar = calendarReader({ longestEvent: 1, longest: minutes(5), slice: 1, idle: 1 }, () => {
    const reading = startReading()
    reading.kill('SIGKILL')
    return reading
  })
  const brokenOff =
    'The server broke off while it was reading this calendar. It may be short of memory just now. Please try again in a few minutes.'
  expect(sentence(await postFile(app, anna, `${path}/calendars/file`, coffee()))).toEqual([503, brokenOff])
  app.clock.advance(hours(1))
  await app.runDue()
  expect(await list()).toMatchObject([{ failure: brokenOff }])
  app.readCalendar = readCalendar
  app.clock.advance(minutes(5))
  await app.runDue()
  expect(await list()).toMatchObject([{ failure: null }])
})

test('the events follow the group to another zone', async () => {
  const { app, server, anna, path, coffee, add, lines, tomorrow } = await givenCalendars()
  server.put('/rose.ics', { text: coffee() })
  await add('/rose.ics')
  await anna.patch(path, { timeZone: 'America/New_York' })
  await app.runDue()
  expect(await lines()).toEqual([`${tomorrow} 09:00 Coffee`])
})

test('a group has at most five calendars, also when two are added at once', async () => {
  const { server, coffee, add, list } = await givenCalendars()
  server.put('/rose.ics', { text: coffee() })
  for (let number = 0; number < 4; number++) expect((await add(`/rose.ics?${number}`)).status).toBe(201)
  const both = await Promise.all([add('/rose.ics?a'), add('/rose.ics?b')])
  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409])
  expect(await list()).toHaveLength(5)
})

test('two servers that look at once read a calendar once', async () => {
  const { app, server, coffee, add } = await givenCalendars()
  server.put('/rose.ics', { text: coffee() })
  await add('/rose.ics')
  app.clock.advance(hours(1))
  await Promise.all([runDue(app, calendarWork), runDue(app, calendarWork)])
  expect(server.arrivals).toHaveLength(2)
})

test('a server that is too slow keeps nothing of what another one has read since', async () => {
  const { app, server, coffee, add, lines, tomorrow } = await givenCalendars()
  server.put('/rose.ics', { text: coffee() })
  await add('/rose.ics')
  const { promise: when, resolve: answer } = Promise.withResolvers<void>()
  server.put('/rose.ics', { text: coffee('Old'), when })
  app.clock.advance(hours(1))
  const slow = runDue(app, calendarWork)
  await expect.poll(() => server.arrivals.length).toBe(2)
  server.put('/rose.ics', { text: coffee('Newer one') })
  app.clock.advance(minutes(6))
  await runDue(app, calendarWork)
  answer()
  await slow
  expect(await lines()).toEqual([`${tomorrow} 15:00 Newer one`])
})

test('many slow calendars of one primary caretaker wait, and those of others are read meanwhile', async () => {
  const { app, server, anna, path, coffee } = await givenCalendars()
  server.put('/rose.ics', { text: coffee() })
  const second = `/api/family-groups/${(await anna.post('/api/family-groups', { name: 'Again' })).body.id}`
  for (let number = 0; number < 5; number++) {
    const address = `${server.origin}/rose.ics?${number}`
    for (const group of [path, second])
      expect((await anna.post(`${group}/calendars`, { address })).status).toBe(201)
  }
  const olga = await givenOthers(app)
  app.clock.advance(1)
  server.put('/olga.ics', { text: coffee() })
  await olga.person.post(`${olga.path}/calendars`, { address: `${server.origin}/olga.ics` })
  const { promise: when, resolve: answer } = Promise.withResolvers<void>()
  server.put('/rose.ics', { text: coffee('Tea'), when })
  const before = server.arrivals.length
  app.clock.advance(hours(1))
  const reading = runDue(app, calendarWork)
  await expect.poll(() => server.arrivals.length - before).toBe(4)
  app.clock.advance(minutes(1))
  answer()
  await reading
  const read = () => server.arrivals.slice(before).map(({ path }) => path)
  expect(read()).toEqual([...Array(4).fill('/rose.ics'), '/olga.ics'])
  await app.runDueAfter(minutes(10))
  expect(read()).toHaveLength(11)
})

test('a calendar that is removed while it is read stays removed', async () => {
  const { app, server, anna, path, coffee, add, list } = await givenCalendars()
  server.put('/rose.ics', { text: coffee() })
  const { body } = await add('/rose.ics')
  const { promise: when, resolve: answer } = Promise.withResolvers<void>()
  server.put('/rose.ics', { text: coffee('Other'), when })
  app.clock.advance(hours(1))
  const reading = runDue(app, calendarWork)
  await expect.poll(() => server.arrivals.length).toBe(2)
  expect((await anna.delete(`${path}/calendars/${body.id}`)).status).toBe(200)
  answer()
  await reading
  expect(await list()).toEqual([])
  expect(await countRows(app, 'calendar_events')).toBe(0)
  expect(await countRows(app, 'calendar_sources')).toBe(0)
})

async function countRows(app: TestApp, table: 'calendar_events' | 'calendar_sources'): Promise<number> {
  return (await app.db.selectFrom(table).select('calendar_id').execute()).length
}

async function postFile({ url }: TestApp, { cookies }: Person, path: string, text: string): Promise<Sent> {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const headers = { cookie, origin: url, 'content-type': 'text/calendar' }
  const response = await fetch(new URL(path, url), { method: 'POST', headers, body: text })
  return { status: response.status, body: await response.json() }
}

test.each<[string, (given: { anna: Person; path: string; mia: Person }) => Promise<Answer>, number]>([
  [
    'was removed',
    async ({ anna, path, mia }) => anna.delete(`${path}/members/${(await readMember(anna, path, mia)).id}`),
    404,
  ],
  ['was signed out', ({ mia }) => mia.post('/api/auth/sessions/end', { keepKeys: true }), 401],
])('who %s while a calendar is read brings none in', async (_what, happens, status) => {
  const { app, family, anna, path } = await createFamilyApp()
  const mia = await givenMember(app, family, 'Mia', 'caretaker')
  const thief = openBrowser(app)
  await thief.post('/api/auth/sign-in', { email: mia.user.email, password })
  const begun = Promise.withResolvers<void>()
  const goesOn = Promise.withResolvers<void>()
  const { readCalendar } = app
  app.readCalendar = async (...given) => {
    begun.resolve()
    await goesOn.promise
    return readCalendar(...given)
  }
  const cookie = [...thief.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const added = fetch(`${app.url}${path}/calendars/file?name=hers`, {
    method: 'POST',
    headers: { 'content-type': 'text/calendar', cookie, origin: app.url },
    body: calendarFile(...event('UID:1', 'SUMMARY:Hers', 'DTSTART:20261121T080000Z')),
  })
  await begun.promise
  expect((await happens({ anna, path, mia })).status).toBe(200)
  goesOn.resolve()
  expect((await added).status).toBe(status)
  expect((await anna.get(`${path}/calendars`)).body).toEqual([])
})
