import type { ContentItem } from '#contract/content.ts'
import type { Note } from '#contract/notes/notes.ts'
import type { ScheduleEntry } from '#contract/schedule.ts'
import type { ShoppingItem } from '#contract/shopping/shopping.ts'
import { dueWorks } from '#server/app.ts'
import type { App } from '#server/platform/context.ts'
import { runDue } from '#server/platform/work/due.ts'
import type { MovingClock } from '#server/testing/processes/moving-clock.ts'
import { playToyPiano } from '../sounds/toy-piano.ts'
import { addPhoto, catchUp, type Family, record, sendVoice, signIn, startFamily } from './family.ts'
import { members, visitors, type Who } from './people.ts'
import { lately, type Moment, newest, seasons } from './photos.ts'
import {
  notes,
  type Plan,
  plans,
  plansSince,
  type Recommendation,
  recommendations,
  shopping,
  spoken,
  visits,
} from './words.ts'
import { daysLater, instantOf, lastTime, wallClock } from './zone.ts'

type Terms = { app: App; clock: MovingClock; url: string; timeZone: string; now: number }
/** Something that somebody does at a time. */
type Happening = { at: number; run(): Promise<void> }

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** Lets the family live through a year that ends now: everybody does what they did, at the time when they did it. */
export async function liveThroughAYear({ app, clock, url, timeZone, now }: Terms): Promise<Family> {
  const today = wallClock(now, timeZone).date
  const at = (date: string, time: string) => instantOf(`${date}T${time}`, timeZone)
  clock.set(at(daysLater(today, -395), '10:00'))
  const family = await startFamily(url, timeZone)
  const ids = new Map<string, string>()

  /** All due work at its own time on the way to the instant. */
  async function goTo(end: number) {
    for (;;) {
      await settle()
      const times = await Promise.all(dueWorks.map((work) => work.nextAt(app)))
      const next = Math.min(...times.map((due) => Math.max(due ?? end, clock.now() + 1)))
      if (next >= end) break
      clock.set(next)
    }
    clock.set(Math.max(end, clock.now()))
  }

  async function settle() {
    for (const work of dueWorks) await runDue(app, work)
  }

  async function happen({ at, run }: Happening, before: number) {
    // Nobody looks at a year minute by minute: until the last weeks it goes from one thing to the next.
    if (at < before) clock.set(Math.max(at, clock.now()))
    else await goTo(at)
    await family.tablet.look()
    await run()
    await settle()
  }

  const send = async (moment: Moment, taken: number) => {
    await signIn(family, moment.by)
    const photo = await addPhoto(family, moment, exifTime(taken, timeZone))
    ids.set(moment.caption, photo.id)
    if (moment.isKept) return
    await family.as(moment.by)('POST', `${family.path}/photos/${photo.id}/send-to-alexa`)
    clock.set(clock.now() + minute)
    await family.tablet.look(true)
    for (const kind of moment.answers ?? []) {
      clock.set(clock.now() + 4 * minute)
      await family.tablet.answer(kind)
      if (kind === 'call_me') await takeCall(family)
    }
  }

  const lastWeeks = at(daysLater(today, -7 * plansSince), '07:30')
  const happenings: Happening[] = [
    ...seasons.map((moment) => {
      const taken = at(lastTime(moment.on, today, 25), moment.time)
      return { at: taken, run: () => send(moment, taken) }
    }),
    ...lately.map((moment) => {
      const sent = at(daysLater(today, -moment.ago), moment.time)
      return { at: sent, run: () => send(moment, sent) }
    }),
    ...recommendations.map((item, index) => ({
      at: lastWeeks - (recommendations.length - index) * day,
      run: () => recommend(family, item, ids),
    })),
    ...recommendations
      .filter(({ sentAgo }) => sentAgo)
      .map(({ sentAgo = 0, by, name, photo }) => ({
        at: at(daysLater(today, -sentAgo), '18:00'),
        async run() {
          await signIn(family, by)
          const itemPath = `${family.path}/content/${ids.get(name)}`
          if (photo) {
            const played = { sound: await playToyPiano('odeToJoy'), photoId: ids.get(photo) }
            await record(family.as(by), itemPath, played)
          }
          await family.as(by)('POST', `${itemPath}/send-to-alexa`)
          if (!photo) return
          clock.set(clock.now() + minute)
          await family.tablet.look(true)
          await family.tablet.hear()
        },
      })),
    ...notes.map(({ name, by, ago, ...note }) => ({
      at: at(daysLater(today, -ago), '09:20') - (ago > 20 ? 3 * hour : 0),
      async run() {
        await signIn(family, by)
        ids.set(name, (await family.as(by)<Note>('POST', `${family.path}/notes`, note)).id)
      },
    })),
    { at: lastWeeks, run: () => planDeliveries(family, plans.filter(isOld), { ids, today, at }) },
    {
      at: at(daysLater(today, -spoken.ago), spoken.time),
      async run() {
        await signIn(family, spoken.by)
        await sendVoice(family, spoken, await playToyPiano('cradleSong'))
        clock.set(clock.now() + minute)
        await family.tablet.look(true)
        await family.tablet.hear()
        await family.tablet.answer('heart')
      },
    },
    {
      at: at(daysLater(today, -2), '20:40'),
      run: () =>
        planDeliveries(
          family,
          plans.filter((plan) => !isOld(plan)),
          { ids, today, at },
        ),
    },
    { at: at(daysLater(today, -2), '20:50'), run: () => planVisits(family, today) },
    { at: at(daysLater(today, -2), '21:00'), run: () => fillList(family, clock) },
    { at: at(daysLater(today, -1), '17:20'), run: () => signIn(family, 'ida') },
    // In the mornings and evenings Rose is at the screen.
    ...Array.from({ length: 7 * plansSince + 1 }, (_, ago) => daysLater(today, -ago)).flatMap((date) =>
      ['08:05', '12:40', '20:15'].map((time) => ({
        at: at(date, time),
        run: () => family.tablet.look(true),
      })),
    ),
    {
      at: at(daysLater(today, -1), '21:30'),
      async run() {
        for (const who of visitors) await catchUp(family, who)
      },
    },
    { at: now - 14 * minute, run: () => send(newest, now - 16 * minute) },
    { at: now - 9 * minute, run: () => family.tablet.answer('heart') },
  ]
  const past = happenings.filter((one) => one.at <= now).toSorted((a, b) => a.at - b.at)
  for (const one of past) await happen(one, lastWeeks)
  await goTo(now)
  await family.tablet.look(true)
  return family
}

