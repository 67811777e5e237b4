import type { Actor } from '../family/actor.ts'
import { refuseInMemory } from '../family/in-memory.ts'
import { requireRoomForRow } from '../platform/budgets/row-budget.ts'
import type { App } from '../platform/context.ts'
import { insertRows, updateRows } from '../platform/db/bulk.ts'
import { lockRow } from '../platform/db/lock.ts'
import { notFound } from '../platform/errors.ts'
import type { Recurrence } from '../platform/recurrence.ts'
import type { ScheduleEntryRow } from './schedule.tables.ts'

// The only file that writes rows of schedule_entries, so that `due_at` always follows from the other
// columns.

type Settable = Exclude<keyof ScheduleEntryRow, 'id' | 'family_group_id' | 'due_at' | 'client_key'>

/** An entry of this group that was not cancelled. */
export async function requireEntry(app: App, groupId: string, id: string): Promise<ScheduleEntryRow> {
  const row = await app.db
    .selectFrom('schedule_entries')
    .where('id', '=', id)
    .where('family_group_id', '=', groupId)
    .where('cancelled_at', 'is', null)
    .selectAll()
    .executeTakeFirst()
  if (!row) throw notFound()
  return row
}

/**
 * The same, locked until the transaction ends, to be planned anew or sent: 409 while the group is in memory. Opening and
 * delivering its occurrences lock the entry first too, so nothing is opened or sent while a person changes it.
 */
export async function lockEntry(app: App, groupId: string, id: string): Promise<ScheduleEntryRow> {
  const row = await lockEntryToCancel(app, groupId, id)
  await refuseInMemory(app, groupId)
  return row
}

/** The same, to be given up, which may be done while the group is in memory. */
export async function lockEntryToCancel(app: App, groupId: string, id: string): Promise<ScheduleEntryRow> {
  const row = await lockRow(app, 'schedule_entries', { id, family_group_id: groupId })
  if (!row || row.cancelled_at !== null) throw notFound()
  return row
}

/** The entry that a call of this person with this key has added. It may have been cancelled since. */
export async function findAdded(
  app: App,
  { groupId, user }: Actor,
  key: string,
): Promise<ScheduleEntryRow | null> {
  const row = await app.db
    .selectFrom('schedule_entries')
    .where('family_group_id', '=', groupId)
    .where('added_by', '=', user.id)
    .where('client_key', '=', key)
    .selectAll()
    .executeTakeFirst()
  return row ?? null
}

export async function insertEntry(
  app: App,
  columns: Omit<ScheduleEntryRow, 'due_at'>,
): Promise<ScheduleEntryRow> {
  const row = { ...columns, due_at: dueAtOf(columns) }
  await insertRows(app, 'schedule_entries', [row])
  await requireRoomForRow(app, 'schedule_entries', row.family_group_id)
  return row
}

/** Writes the named columns of a locked entry; returns the row as it is then. */
export async function saveEntry<C extends Settable>(
  app: App,
  entry: ScheduleEntryRow,
  columns: Pick<ScheduleEntryRow, C>,
): Promise<ScheduleEntryRow> {
  await saveEntries(app, [{ entry, columns }])
  const saved = { ...entry, ...columns }
  return { ...saved, due_at: dueAtOf(saved) }
}

/** Writes many locked entries in one statement. All of them name the same columns. */
export async function saveEntries<C extends Settable>(
  app: App,
  changes: { entry: ScheduleEntryRow; columns: Pick<ScheduleEntryRow, C> }[],
): Promise<void> {
  type Saved = { id: string } & Pick<ScheduleEntryRow, C | 'due_at'>
  const rows = changes.map(({ entry, columns }) => {
    const due_at = dueAtOf({ ...entry, ...columns })
    return { ...columns, id: entry.id, due_at } as Saved
  })
  await updateRows(app, 'schedule_entries', rows)
}

type State = Pick<ScheduleEntryRow, 'scheduled_for' | 'opened_at' | 'sent_at' | 'paused_at' | 'cancelled_at'>

/** When the entry's next occurrence is to be opened; null when none is to come, or while it is paused. */
export function dueAtOf({
  scheduled_for,
  opened_at,
  sent_at,
  paused_at,
  cancelled_at,
}: State): number | null {
  const isWaiting = [opened_at, sent_at, paused_at, cancelled_at].every((at) => at === null)
  return isWaiting ? scheduled_for : null
}

export function recurrenceOf(entry: ScheduleEntryRow): Recurrence {
  return { localTime: entry.local_time, timeZone: entry.time_zone, pattern: entry.recurring_pattern }
}
