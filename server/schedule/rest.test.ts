import { expect, test } from 'vitest'
import type { Activity } from '#contract/family/activity.ts'
import type { ScheduleEntry } from '#contract/schedule.ts'
import type { Actor } from '../family/actor.ts'
import { days, hours, minutes, toIso } from '../platform/clock.ts'
import {
  createFamilyApp,
  type Family,
  givenEntry,
  givenMember,
  keepInMemory,
} from '../testing/given/given.ts'
import { sentencesOf } from '../testing/given/given-notices.ts'
import { listActions } from '../testing/seen.ts'
import type { TestApp } from '../testing/test-app.ts'
import { openOccurrences } from './occurrences/open-occurrences.ts'
import { addEntry, sendNow, setPaused } from './schedule.service.ts'

const daily = { isRecurring: true, recurringPattern: 'daily' } as const

test('what was due meanwhile is missed, however short the time was, and people hear of it', async () => {
  const { app, family, anna, path } = await createFamilyApp()
  const cleo = await givenMember(app, family, 'Cleo', 'caretaker')
  const { id } = await givenEntry(app, anna, path, { scheduledFor: toIso(app.clock.now() + minutes(30)) })
  app.clock.advance(minutes(29))
  await keepInMemory(anna, path)
  app.clock.advance(minutes(1))
  await keepInMemory(anna, path, false)
  expect(await find(family, id)).toMatchObject({ status: 'missed' })
  for (let hour = 0; hour < 3; hour++) {
    await app.runDue()
    app.clock.advance(hours(1))
  }
  expect(await listSent(app)).toEqual([])
  expect(await find(family, id)).toMatchObject({
    status: 'missed',
    lastOutcome: { status: 'missed', note: 'The group was kept in memory at that time.' },
  })
  expect(await listActions(anna, path)).toContain('schedule_missed')
  expect(await listActions(anna, path)).not.toContain('schedule_resumed')
  expect(await sentencesOf(cleo)).toContain('The delivery of “Persuasion” was missed')
  expect((await anna.post(`${path}/schedule/${id}/send-now`)).status).toBe(200)
  expect(await listSent(app)).toHaveLength(1)
})

test('each delivery that goes on is in the activity, as if it had been resumed by hand', async () => {
  const { app, anna, path } = await createFamilyApp()
  const entry = await givenEntry(app, anna, path, daily)
  const once = await givenEntry(app, anna, path, { scheduledFor: toIso(app.clock.now() + days(2)) })
  const paused = await givenEntry(app, anna, path, daily)
  await anna.patch(`${path}/schedule/${paused.id}`, { isPaused: true })
  app.clock.advance(minutes(1))
  await keepInMemory(anna, path)
  app.clock.advance(hours(30))
  await keepInMemory(anna, path, false)
  const activity: Activity[] = (await anna.get(`${path}/activity`)).body
  const resumed = activity.filter(({ action }) => action === 'schedule_resumed')
  expect(resumed).toHaveLength(2)
  for (const line of resumed) expect(line).toMatchObject({ actor: { name: 'Anna Hartley' } })
  const subjects = resumed.map(({ subject }) => subject?.id)
  expect(subjects.toSorted()).toEqual([entry.id, once.id].toSorted())
  expect(activity[0]?.action).toBe('memory_ended')
  await app.runDue()
  expect(await listSent(app)).toEqual([])
  await app.runDueAfter(hours(18))
  expect(await listSent(app)).toHaveLength(2)
})

test('planned deliveries can be cancelled in memory, but not made or resumed, and stay cancelled', async () => {
  const { app, family, anna, path } = await createFamilyApp()
  const ben = await givenMember(app, family, 'Ben', 'member')
  const [kept, recurring, once] = [
    await givenEntry(app, anna, path, daily),
    await givenEntry(app, anna, path, daily),
    await givenEntry(app, anna, path),
  ]
  await keepInMemory(anna, path)
  const at = (id: string) => `${path}/schedule/${id}`
  expect((await ben.delete(at(recurring.id))).status).toBe(403)
  const plan = { contentItemId: kept.contentItemId, scheduledFor: toIso(app.clock.now() + days(1)) }
  for (const refused of [
    await anna.post(`${path}/schedule`, plan),
    await anna.request('PUT', at(kept.id), plan),
    await anna.patch(at(kept.id), { isPaused: false }),
    await anna.post(`${at(kept.id)}/skip`),
    await anna.post(`${at(kept.id)}/send-now`),
    await anna.post(`${at(kept.id)}/move`, { from: kept.scheduledFor, to: toIso(app.clock.now() + days(3)) }),
  ])
    expect(refused.status, refused.bytes.toString()).toBe(409)
  expect((await anna.delete(at(recurring.id))).status).toBe(200)
  expect((await anna.post(`${at(once.id)}/leave-out`)).status).toBe(200)
  expect((await listActions(anna, path)).slice(0, 2)).toEqual(['schedule_cancelled', 'schedule_cancelled'])
  await keepInMemory(anna, path, false)
  const resumed = (await listActions(anna, path)).filter((action) => action === 'schedule_resumed')
  expect(resumed).toHaveLength(1)
  await app.runDueAfter(days(1))
  expect(await listSent(app)).toHaveLength(1)
  expect(await find(family, kept.id)).toMatchObject({ status: 'pending' })
  expect(await find(family, recurring.id)).toBeUndefined()
})

test('a delivery that was opened and waits for its next attempt is not sent either', async () => {
  const { app, family, anna, path } = await createFamilyApp()
  const { id } = await givenEntry(app, anna, path)
  app.clock.advance(days(1))
  await openOccurrences(app, app.clock.now())
  await keepInMemory(anna, path)
  const waiting = async () => {
    await app.runDueAfter(minutes(30))
    return listSent(app)
  }
  expect(await waiting()).toEqual([])
  await keepInMemory(anna, path, false)
  expect(await waiting()).toEqual([])
  expect(await find(family, id)).toMatchObject({
    lastOutcome: { status: 'skipped', note: 'The group is kept in memory.' },
  })
})

test('what passed the seam before is refused under the lock', async () => {
  const { app, family, anna, path, group } = await createFamilyApp()
  const { id, contentItemId } = await givenEntry(app, anna, path)
  await keepInMemory(anna, path)
  const member = await app.db.selectFrom('members').selectAll().executeTakeFirstOrThrow()
  const before: Actor = {
    user: anna.user,
    memberId: member.id,
    role: 'primary_caretaker',
    groupId: group.id,
    timeZone: group.timeZone,
    in_memory_at: null,
    sessionId: null,
  }
  const plan = { contentItemId, isNextPhoto: false, isRecurring: false }
  const scheduledFor = toIso(app.clock.now() + days(2))
  await expect(addEntry(app, before, { ...plan, scheduledFor })).rejects.toThrow('kept in memory')
  await expect(setPaused(app, before, id, false)).rejects.toThrow('kept in memory')
  await expect(sendNow(app, before, id)).rejects.toThrow('kept in memory')
  expect(await find(family, id)).toMatchObject({ status: 'paused' })
})

async function find({ anna, path }: Family, id: string): Promise<ScheduleEntry | undefined> {
  const listed: ScheduleEntry[] = (await anna.get(`${path}/schedule`)).body
  return listed.find((entry) => entry.id === id)
}

function listSent(app: TestApp) {
  return app.db.selectFrom('deliveries').select('id').execute()
}
