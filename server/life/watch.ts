import type { LiveTopic } from '#contract/family/live-topics.ts'
import { publishChange, publishToPerson } from '../family/group-live.ts'
import { type NameColumns, nameOf } from '../identity/user.ts'
import { days } from '../platform/clock.ts'
import type { App } from '../platform/context.ts'
import { lockRow } from '../platform/db/lock.ts'
import { type Given, preparedQuery } from '../platform/db/prepared-query.ts'
import { dueTopic } from '../platform/work/due.ts'
import type { LifeAwayRow, LifeWatchRow } from './life.tables.ts'
import { nextCheck } from './life-day.ts'

/** The name of the due work. */
export const lifeWorkName = 'life'

/** What a group has that never chose anything. */
const defaults = { hour: '11:00', wait_minutes: 60, pause_minutes: 15 } as const

/** The columns of a watch without a round. */
export const noRound = {
  round_id: null,
  round_day: null,
  asked_at: null,
  alarm_at: null,
  taken_by: null,
  taken_at: null,
} as const

export function newWatch(groupId: string): LifeWatchRow {
  return {
    family_group_id: groupId,
    ...defaults,
    ...noRound,
    on_at: null,
    read_at: null,
    stop_asked_at: null,
    signed_at: null,
    next_step: 'check',
    next_at: null,
    due_at: null,
  }
}

/** Null for a group that has never chosen anything. */
export async function findWatch(app: App, groupId: string): Promise<LifeWatchRow | null> {
  const [row] = await readWatch(app, { groupId })
  return row ?? null
}

const readWatch = preparedQuery((app, given: Given<{ groupId: string }>) =>
  app.db.selectFrom('life_watches').where('family_group_id', '=', given.groupId).selectAll(),
)

/** Locks the group's watch until the transaction ends. It comes after a device, and before nothing. */
export async function lockWatch(app: App, groupId: string): Promise<LifeWatchRow | null> {
  return (await lockRow(app, 'life_watches', { family_group_id: groupId })) ?? null
}

/** Locks the group's watch, which is added if there is none. */
export async function lockOrAddWatch(app: App, groupId: string): Promise<LifeWatchRow> {
  await app.db
    .insertInto('life_watches')
    .values(newWatch(groupId))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const watch = await lockWatch(app, groupId)
  if (!watch) throw new Error('The watch was deleted with its group.')
  return watch
}

type Step = Pick<LifeWatchRow, 'next_step' | 'next_at'>

/**
 * Writes the columns of a locked watch. With a next step the worker is woken. Open pages of the family, and screens,
 * read it again.
 */
export async function saveWatch(
  app: App,
  watch: LifeWatchRow,
  columns: Partial<Omit<LifeWatchRow, 'family_group_id' | 'due_at'>>,
  ...also: LiveTopic[]
): Promise<LifeWatchRow> {
  const changed = { ...columns, ...(columns.next_at !== undefined && { due_at: columns.next_at }) }
  await app.db
    .updateTable('life_watches')
    .set(changed)
    .where('family_group_id', '=', watch.family_group_id)
    .execute()
  publishChange(app, watch.family_group_id, 'life', ...also)
  if (columns.next_at) app.live.publish(dueTopic(lifeWorkName), {})
  return { ...watch, ...changed }
}

/** The bells of those who were told read again how the alarm stands. */
export async function publishAlarm(app: App, { family_group_id, round_id }: LifeWatchRow): Promise<void> {
  if (round_id === null) return
  for (const { id } of await listTold(app, family_group_id, round_id)) publishToPerson(app, id, 'notices')
}

/** The step that deletes what is not kept any longer. */
export function nextSweep(app: App): Step {
  return { next_step: 'sweep', next_at: app.clock.now() + days(1) }
}

/** The step that looks for a sign next: at the hour, after `from`, on a day that is not away. */
export async function planCheck(
  app: App,
  { family_group_id, hour }: Pick<LifeWatchRow, 'family_group_id' | 'hour'>,
  timeZone: string,
  from = app.clock.now(),
): Promise<Step> {
  const away = await listAway(app, family_group_id)
  return { next_step: 'check', next_at: nextCheck({ hour, away }, timeZone, from) }
}

/** All of the group, the earliest first. */
export function listAway(app: App, groupId: string): Promise<LifeAwayRow[]> {
  return app.db
    .selectFrom('life_away')
    .where('family_group_id', '=', groupId)
    .selectAll()
    .orderBy('from_date')
    .orderBy('id')
    .execute()
}

export type LifePerson = { id: string; name: string }

/**
 * Who is told, the first one first: without those who do not belong to the group any more. If nobody is left, the
 * primary caretaker stands in.
 */
export async function listPeople(app: App, groupId: string): Promise<LifePerson[]> {
  const listed = await app.db
    .selectFrom('life_people')
    .innerJoin('members', (join) =>
      join
        .onRef('members.user_id', '=', 'life_people.user_id')
        .onRef('members.family_group_id', '=', 'life_people.family_group_id'),
    )
    .innerJoin('users', 'users.id', 'members.user_id')
    .where('life_people.family_group_id', '=', groupId)
    .where('members.deactivated_at', 'is', null)
    .select(['users.id', 'users.first_name', 'users.last_name', 'users.email'])
    .orderBy('life_people.position')
    .orderBy('users.id')
    .execute()
  if (listed.length > 0) return listed.map(toPerson)
  const primary = await app.db
    .selectFrom('members')
    .innerJoin('users', 'users.id', 'members.user_id')
    .where('members.family_group_id', '=', groupId)
    .where('members.role', '=', 'primary_caretaker')
    .select(['users.id', 'users.first_name', 'users.last_name', 'users.email'])
    .execute()
  return primary.map(toPerson)
}

export type ToldPerson = LifePerson & { at: number }

/** Whom the round has told, in that order; also those who have left the group since. */
export async function listTold(app: App, groupId: string, roundId: string): Promise<ToldPerson[]> {
  const rows = await app.db
    .selectFrom('life_told')
    .innerJoin('users', 'users.id', 'life_told.user_id')
    .where('life_told.family_group_id', '=', groupId)
    .where('life_told.round_id', '=', roundId)
    .select(['users.id', 'users.first_name', 'users.last_name', 'users.email', 'life_told.told_at'])
    .orderBy('life_told.told_at')
    .orderBy('users.id')
    .execute()
  return rows.map((row) => ({ ...toPerson(row), at: row.told_at }))
}

/** The people whom the round has not told yet, the next one first. */
export async function listUntold(app: App, groupId: string, roundId: string): Promise<LifePerson[]> {
  const told = new Set((await listTold(app, groupId, roundId)).map(({ id }) => id))
  return (await listPeople(app, groupId)).filter(({ id }) => !told.has(id))
}

function toPerson(row: NameColumns & { id: string }): LifePerson {
  return { id: row.id, name: nameOf(row) }
}
