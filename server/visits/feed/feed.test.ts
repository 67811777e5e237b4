import ical, { type VEvent } from 'node-ical'
import { expect, test } from 'vitest'
import { daysAfter, instantOf, wallClock } from '#contract/platform/wall-clock.ts'
import { days } from '../../platform/clock.ts'
import type { Browser } from '../../testing/browser.ts'
import { openBrowser } from '../../testing/browser.ts'
import { createFamilyApp, givenMember, keepInMemory } from '../../testing/given/given.ts'
import { givenVisit } from '../../testing/given/given-visit.ts'

const zone = 'Europe/Berlin'

async function givenFeed() {
  const { app, family } = await createFamilyApp()
  await family.anna.patch(family.path, { lovedOneName: 'Rose' })
  const today = wallClock(app.clock.now(), zone).date
  const ben = await givenMember(app, family, 'Ben', 'member')
  const make = async (by: Browser = ben): Promise<string> =>
    new URL((await by.post(`${family.path}/calendar-feed`)).body.url).pathname
  const stranger = openBrowser(app)
  return {
    app,
    family,
    anna: family.anna,
    ben,
    path: family.path,
    make,
    stranger,
    day: (count: number) => daysAfter(today, count),
  }
}

/** The events of a file, by their summaries. */
function eventsIn(text: string): VEvent[] {
  return Object.values(ical.sync.parseICS(text)).filter((each): each is VEvent => each?.type === 'VEVENT')
}

test('the visits are offered in iCal format at a secret address, in UTC and without what is left out', async () => {
  const { anna, path, make, stranger, day } = await givenFeed()
  const nurse = await givenVisit(anna, path, {
    who: 'Nurse',
    what: 'Bath, hair; nails',
    date: day(1),
    time: '08:00',
    endTime: '08:30',
    repeats: 'daily',
    untilDate: day(3),
  })
  await anna.request('PUT', `${path}/visits/${nurse.id}/skips/${day(2)}`)
  await givenVisit(anna, path, { who: null, what: 'Birthday 🌻', date: day(5), time: null })
  await givenVisit(anna, path, { who: 'Tom', date: day(6), time: '20:00', endDate: day(7), endTime: '10:00' })
  const file = await stranger.get(await make())
  expect(file.status).toBe(200)
  expect(file.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  expect(file.headers.get('cache-control')).toBe('private, no-store')
  const text = file.bytes.toString()
  expect(text).toContain('X-WR-CALNAME:Visits to Rose')
  expect(text).not.toContain('\nRRULE')
  const at = (local: string) => new Date(instantOf(local, zone)).toISOString()
  const events = eventsIn(text)
  expect(events.map(({ summary, start, end, datetype }) => [summary, datetype, start, end])).toEqual([
    [
      'Nurse: Bath, hair; nails',
      'date-time',
      new Date(at(`${day(1)}T08:00`)),
      new Date(at(`${day(1)}T08:30`)),
    ],
    [
      'Nurse: Bath, hair; nails',
      'date-time',
      new Date(at(`${day(3)}T08:00`)),
      new Date(at(`${day(3)}T08:30`)),
    ],
    ['Birthday 🌻', 'date', expect.any(Date), expect.any(Date)],
    ['Tom', 'date-time', new Date(at(`${day(6)}T20:00`)), new Date(at(`${day(7)}T10:00`))],
  ])
  expect(text).toContain(`DTSTART;VALUE=DATE:${day(5).replaceAll('-', '')}\r\n`)
  expect(text).toContain(`DTEND;VALUE=DATE:${day(6).replaceAll('-', '')}\r\n`)
  // Calendars know each one again.
  expect(events.map(({ uid }) => uid)).toContain(`${nurse.id}-${day(1)}@sunporch`)
  expect((await stranger.get(await make())).bytes.toString()).toBe(text)
  // A family that reads a calendar with these in it does not get them a second time.
  expect(events.every((event) => event.class === 'PRIVATE')).toBe(true)
})

test('a family without visits has an empty calendar', async () => {
  const { make, stranger } = await givenFeed()
  const file = await stranger.get(await make())
  expect([file.status, eventsIn(file.bytes.toString())]).toEqual([200, []])
  expect(file.bytes.toString()).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*END:VCALENDAR/)
})

