import { signsKeptDays } from '#contract/life.ts'
import { daysAfter } from '#contract/platform/wall-clock.ts'
import { lightsUpAt } from '#contract/room/state.ts'
import { forgetChanges } from '../activity/forget-changes.ts'
import { recordChange } from '../activity/record-change.ts'
import { isInMemory } from '../family/in-memory.ts'
import { days, hours, minutes } from '../platform/clock.ts'
import type { App } from '../platform/context.ts'
import { lockRow } from '../platform/db/lock.ts'
import { newId } from '../platform/ids.ts'
import type { DueWork } from '../platform/work/due.ts'
import { forEachRow } from '../platform/work/each-row.ts'
import { rowQueue } from '../platform/work/row-queue.ts'
import { readRoomFacts } from '../room/state.ts'
import type { LifeWatchRow } from './life.tables.ts'
import { awayUntil, lifeDay } from './life-day.ts'
import { listUsable, screensAwaySince } from './life-devices.ts'
import {
  type LifePerson,
  lifeWorkName,
  listAway,
  listPeople,
  listUntold,
  nextSweep,
  noRound,
  planCheck,
  saveWatch,
} from './watch.ts'

/** The watches whose next step is due. */
const queue = rowQueue({ table: 'life_watches', key: 'family_group_id', leaseMs: minutes(1), limit: 50 })

/**
 * A check that comes later than this is not made: while the server was away no device could report, so "no sign" might
 * not be true.
 */
const latestCheck = hours(2)
/** After a shorter absence of the server, screens get this time to report what they were used for. */
const graceAfterAbsence = minutes(15)
/** A step that comes later than this comes after an absence of the server. */
const isLateAfter = minutes(10)

export const lifeWork: DueWork = {
  name: lifeWorkName,
  async runBatch(app, now) {
    const leased = await queue.claim(app, now)
    await forEachRow(app, leased, takeStep, {
      failure: 'a sign of life was not looked for',
      ids: ({ family_group_id }) => ({ groupId: family_group_id }),
    })
    return leased.length
  },
  nextAt: (app) => queue.nextAt(app),
}

type Round = { timeZone: string; now: number }

async function takeStep(app: App, leased: LifeWatchRow): Promise<void> {
  const watch = await lockRow(app, 'life_watches', { family_group_id: leased.family_group_id })
  if (!watch || watch.due_at !== leased.due_at) return
  const group = await app.db
    .selectFrom('family_groups')
    .where('id', '=', watch.family_group_id)
    .select(['time_zone', 'removed_at', 'in_memory_at'])
    .executeTakeFirstOrThrow()
  // A group that is brought back plans its next step anew.
  if (group.removed_at !== null) return void (await saveWatch(app, watch, { next_at: null }))
  const round: Round = { timeZone: group.time_zone, now: app.clock.now() }
  if (watch.on_at === null) return sweepAll(app, watch)
  if (isInMemory(group)) return sweepAtRest(app, watch, round)
  if (watch.next_step === 'tell') return tellNext(app, watch, round)
  await sweepOld(app, watch, round)
  return check(app, watch, round)
}

async function check(app: App, watch: LifeWatchRow, { timeZone, now }: Round): Promise<void> {
  const groupId = watch.family_group_id
  const plannedFor = watch.next_at ?? now
  const day = lifeDay(plannedFor, timeZone)
  // A check that the server was away for is made late: each day is looked at.
  const next = await planCheck(app, watch, timeZone, plannedFor)
  const hadSign = watch.signed_at !== null && lifeDay(watch.signed_at, timeZone) >= day
  const isAway = awayUntil(await listAway(app, groupId), day) !== null
  if (hadSign || isAway) return void (await saveWatch(app, watch, { ...noRound, ...next }))
  const { screens, echoes } = await listUsable(app, groupId)
  if (screens.length + echoes.length === 0) {
    await recordUnchecked(app, groupId)
    await recordChange(app, { groupId, by: null, action: 'life_switched_off', subject: null })
    return void (await saveWatch(app, watch, {
      ...noRound,
      on_at: null,
      ...nextSweep(app),
    }))
  }
  if (now - plannedFor > latestCheck) {
    await recordUnchecked(app, groupId)
    const later = await planCheck(app, watch, timeZone, Math.max(plannedFor, now - latestCheck))
    return void (await saveWatch(app, watch, { ...noRound, ...later }))
  }
  const { facts } = await readRoomFacts(app, groupId)
  const awakeAt = lightsUpAt(facts, now)
  // Nothing lights up in quiet hours or in a pause: the question waits for their end. The day must not be over then.
  if (awakeAt !== null && lifeDay(awakeAt, timeZone) === day)
    return void (await saveWatch(app, watch, { next_at: awakeAt }))
  // A member has paused the screen for the rest of the day: a press on the screen itself would be a sign.
  if (facts.pausedUntil !== null && screens.length > 0) {
    await recordUnchecked(app, groupId)
    return void (await saveWatch(app, watch, { ...noRound, ...next }))
  }
  await app.db.deleteFrom('life_told').where('family_group_id', '=', groupId).execute()
  await saveWatch(app, watch, {
    ...noRound,
    round_id: newId(),
    round_day: day,
    asked_at: now,
    next_step: 'tell',
    next_at:
      now + waitBeforeTelling(watch, { canAsk: screens.length > 0, isLate: now - plannedFor > isLateAfter }),
  })
}

