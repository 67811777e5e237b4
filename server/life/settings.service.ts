import { isQuiet } from '#contract/delivery/quiet-hours.ts'
import type { Life, LifeChange } from '#contract/life.ts'
import { recordChange } from '../activity/record-change.ts'
import type { DeviceRow } from '../delivery/delivery.tables.ts'
import { quietHoursOf } from '../delivery/devices/devices.service.ts'
import type { Actor } from '../family/actor.ts'
import { requireGroupRow } from '../family/groups/groups.service.ts'
import { isInMemory } from '../family/in-memory.ts'
import { lockMembersFor } from '../family/membership.ts'
import { minutes } from '../platform/clock.ts'
import type { App } from '../platform/context.ts'
import { inTransaction } from '../platform/db/transaction.ts'
import { conflict, invalid } from '../platform/errors.ts'
import type { LifeWatchRow } from './life.tables.ts'
import { lifeDay } from './life-day.ts'
import { listUsable } from './life-devices.ts'
import { noDevice, readLife } from './read-life.ts'
import { keepDay } from './signs.service.ts'
import {
  findWatch,
  lockOrAddWatch,
  lockWatch,
  nextSweep,
  noRound,
  planCheck,
  publishAlarm,
  saveWatch,
} from './watch.ts'

/** Changes the fields that are set in `change`, switches it on or off, or both. */
export async function updateLife(app: App, actor: Actor, change: LifeChange): Promise<Life> {
  const { groupId } = actor
  await inTransaction(app, async (app) => {
    await lockMembersFor(app, actor, 'life:manage')
    const { time_zone } = await requireGroupRow(app, groupId)
    const before = await lockOrAddWatch(app, groupId)
    const isOn = change.isOn ?? before.on_at !== null
    if (change.people) await setPeople(app, groupId, change.people)
    const watch = await saveWatch(app, before, {
      hour: change.hour ?? before.hour,
      wait_minutes: change.waitMinutes ?? before.wait_minutes,
      pause_minutes: change.pauseMinutes ?? before.pause_minutes,
      ...(change.goesOn && { stop_asked_at: null }),
    })
    if (isOn) await requireAwake(app, watch)
    if (isOn && before.on_at === null) await switchOn(app, actor, watch, time_zone)
    else if (!isOn && before.on_at !== null) await switchOff(app, actor, watch)
    else if (isOn) await goOn(app, actor, { before, watch, change, timeZone: time_zone })
  })
  return readLife(app, groupId)
}

async function setPeople(app: App, groupId: string, people: string[]): Promise<void> {
  const wanted = [...new Set(people)]
  const members = await app.db
    .selectFrom('members')
    .where('family_group_id', '=', groupId)
    .where('deactivated_at', 'is', null)
    .where('user_id', 'in', wanted)
    .select('user_id')
    .execute()
  if (members.length < wanted.length) {
    const message = 'One of these people does not belong to the family any more. Please choose again.'
    throw invalid(message, [{ path: 'people', message }])
  }
  await app.db.deleteFrom('life_people').where('family_group_id', '=', groupId).execute()
  const rows = wanted.map((user_id, position) => ({ family_group_id: groupId, user_id, position }))
  await app.db.insertInto('life_people').values(rows).execute()
}

/** In quiet hours nothing lights up, so no screen could ask. */
async function requireAwake(app: App, { family_group_id, hour }: LifeWatchRow): Promise<void> {
  const { screens } = await listUsable(app, family_group_id)
  const quiet = screens.flatMap((screen) => quietHoursOf(screen) ?? [])
  const isDark = screens.length > 0 && quiet.filter((hours) => isQuiet(hours, hour)).length === screens.length
  if (!isDark) return
  const [first] = quiet
  const message = `The screen stays dark from ${first?.from} until ${first?.until}. Please choose an hour outside of these.`
  throw invalid(message, [{ path: 'hour', message }])
}

