import type { Life } from '#contract/life.ts'
import { recordChange } from '../activity/record-change.ts'
import type { Actor } from '../family/actor.ts'
import { requireGroupRow } from '../family/groups/groups.service.ts'
import { minutes } from '../platform/clock.ts'
import type { App } from '../platform/context.ts'
import { inTransaction } from '../platform/db/transaction.ts'
import { conflict } from '../platform/errors.ts'
import type { LifeWatchRow } from './life.tables.ts'
import { readLife, readPerson } from './read-life.ts'
import { listUntold, lockWatch, planCheck, publishAlarm, saveWatch } from './watch.ts'

/**
 * "I'll look after it": nobody else is told. Again by the same person changes nothing; 409, naming the other one, for
 * all who come later, and where there is nothing to look after.
 */
export async function takeAlarm(app: App, actor: Actor): Promise<Life> {
  const { groupId, user } = actor
  await inTransaction(app, async (app) => {
    const { time_zone } = await requireGroupRow(app, groupId)
    const watch = await requireAlarm(app, groupId)
    if (watch.taken_by === user.id) return
    if (watch.taken_by !== null) throw conflict(await takenSentence(app, watch.taken_by))
    const check = await planCheck(app, watch, time_zone)
    await publishAlarm(app, watch)
    await saveWatch(app, watch, { taken_by: user.id, taken_at: app.clock.now(), ...check })
    const subject = { kind: 'life', id: watch.round_id, title: null } as const
    await recordChange(app, { groupId, by: actor, action: 'life_taken', subject })
  })
  return readLife(app, groupId)
}

/** The next people are told after the pause. 409 for an alarm that somebody else has taken. */
export async function giveAlarmBack(app: App, actor: Actor): Promise<Life> {
  const { groupId, user } = actor
  await inTransaction(app, async (app) => {
    const watch = await requireAlarm(app, groupId)
    if (watch.taken_by === null) return
    if (watch.taken_by !== user.id) throw conflict(await takenSentence(app, watch.taken_by))
    await publishAlarm(app, watch)
    await openAgain(app, watch, actor)
  })
  return readLife(app, groupId)
}

/** Whoever has left the group cannot look after it, nor give it back. Within the caller's transaction. */
export async function giveBackForGone(app: App, groupId: string, userId: string): Promise<void> {
  const watch = await lockWatch(app, groupId)
  if (!watch || watch.alarm_at === null || watch.taken_by !== userId) return
  await openAgain(app, watch, null)
}

async function openAgain(app: App, watch: LifeWatchRow, by: Actor | null): Promise<void> {
  const groupId = watch.family_group_id
  const others = await listUntold(app, groupId, watch.round_id ?? '')
  const next = { next_step: 'tell', next_at: app.clock.now() + minutes(watch.pause_minutes) } as const
  await saveWatch(app, watch, { taken_by: null, taken_at: null, ...(others.length > 0 && next) })
  const subject = { kind: 'life', id: watch.round_id, title: null } as const
  await recordChange(app, { groupId, by, action: 'life_given_back', subject })
}

async function requireAlarm(app: App, groupId: string): Promise<LifeWatchRow> {
  const watch = await lockWatch(app, groupId)
  if (!watch || watch.alarm_at === null)
    throw conflict('There is nothing to look after any more: a sign has come, or the day is over.')
  return watch
}

async function takenSentence(app: App, userId: string): Promise<string> {
  const { name } = await readPerson(app, userId)
  return `${name} was first and looks after it.`
}