/** An Echo alone cannot ask first, so the first person is told at once. */
function waitBeforeTelling(
  { wait_minutes }: LifeWatchRow,
  { canAsk, isLate }: { canAsk: boolean; isLate: boolean },
): number {
  if (canAsk) return minutes(wait_minutes)
  return isLate ? graceAfterAbsence : 0
}

async function tellNext(app: App, watch: LifeWatchRow, { timeZone, now }: Round): Promise<void> {
  const { family_group_id: groupId, round_id, round_day } = watch
  const check = await planCheck(app, watch, timeZone, watch.next_at ?? now)
  if (round_id === null || round_day !== lifeDay(now, timeZone)) {
    // The server was away until the next day.
    if (watch.alarm_at === null) await recordUnchecked(app, groupId)
    return void (await saveWatch(app, watch, { ...(watch.alarm_at === null && noRound), ...check }))
  }
  if (now - (watch.next_at ?? now) > isLateAfter)
    return void (await saveWatch(app, watch, { next_at: now + graceAfterAbsence }))
  const [person, ...others] = await listUntold(app, groupId, round_id)
  if (person) await tell(app, watch, { person, roundId: round_id, now })
  const next = { next_step: 'tell', next_at: now + minutes(watch.pause_minutes) } as const
  await saveWatch(app, watch, {
    alarm_at: watch.alarm_at ?? (person ? now : null),
    ...(others.length > 0 ? next : check),
  })
}

type Telling = { person: LifePerson; roundId: string; now: number }

/** The activity's row is the message: `notices` tells the person whom it names. */
async function tell(app: App, watch: LifeWatchRow, { person, roundId, now }: Telling): Promise<void> {
  const groupId = watch.family_group_id
  await app.db
    .insertInto('life_told')
    .values({ round_id: roundId, user_id: person.id, family_group_id: groupId, told_at: now })
    .execute()
  const { screens } = await listUsable(app, groupId)
  const since = screensAwaySince(screens, now)
  await recordChange(app, {
    groupId,
    by: null,
    action: since === null ? 'life_missed' : 'life_unknown',
    subject: { kind: 'person', id: person.id, title: person.name },
    since,
  })
}

/** Nobody could look: the first person hears it, so that nobody relies on it. */
async function recordUnchecked(app: App, groupId: string): Promise<void> {
  const [person] = await listPeople(app, groupId)
  if (!person) return
  const subject = { kind: 'person', id: person.id, title: person.name } as const
  await recordChange(app, { groupId, by: null, action: 'life_not_checked', subject })
}

/** What says that a day had no sign. It is kept as long as the days that had one. */
const tellingActions = [
  'life_missed',
  'life_unknown',
  'life_not_checked',
  'life_well',
  'life_taken',
  'life_given_back',
] as const

async function sweepOld(
  app: App,
  { family_group_id }: LifeWatchRow,
  { timeZone, now }: Round,
): Promise<void> {
  const oldest = daysAfter(lifeDay(now, timeZone), 1 - signsKeptDays)
  await app.db
    .deleteFrom('life_days')
    .where('family_group_id', '=', family_group_id)
    .where('local_date', '<', oldest)
    .execute()
  await app.db
    .deleteFrom('life_away')
    .where('family_group_id', '=', family_group_id)
    .where('until_date', '<', oldest)
    .execute()
  await forgetChanges(app, family_group_id, tellingActions, now - days(signsKeptDays))
}

/** While the group is in memory, so that nothing is kept for longer than at other times. */
async function sweepAtRest(app: App, watch: LifeWatchRow, round: Round): Promise<void> {
  await app.db.deleteFrom('life_told').where('family_group_id', '=', watch.family_group_id).execute()
  await sweepOld(app, watch, round)
  await saveWatch(app, watch, nextSweep(app))
}

/** After it was switched off nothing of it is kept but how it was set. */
async function sweepAll(app: App, watch: LifeWatchRow): Promise<void> {
  const groupId = watch.family_group_id
  await app.db.deleteFrom('life_told').where('family_group_id', '=', groupId).execute()
  await app.db.deleteFrom('life_days').where('family_group_id', '=', groupId).execute()
  await forgetChanges(app, groupId, tellingActions, app.clock.now())
  await saveWatch(app, watch, { ...noRound, signed_at: null, next_step: 'check', next_at: null })
}
