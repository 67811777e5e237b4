import { expect, test } from 'vitest'
import type { Activity } from '#contract/family/activity.ts'
import type { NewScheduleEntry } from '#contract/schedule.ts'
import { days, hours, minutes, toIso } from '../platform/clock.ts'
import { runDue } from '../platform/work/due.ts'
import { createFamilyApp, type Family, givenEntry, givenMember, givenPhoto } from '../testing/given/given.ts'
import { scheduleWork } from './schedule-due.ts'

test('a missed delivery is recorded once, by nobody', async () => {
  const { app, family, plan } = await givenPlanned()
  const entry = await plan()
  app.clock.advance(days(1) + hours(2) + 1)
  await Promise.all([1, 2, 3].map(() => runDue(app, scheduleWork)))
  await app.runDue()
  expect(await listTrouble(family)).toMatchObject([
    {
      action: 'schedule_missed',
      actor: null,
      subject: { kind: 'schedule', id: entry.id, title: 'Persuasion' },
    },
  ])
  const row = await app.db
    .selectFrom('activity')
    .where('action', '=', 'schedule_missed')
    .selectAll()
    .executeTakeFirst()
  expect(row?.since_at).toBe(Date.parse(entry.scheduledFor))
})

test('after days of downtime each entry is recorded once, and what is sent late is not', async () => {
  const { app, family, plan } = await givenPlanned()
  await plan({ isRecurring: true, recurringPattern: 'daily' })
  await app.runDueAfter(days(5) + hours(3))
  expect((await listTrouble(family)).map(({ action }) => action)).toEqual(['schedule_missed'])
  await app.runDueAfter(days(1) - hours(2))
  expect(await listTrouble(family)).toHaveLength(1)
})

test('what several entries of one person missed in a downtime is one line', async () => {
  const { app, family, plan } = await givenPlanned()
  const photo = await givenPhoto(family.anna, family.path, 'The garden behind the house by the sea')
  await plan()
  await plan({ photoId: photo.id })
  await plan({ photoId: photo.id })
  await givenEntry(app, family.anna, family.path)
  await app.runDueAfter(days(3))
  const titles = (await listTrouble(family)).map(({ subject }) => subject?.title)
  expect(titles.toSorted()).toEqual(['Persuasion', 'Persuasion, The garden behind the… and 1 more'])
})

test('what waits because Auto-send is off is recorded, once a time', async () => {
  const { app, family, plan } = await givenPlanned()
  const { anna, path } = family
  const entry = await plan({ isRecurring: true, recurringPattern: 'daily' })
  await anna.patch(`${path}/settings`, { autoSendContent: false })
  await app.runDueAfter(days(1))
  await app.runDue()
  expect((await listTrouble(family)).map(({ action }) => action)).toEqual(['schedule_held'])
  await anna.post(`${path}/schedule/${entry.id}/send-now`)
  await app.runDue()
  expect(await listTrouble(family)).toHaveLength(1)
})

test('an entry whose photo was deleted has failed, and says so', async () => {
  const { app, family, plan } = await givenPlanned()
  const { anna, path } = family
  const photo = await givenPhoto(anna, path, 'The garden')
  await plan({ photoId: photo.id })
  await anna.delete(`${path}/photos/${photo.id}`)
  await app.runDueAfter(days(1))
  expect(await listTrouble(family)).toMatchObject([{ action: 'schedule_failed', actor: null }])
})

test('a paused, skipped or cancelled entry and a deleted family expect nothing', async () => {
  const { app, family, plan } = await givenPlanned()
  const { anna, group, path } = family
  const daily = { isRecurring: true, recurringPattern: 'daily' } as const
  const [paused, skipped, cancelled] = [await plan(), await plan(daily), await plan()]
  await anna.patch(`${path}/schedule/${paused.id}`, { isPaused: true })
  await anna.post(`${path}/schedule/${skipped.id}/skip`)
  await anna.delete(`${path}/schedule/${cancelled.id}`)
  await app.runDueAfter(days(1) + hours(1))
  expect(await listTrouble(family)).toEqual([])
  await anna.request('DELETE', path, { name: group.name })
  await app.runDueAfter(days(2))
  await anna.post(`${path}/restore`)
  expect(await listTrouble(family)).toEqual([])
  expect((await anna.get(`${path}/schedule`)).body).toContainEqual(
    expect.objectContaining({
      id: skipped.id,
      lastOutcome: expect.objectContaining({
        status: 'missed',
        note: 'The family group was deleted at that time.',
      }),
    }),
  )
})

test('a change of zone after which the time has passed is recorded', async () => {
  const { app, family, plan } = await givenPlanned()
  await plan({ scheduledFor: toIso(app.clock.now() + minutes(30)) })
  await family.anna.patch(family.path, { timeZone: 'Asia/Tokyo', zoneChangeKeeps: 'wall_clock' })
  expect(await listTrouble(family)).toMatchObject([{ action: 'schedule_missed' }])
})

/** Anna's family, in which Bea plans. */
async function givenPlanned() {
  const { app, family } = await createFamilyApp()
  const bea = await givenMember(app, family, 'Bea', 'caretaker')
  const plan = (given: Partial<NewScheduleEntry> = {}) => givenEntry(app, bea, family.path, given)
  return { app, family, plan }
}

const troubles = ['schedule_missed', 'schedule_failed', 'schedule_held']

async function listTrouble({ anna, path }: Family): Promise<Activity[]> {
  const lines: Activity[] = (await anna.get(`${path}/activity`)).body
  return lines.filter(({ action }) => troubles.includes(action))
}