/** Made before the last weeks, and not only for what is to come. */
function isOld({ first }: Plan): boolean {
  return 'days' in first && first.days < 0
}

async function takeCall(family: Family): Promise<void> {
  await signIn(family, 'ben')
  const ben = family.as('ben')
  const { calls } = await ben<{ calls: { id: string; takenAt: string | null }[] }>(
    'GET',
    `${family.path}/answers`,
  )
  for (const { id, takenAt } of calls) if (!takenAt) await ben('POST', `${family.path}/calls/${id}/take`)
}

type Ids = Map<string, string>

async function recommend(
  family: Family,
  { by, name, sentAgo: _sent, photo: _photo, ...item }: Recommendation,
  ids: Ids,
): Promise<void> {
  await signIn(family, by)
  ids.set(name, (await family.as(by)<ContentItem>('POST', `${family.path}/content`, item)).id)
}

type Days = { ids: Ids; today: string; at: (date: string, time: string) => number }

async function planDeliveries(family: Family, chosen: Plan[], { ids, today, at }: Days): Promise<void> {
  for (const { by, content, note, photo, time, first, isPaused, ...rule } of chosen) {
    await signIn(family, by)
    const date = 'days' in first ? daysLater(today, first.days) : nextWeekday(today, first.weekday)
    const entry = await family.as(by)<ScheduleEntry>('POST', `${family.path}/schedule`, {
      contentItemId: content && ids.get(content),
      noteId: note && ids.get(note),
      photoId: photo && ids.get(photo),
      scheduledFor: new Date(at(date, time)).toISOString(),
      ...rule,
    })
    if (isPaused) await family.as(by)('PATCH', `${family.path}/schedule/${entry.id}`, { isPaused })
  }
}

/** After today. */
function nextWeekday(today: string, weekday: number): string {
  const distance = (weekday - Temporal.PlainDate.from(today).dayOfWeek + 7) % 7 || 7
  return daysLater(today, distance)
}

async function planVisits(family: Family, today: string): Promise<void> {
  for (const { by, in: days, days: length, ...visit } of visits) {
    await signIn(family, by)
    const date = daysLater(today, days)
    const endDate = length ? daysLater(date, length - 1) : null
    await family.as(by)('POST', `${family.path}/visits`, { ...visit, date, endDate })
  }
}

async function fillList(family: Family, clock: MovingClock): Promise<void> {
  for (const who of Object.keys(members) as Who[]) await signIn(family, who)
  const bought: string[] = []
  const sent: string[] = []
  for (const { by, isBought, isSent, ...item } of shopping) {
    clock.set(clock.now() + minute)
    const { id } = await family.as(by)<ShoppingItem>('POST', `${family.path}/shopping/items`, item)
    if (isBought) bought.push(id)
    if (isSent) sent.push(id)
  }
  for (const id of bought)
    await family.as('ben')('PATCH', `/api/shopping-items/${id}/toggle`, { isCompleted: true })
  await family.as('anna')('POST', `${family.path}/shopping/send-to-amazon`, { itemIds: sent })
}

/** As cameras write it. */
function exifTime(at: number, timeZone: string): string {
  const { date, hour, minute } = wallClock(at, timeZone)
  const two = (number: number) => String(number).padStart(2, '0')
  return `${date.replaceAll('-', ':')} ${two(hour)}:${two(minute)}:00`
}
