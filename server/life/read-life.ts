import type { Life, LifeAlarm } from '#contract/life.ts'
import { requireGroupRow } from '../family/groups/groups.service.ts'
import { nameOf } from '../identity/user.ts'
import { toIso } from '../platform/clock.ts'
import type { App } from '../platform/context.ts'
import type { LifeWatchRow } from './life.tables.ts'
import { awayUntil, lifeDay } from './life-day.ts'
import { listUsable, screensAwaySince } from './life-devices.ts'
import { findWatch, listAway, listPeople, listTold, listUntold, newWatch } from './watch.ts'

/** How the group has set the sign of life, and how today stands. */
export async function readLife(app: App, groupId: string): Promise<Life> {
  const { time_zone } = await requireGroupRow(app, groupId)
  const watch = (await findWatch(app, groupId)) ?? newWatch(groupId)
  const today = lifeDay(app.clock.now(), time_zone)
  const away = await listAway(app, groupId)
  const { screens, echoes } = await listUsable(app, groupId)
  const isOn = watch.on_at !== null
  const signedToday = watch.signed_at !== null && lifeDay(watch.signed_at, time_zone) === today
  return {
    isOn,
    hour: watch.hour,
    waitMinutes: watch.wait_minutes,
    pauseMinutes: watch.pause_minutes,
    people: await listPeople(app, groupId),
    away: away
      .filter(({ until_date }) => until_date >= today)
      .map(({ id, from_date, until_date }) => ({ id, from: from_date, until: until_date })),
    obstacle: screens.length + echoes.length === 0 ? noDevice : null,
    canAsk: screens.length > 0,
    hasEcho: echoes.length > 0,
    today,
    signAt: isOn && signedToday ? toIso(watch.signed_at) : null,
    awayUntil: awayUntil(away, today),
    nextCheckAt: isOn && watch.next_step === 'check' ? toIso(watch.next_at) : null,
    askedAt: toIso(watch.asked_at),
    next: await readNext(app, watch),
    alarm: watch.alarm_at === null ? null : await readAlarm(app, watch, watch.alarm_at),
    stopAskedAt: toIso(watch.stop_asked_at),
    days: isOn ? await listSignDays(app, groupId) : [],
  }
}

/** Why the sign of life cannot be switched on where no device was ever opened. */
export const noDevice =
  'No screen is connected yet, so nobody could give a sign. Please connect a screen or an Echo first.'

async function readNext(app: App, watch: LifeWatchRow): Promise<Life['next']> {
  if (watch.next_step !== 'tell' || watch.next_at === null || watch.round_id === null) return null
  const [person] = await listUntold(app, watch.family_group_id, watch.round_id)
  return person ? { ...person, at: toIso(watch.next_at) } : null
}

async function readAlarm(app: App, watch: LifeWatchRow, since: number): Promise<LifeAlarm> {
  const groupId = watch.family_group_id
  const told = await listTold(app, groupId, watch.round_id ?? '')
  const { screens } = await listUsable(app, groupId)
  return {
    since: toIso(since),
    told: told.map(({ at, ...person }) => ({ ...person, at: toIso(at) })),
    screensAwaySince: toIso(screensAwaySince(screens, app.clock.now())),
    takenBy: watch.taken_by === null ? null : await readPerson(app, watch.taken_by),
    takenAt: toIso(watch.taken_at),
  }
}

export async function readPerson(app: App, userId: string): Promise<{ id: string; name: string }> {
  const row = await app.db
    .selectFrom('users')
    .where('id', '=', userId)
    .select(['id', 'first_name', 'last_name', 'email'])
    .executeTakeFirstOrThrow()
  return { id: row.id, name: nameOf(row) }
}

async function listSignDays(app: App, groupId: string): Promise<string[]> {
  const rows = await app.db
    .selectFrom('life_days')
    .where('family_group_id', '=', groupId)
    .select('local_date')
    .orderBy('local_date', 'desc')
    .execute()
  return rows.map(({ local_date }) => local_date)
}