test('each member has one address of their own, which ends when they say so or when they make another', async () => {
  const { app, anna, ben, path, make, stranger } = await givenFeed()
  expect((await ben.get(`${path}/calendar-feed`)).body).toEqual({ feed: null })
  const first = await make()
  const annas = await make(anna)
  const createdAt = new Date(app.clock.now()).toISOString()
  expect((await ben.get(`${path}/calendar-feed`)).body).toEqual({ feed: { createdAt, lastReadAt: null } })
  await stranger.get(first)
  expect((await ben.get(`${path}/calendar-feed`)).body.feed.lastReadAt).toBe(createdAt)
  const second = await make()
  expect((await stranger.get(first)).status).toBe(404)
  expect((await stranger.get(second)).status).toBe(200)
  expect((await ben.delete(`${path}/calendar-feed`)).body).toEqual({ feed: null })
  expect((await stranger.get(second)).status).toBe(404)
  expect((await stranger.get(annas)).status).toBe(200)
  const stored = JSON.stringify(await app.db.selectFrom('calendar_feeds').selectAll().execute())
  expect(stored).not.toContain(annas.replace(/^\/calendar\/|\.ics$/g, ''))
})

test('the address ends with the membership, while it is paused, and with the group', async () => {
  const { anna, ben, path, make, stranger } = await givenFeed()
  const address = await make()
  const annas = await make(anna)
  const members = (await anna.get(`${path}/members`)).body
  const { id } = members.find((member: { user: { id: string } }) => member.user.id === ben.user.id)
  await anna.patch(`${path}/members/${id}`, { isActive: false })
  expect((await stranger.get(address)).status).toBe(404)
  await anna.patch(`${path}/members/${id}`, { isActive: true })
  expect((await stranger.get(address)).status).toBe(200)
  await anna.delete(`${path}/members/${id}`)
  expect((await stranger.get(address)).status).toBe(404)
  await anna.request('DELETE', path, { name: 'The Hartleys' })
  expect((await stranger.get(annas)).status).toBe(404)
})

test('who guesses, or reads all the time, is asked to wait', async () => {
  const { make, stranger } = await givenFeed()
  const address = await make()
  for (let count = 0; count < 30; count++)
    expect((await stranger.get(`/calendar/guess-${count}.ics`)).status).toBe(404)
  expect((await stranger.get('/calendar/guess.ics')).status).toBe(429)
  for (let count = 0; count < 120; count++) expect((await stranger.get(address)).status).toBe(200)
  expect((await stranger.get(address)).status).toBe(429)
})

test('one broken row takes nothing else out of the file', async () => {
  const { app, anna, path, make, stranger, day } = await givenFeed()
  await givenVisit(anna, path, { date: day(1) })
  const { id } = await givenVisit(anna, path, { who: 'Tom', date: day(1) })
  await app.db.updateTable('visits').set({ start_time: 'soon' }).where('id', '=', id).execute()
  const file = await stranger.get(await make())
  expect(eventsIn(file.bytes.toString()).map(({ summary }) => summary)).toEqual(['Ben'])
})

test('in memory a calendar keeps the visits that have been, and loses the planned ones until it is taken back', async () => {
  const { app, anna, path, make, stranger, day } = await givenFeed()
  await givenVisit(anna, path, { who: 'Nurse', what: null, date: day(0), time: '08:00', repeats: 'daily' })
  const address = await make()
  const dates = async () =>
    eventsIn((await stranger.get(address)).bytes.toString()).map(
      ({ start }) => wallClock(start.getTime(), zone).date,
    )
  app.clock.advance(days(3))
  expect(await dates()).toContain(day(4))
  await keepInMemory(anna, path)
  expect(await dates()).toEqual([day(0), day(1), day(2)])
  app.clock.advance(days(10))
  expect(await dates()).toEqual([day(0), day(1), day(2)])
  await keepInMemory(anna, path, false)
  expect(await dates()).toContain(day(20))
})
