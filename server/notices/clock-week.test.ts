import { expect, test } from 'vitest'
import { daysAfter, instantOf, localTime } from '#contract/platform/wall-clock.ts'
import { minutes } from '../platform/clock.ts'
import {
  givenContent,
  givenFamily,
  givenMember,
  givenPhoto,
  givenScreen,
  type Person,
} from '../testing/given/given.ts'
import { goThrough } from '../testing/processes/through-time.ts'
import { recordWays } from '../testing/recording-ways.ts'
import { isSoak } from '../testing/soak.ts'
import { createTestApp } from '../testing/test-app.ts'

// A week around the night in which the clock changes; without SOAK that day alone. Ben lives in Kolkata, where it
// never changes.

const bensZone = 'Asia/Kolkata'
const around = isSoak ? [-3, -2, -1, 0, 1, 2, 3] : [0]

test.each([
  { timeZone: 'Europe/Berlin', changes: '2027-03-28', why: 'from 2:00 to 3:00' },
  { timeZone: 'Australia/Lord_Howe', changes: '2027-04-04', why: 'from 2:00 to 1:30' },
  { timeZone: 'America/New_York', changes: '2026-11-01', why: 'from 2:00 to 1:00' },
])(
  'in $timeZone, where the clock goes $why, everything comes at its local minute',
  async ({ timeZone, changes }) => {
    const { log, live, ...given } = await givenWeek(timeZone, daysAfter(changes, (around[0] ?? 0) - 1))
    const days = around.map((offset) => ({ date: daysAfter(changes, offset), isEmpty: offset % 2 === 0 }))
    const emptyDays = days.filter(({ isEmpty }) => isEmpty).map(({ date }) => date)
    for (const day of days) await live(day)
    await given.goTo(`${daysAfter(days.at(-1)?.date ?? '', 1)}T04:00`)

    const timesOf = (name: Name, text: RegExp, zone = timeZone) =>
      log().flatMap((sent) => (sent.name === name && text.test(sent.text) ? localTime(sent.at, zone) : []))
    const at = (time: string, dates = emptyDays) => dates.map((date) => `${date}T${time}`)
    const all = days.map(({ date }) => date)

    // The reminder, on days without a photo.
    expect(timesOf('anna', /^No photo for Rose today/)).toEqual(at('17:00'))
    expect(timesOf('cleo', /^No photo for Rose today/)).toEqual(at('17:00'))

    // What came in Cleo's night comes when it ends.
    expect(timesOf('cleo', /added (a|the) photo|“Night/)).toEqual(at('07:00', all))
    // Five quiet minutes by day.
    expect(timesOf('cleo', /sent Rose/)).toEqual(
      at(
        '12:05',
        all.filter((date) => !emptyDays.includes(date)),
      ),
    )

    // The digest, by Ben's own clock, brings the rest once a day.
    const digests = log().filter(({ name, isDigest }) => name === 'ben' && isDigest)
    expect(digests.map(({ at }) => localTime(at, bensZone).slice(11))).toEqual(digests.map(() => '08:30'))
    expect(new Set(digests.map(({ at }) => localTime(at, bensZone).slice(0, 10))).size).toBe(digests.length)
    expect(digests.length).toBeGreaterThanOrEqual(days.length)

    // The call, which nobody takes for forty minutes, over the change of the clock.
    const calledAfter = (name: Name) =>
      emptyDays.map((date) => {
        const asked = instantOf(`${date}T01:40`, timeZone)
        const calls = log().filter((sent) => sent.name === name && / call/.test(sent.text))
        return calls.map(({ at }) => (at - asked) / minutes(1)).filter((after) => after >= 0 && after < 120)
      })
    expect(calledAfter('anna')).toEqual(emptyDays.map(() => [0, 15, 30, 40]))
    expect(calledAfter('cleo')).toEqual(emptyDays.map(() => [0, 15, 30]))
    // Where he sleeps until it is taken he hears nothing of it.
    expect(calledAfter('ben')).toEqual(
      emptyDays.map((date) => {
        const asked = instantOf(`${date}T01:40`, timeZone)
        return afterBensNight(asked) - asked < minutes(40) ? [5, 15, 30, 40] : []
      }),
    )

    // The sign of life that does not come: nine, half an hour for the screen to ask, a quarter for each person.
    const life = /No sign of life|how Rose is/
    expect(timesOf('anna', life)).toEqual(at('09:30'))
    expect(timesOf('cleo', life)).toEqual(at('09:45'))
    const bens = emptyDays.map((date) => instantOf(`${date}T10:00`, timeZone))
    expect(timesOf('ben', life, 'UTC')).toEqual(bens.map((at) => localTime(afterBensNight(at), 'UTC')))
  },
  1_800_000,
)

