import { expect, test } from 'vitest'
import type { Notice } from '#contract/notices/notices.ts'
import type { NewScheduleEntry } from '#contract/schedule.ts'
import { toIso } from '../../platform/clock.ts'
import { runDue } from '../../platform/work/due.ts'
import type { Browser } from '../../testing/browser.ts'
import {
  givenContent,
  givenEntry,
  givenFamily,
  givenMember,
  givenPhoto,
  givenScreen,
} from '../../testing/given/given.ts'
import { raceRounds } from '../../testing/race.ts'
import { recordWays } from '../../testing/recording-ways.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { photoReminder } from './photo-reminder.ts'

const sentence = 'No photo for Rose today yet'

test('on a day without a photo everybody is reminded at 17:00, where she lives, once', async () => {
  const { app, ways, anna, ben, goTo } = await givenReminded()
  await goTo('2026-11-22T16:59:59+01:00')
  expect(await remindersOf(anna)).toEqual([])
  await goTo('2026-11-22T17:00:00+01:00')
  await app.runDue()
  expect(await remindersOf(anna)).toEqual([sentence])
  expect(await remindersOf(ben)).toEqual([sentence])
  expect(ways.saidTo(ben)).toContain(sentence)
  await goTo('2026-11-22T23:00:00+01:00')
  expect(await remindersOf(anna)).toHaveLength(1)
  await goTo('2026-11-23T17:00:00+01:00')
  expect(await remindersOf(anna)).toEqual([sentence, 'No photo for Rose by yesterday 5:00\u00a0PM'])
})

test('a photo that was sent today counts, by hand or by the schedule; one of yesterday does not', async () => {
  const { anna, path, goTo, plan } = await givenReminded()
  const photo = await givenPhoto(anna, path)
  await goTo('2026-11-22T23:59:00+01:00')
  await anna.post(`${path}/photos/${photo.id}/send-to-alexa`)
  await goTo('2026-11-23T17:00:00+01:00')
  expect(await remindersOf(anna)).toHaveLength(2)
  await goTo('2026-11-24T00:00:00+01:00')
  await anna.post(`${path}/photos/${photo.id}/send-to-alexa`)
  await goTo('2026-11-24T17:00:00+01:00')
  await plan({ photoId: photo.id, scheduledFor: toIso(Date.parse('2026-11-25T08:00:00+01:00')) })
  await goTo('2026-11-25T08:00:00+01:00')
  await goTo('2026-11-25T17:00:00+01:00')
  expect(await remindersOf(anna)).toHaveLength(2)
})

test('what was taken back or deleted does not count, nor a recommendation or a test message', async () => {
  const { app, anna, path, group, goTo, remindedOn } = await givenReminded()
  await givenScreen(app, { anna, path })
  const [taken, deleted] = [await givenPhoto(anna, path), await givenPhoto(anna, path)]
  const book = await givenContent(anna, path)
  await goTo('2026-11-23T10:00:00+01:00')
  const { delivery } = (await anna.post(`${path}/photos/${taken.id}/send-to-alexa`)).body
  await anna.post(`${path}/photos/${deleted.id}/send-to-alexa`)
  await anna.post(`${path}/content/${book.id}/send-to-alexa`)
  await anna.post('/api/alexa/test-connection', { familyGroupId: group.id })
  await anna.post(`${path}/deliveries/${delivery.id}/take-back`)
  await anna.delete(`${path}/photos/${deleted.id}`)
  expect(await remindedOn('2026-11-23')).toBe(true)
})

test('a photo that is planned for later today counts while it will go out by itself', async () => {
  const { anna, path, plan, remindedOn } = await givenReminded()
  const photo = await givenPhoto(anna, path)
  const at = (local: string) => toIso(Date.parse(`${local}+01:00`))
  await plan({ photoId: photo.id, scheduledFor: at('2026-11-22T19:00') })
  expect(await remindedOn('2026-11-22')).toBe(false)
  await plan({ photoId: photo.id, scheduledFor: at('2026-11-24T00:00') })
  expect(await remindedOn('2026-11-23')).toBe(true)
  await anna.post(`${path}/schedule`, { isNextPhoto: true, scheduledFor: at('2026-11-24T23:59') })
  expect(await remindedOn('2026-11-24')).toBe(false)
  const paused = await plan({ photoId: photo.id, scheduledFor: at('2026-11-25T19:00') })
  await anna.patch(`${path}/schedule/${paused.id}`, { isPaused: true })
  expect(await remindedOn('2026-11-25')).toBe(true)
  await plan({ photoId: photo.id, scheduledFor: at('2026-11-26T19:00') })
  await anna.patch(`${path}/settings`, { autoSendContent: false })
  expect(await remindedOn('2026-11-26')).toBe(true)
  await anna.patch(`${path}/settings`, { autoSendContent: true })
  await plan({ photoId: photo.id, scheduledFor: at('2026-11-27T19:00') })
  await anna.delete(`${path}/photos/${photo.id}`)
  expect(await remindedOn('2026-11-27')).toBe(true)
})

test('a photo that is due at 17:00 too counts, whichever is looked at first', async () => {
  const { app, anna, path, plan, goTo } = await givenReminded()
  const photo = await givenPhoto(anna, path)
  await plan({ photoId: photo.id, scheduledFor: toIso(Date.parse('2026-11-22T17:00:00+01:00')) })
  await goTo('2026-11-22T16:59:59+01:00')
  app.clock.advance(1000)
  await runDue(app, photoReminder)
  await app.runDue()
  expect(await remindersOf(anna)).toEqual([])
})