/** If the hour has passed today, it begins tomorrow. */
async function switchOn(app: App, actor: Actor, watch: LifeWatchRow, timeZone: string): Promise<void> {
  const { groupId } = actor
  const { screens, echoes } = await listUsable(app, groupId)
  const devices = [...screens, ...echoes]
  if (devices.length === 0) throw conflict(noDevice)
  const signedAt = newestUse(devices)
  if (signedAt !== null && lifeDay(signedAt, timeZone) === lifeDay(app.clock.now(), timeZone))
    await keepDay(app, groupId, lifeDay(signedAt, timeZone))
  await saveWatch(app, watch, {
    ...noRound,
    ...(await planCheck(app, watch, timeZone)),
    on_at: app.clock.now(),
    read_at: null,
    stop_asked_at: null,
    signed_at: signedAt,
  })
  await recordChange(app, { groupId, by: actor, action: 'life_switched_on', subject: null })
}

/** Who connects a screen is not the loved one, so a device's first opening is no sign. */
function newestUse(devices: DeviceRow[]): number | null {
  const used = devices.filter(({ last_activity_at, opened_at }) => last_activity_at !== opened_at)
  return Math.max(0, ...used.map(({ last_activity_at }) => last_activity_at ?? 0)) || null
}

/** Who was told of a missing sign hears that it was switched off. What is kept is deleted: the days at once. */
async function switchOff(app: App, actor: Actor, watch: LifeWatchRow): Promise<void> {
  const { groupId } = actor
  await publishAlarm(app, watch)
  const subject =
    watch.alarm_at === null ? null : ({ kind: 'life', id: watch.round_id, title: null } as const)
  await recordChange(app, { groupId, by: actor, action: 'life_switched_off', subject })
  await app.db.deleteFrom('life_days').where('family_group_id', '=', groupId).execute()
  await saveWatch(app, watch, {
    ...noRound,
    on_at: null,
    stop_asked_at: null,
    signed_at: null,
    ...nextSweep(app),
  })
}

type Going = { before: LifeWatchRow; watch: LifeWatchRow; change: LifeChange; timeZone: string }

/** A round that has begun goes on; its next people are those of the new order. */
async function goOn(app: App, actor: Actor, { before, watch, change, timeZone }: Going): Promise<void> {
  const isNewHour = watch.hour !== before.hour
  const isOpen = watch.alarm_at !== null && watch.taken_at === null
  if (watch.next_step === 'check' && isNewHour)
    await saveWatch(app, watch, await planCheck(app, watch, timeZone))
  if (watch.next_step === 'check' && isOpen && change.people)
    await saveWatch(app, watch, {
      next_step: 'tell',
      next_at: app.clock.now() + minutes(watch.pause_minutes),
    })
  // The loved one is told of the new hour.
  if (isNewHour) await saveWatch(app, watch, { read_at: null })
  await recordChange(app, { groupId: actor.groupId, by: actor, action: 'life_changed', subject: null })
}

/** The hour is one by the clock of the loved one's new zone. The caller has locked the group. */
export async function moveLifeToZone(app: App, groupId: string, timeZone: string): Promise<void> {
  const watch = await lockWatch(app, groupId)
  if (!watch || watch.on_at === null || watch.next_step !== 'check') return
  await saveWatch(app, watch, await planCheck(app, watch, timeZone))
}

/** While the group is in memory nothing is asked, and nobody is told. It stays as it was set; what is old is deleted. */
export async function restLife(app: App, groupId: string): Promise<void> {
  const watch = await lockWatch(app, groupId)
  if (!watch || watch.on_at === null) return
  await saveWatch(app, watch, { ...noRound, ...nextSweep(app) })
}

/** After the group was brought back, or is not in memory any more. */
export async function resumeLife(app: App, groupId: string): Promise<void> {
  if ((await findWatch(app, groupId)) === null) return
  const group = await requireGroupRow(app, groupId)
  if (isInMemory(group)) return restLife(app, groupId)
  const watch = await lockWatch(app, groupId)
  if (!watch || watch.on_at === null) return
  await saveWatch(app, watch, { ...noRound, ...(await planCheck(app, watch, group.time_zone)) })
}