/** Ben sleeps from 22:00 to 6:00, also through what is urgent. */
function afterBensNight(at: number): number {
  const [date = '', time = ''] = localTime(at, bensZone).split('T')
  if (time >= '06:00' && time < '22:00') return at
  return instantOf(`${time >= '22:00' ? daysAfter(date, 1) : date}T06:00`, bensZone)
}

type Name = 'anna' | 'cleo' | 'ben'

/**
 * Rose's family. Anna hears by push after five quiet minutes, Cleo too but for the night, when only calls come; Ben, in
 * Kolkata, by a mail a day. Rose's screen has a photo of Anna's.
 */
async function givenWeek(timeZone: string, eve: string) {
  const app = await createTestApp()
  const ways = recordWays(app)
  app.clock.advance(instantOf(`${eve}T12:00`, timeZone) - app.clock.now())
  const sentAt = new Map<string, number>()
  ways.outcomeOf = ({ id }) => {
    sentAt.set(id, app.clock.now())
    return { outcome: 'sent' }
  }
  const { family, anna, path } = await givenFamily(app)
  await anna.patch(path, { lovedOneName: 'Rose', timeZone })
  await anna.patch(`${path}/settings`, { dailyPhotoReminder: true })
  const cleo = await givenMember(app, family, 'Cleo', 'caretaker')
  const ben = await givenMember(app, family, 'Ben', 'member')
  const people: Record<Name, Person> = { anna, cleo, ben }
  const night = { from: '22:00', until: '07:00' }
  await choose(anna, path, { push: 'quiet', mail: 'off', times: { timeZone } })
  await choose(cleo, path, {
    push: 'quiet',
    mail: 'off',
    times: { timeZone, quietHours: night, callsInQuietHours: true },
  })
  await choose(ben, path, {
    push: 'off',
    mail: 'daily',
    digestAt: '08:30',
    times: { timeZone: bensZone, quietHours: { from: '22:00', until: '06:00' }, callsInQuietHours: false },
  })
  const screen = await givenScreen(app, family)
  const photo = await givenPhoto(anna, path)
  const { delivery } = (await anna.post(`${path}/photos/${photo.id}/send-to-alexa`)).body
  const answer = (kind: string) => screen.post(`/api/screen/deliveries/${delivery.id}/answers`, { kind })
  const chosen = { isOn: true, hour: '09:00', waitMinutes: 30, pauseMinutes: 15 }
  const on = await anna.patch(`${path}/life`, {
    ...chosen,
    people: [anna, cleo, ben].map(({ user }) => user.id),
  })
  expect(on.status).toBe(200)
  const begin = instantOf(`${daysAfter(eve, 1)}T00:00`, timeZone)

  const goTo = (local: string) => goThrough(app, instantOf(local, timeZone))
  /** On an empty day she asks for a call at night, uses the screen in the evening only, and gets no photo. */
  async function live({ date, isEmpty }: { date: string; isEmpty: boolean }) {
    await goTo(`${date}T01:20`)
    await givenPhoto(anna, path)
    await goTo(`${date}T01:40`)
    if (isEmpty) {
      await answer('call_me')
      await goThrough(app, app.clock.now() + minutes(40))
      const [call] = (await anna.get(`${path}/answers`)).body.calls
      expect((await cleo.post(`${path}/calls/${call.id}/take`)).status).toBe(200)
    }
    await goTo(`${date}T08:00`)
    await screen.post('/api/screen/contact', { wasTouched: !isEmpty })
    await goTo(`${date}T12:00`)
    if (!isEmpty) await anna.post(`${path}/photos/${photo.id}/send-to-alexa`)
    await goTo(`${date}T20:00`)
    await answer('heart')
    await goTo(`${date}T23:00`)
    await givenContent(anna, path, { title: `Night of ${date}` })
  }

  const log = () =>
    ways.sent
      .map(({ sendId, userId, message }) => ({
        at: sentAt.get(sendId) ?? 0,
        name: (Object.keys(people) as Name[]).find((name) => people[name].user.id === userId) as Name,
        text: message.lines.map(({ sentence }) => sentence).join('\n'),
        isDigest: message.isDigest,
      }))
      .filter(({ at }) => at >= begin)
  return { app, log, live, goTo }
}

async function choose(person: Person, path: string, choices: object): Promise<void> {
  const chosen = await person.patch(`${path}/notice-choices`, choices)
  if (chosen.status !== 200) throw new Error(`not chosen: ${chosen.bytes}`)
}