test('switched off nothing comes, and switched on after 17:00 it begins tomorrow', async () => {
  const { anna, path, goTo, remindedOn } = await givenReminded()
  await anna.patch(`${path}/settings`, { dailyPhotoReminder: false })
  expect(await remindedOn('2026-11-22')).toBe(false)
  await goTo('2026-11-22T17:30:00+01:00')
  await anna.patch(`${path}/settings`, { dailyPhotoReminder: true })
  await goTo('2026-11-22T20:00:00+01:00')
  expect(await remindersOf(anna)).toEqual([])
  expect(await remindedOn('2026-11-23')).toBe(true)
})

test('another setting that is changed at 17:00 loses no reminder', async () => {
  const { app, anna, path, goTo } = await givenReminded()
  await goTo('2026-11-22T16:00:00+01:00')
  app.clock.advance(Date.parse('2026-11-22T17:00:00+01:00') - app.clock.now())
  await anna.patch(`${path}/settings`, { autoSendContent: false })
  await app.runDue()
  expect(await remindersOf(anna)).toEqual([sentence])
})

test('a change of the zone moves it, and no day of hers has two', async () => {
  const { anna, path, goTo } = await givenReminded()
  await anna.patch(path, { timeZone: 'Australia/Lord_Howe' })
  await goTo('2026-11-22T17:00:00+01:00')
  expect(await remindersOf(anna)).toEqual([])
  await goTo('2026-11-23T17:00:00+11:00')
  expect(await remindersOf(anna)).toHaveLength(1)
  // There it is the same date once more.
  await anna.patch(path, { timeZone: 'America/New_York' })
  await goTo('2026-11-23T17:00:00-05:00')
  expect(await remindersOf(anna)).toHaveLength(1)
  await goTo('2026-11-24T17:00:00-05:00')
  expect(await remindersOf(anna)).toHaveLength(2)
})

test('up to two hours late it is sent, later not, and after days of downtime once', async () => {
  const { app, anna, goTo } = await givenReminded()
  const jumpTo = async (iso: string) => {
    await app.runDueAfter(Date.parse(iso) - app.clock.now())
  }
  await jumpTo('2026-11-22T19:00:00+01:00')
  expect(await remindersOf(anna)).toHaveLength(1)
  await jumpTo('2026-11-23T19:00:01+01:00')
  expect(await remindersOf(anna)).toHaveLength(1)
  await jumpTo('2026-11-28T18:00:00+01:00')
  expect(await remindersOf(anna)).toHaveLength(2)
  await goTo('2026-11-28T23:00:00+01:00')
  expect(await remindersOf(anna)).toHaveLength(2)
})

test('a deleted family is not reminded, and one that is back is', async () => {
  const { anna, group, path, goTo, remindedOn } = await givenReminded()
  await anna.request('DELETE', path, { name: group.name })
  await goTo('2026-11-22T18:00:00+01:00')
  await anna.post(`${path}/restore`)
  expect(await remindersOf(anna)).toHaveLength(0)
  expect(await remindedOn('2026-11-23')).toBe(true)
})

test('several workers, and a switch at the same moment, remind once or not at all', async () => {
  const { app, anna, path, goTo } = await givenReminded()
  for (let round = 0; round < raceRounds * 2; round++) {
    const day = 22 + round
    const at = Date.parse('2026-11-22T17:00:00+01:00') + round * 86_400_000
    await goTo(toIso(at - 1000))
    app.clock.advance(1000)
    const before = (await remindersOf(anna)).length
    await Promise.all([
      runDue(app, photoReminder),
      runDue(app, photoReminder),
      anna.patch(`${path}/settings`, { dailyPhotoReminder: round % 2 === 1 }),
      anna.patch(`${path}/settings`, { autoSendContent: round % 2 === 1 }),
    ])
    await app.runDue()
    expect((await remindersOf(anna)).length - before, `day ${day}`).toBeLessThanOrEqual(1)
    await anna.patch(`${path}/settings`, { dailyPhotoReminder: true })
  }
})

test('a family that had switched it on before the reminders came gets them', async () => {
  const { app, anna, remindedOn } = await givenReminded()
  await app.db.updateTable('photo_reminders').set({ due_at: 0, done_on: null }).execute()
  await app.runDue()
  expect(await remindersOf(anna)).toEqual([])
  expect(await remindedOn('2026-11-22')).toBe(true)
})

/** Rose's family in Berlin, on the morning of 22 November, with the reminder switched on. */
async function givenReminded() {
  const app = await createTestApp()
  app.clock.advance(Date.parse('2026-11-22T09:00:00+01:00') - app.clock.now())
  const ways = recordWays(app)
  const { family, anna, group, path } = await givenFamily(app)
  await anna.patch(path, { lovedOneName: 'Rose' })
  const ben = await givenMember(app, family, 'Ben', 'member')
  await anna.patch(`${path}/settings`, { dailyPhotoReminder: true })

  /** Everything that is due until then is done at its time. */
  async function goTo(iso: string) {
    const end = Date.parse(iso)
    for (;;) {
      await app.runDue()
      const next = await photoReminder.nextAt(app)
      if (next === null || next > end) break
      app.clock.advance(Math.max(0, next - app.clock.now()))
    }
    await app.runDueAfter(Math.max(0, end - app.clock.now()))
  }

  return {
    ...{ app, ways, anna, ben, group, path, goTo },
    plan: (given: Partial<NewScheduleEntry>) => givenEntry(app, anna, path, given),
    async remindedOn(date: string) {
      await goTo(`${date}T16:59:59+01:00`)
      const before = (await remindersOf(anna)).length
      await goTo(`${date}T17:00:00+01:00`)
      return (await remindersOf(anna)).length > before
    },
  }
}

async function remindersOf(person: Browser): Promise<string[]> {
  const notices: Notice[] = (await person.get('/api/notices?limit=100')).body
  return notices.filter(({ topic }) => topic === 'reminder').map(({ sentence }) => sentence)
}
