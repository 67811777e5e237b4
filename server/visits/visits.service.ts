import type * as z from 'zod/mini'
import type { ActivityAction } from '#contract/family/activity.ts'
import { wallClock } from '#contract/platform/wall-clock.ts'
import { type Visit, visitLimits } from '#contract/visits/visit-list.ts'
import type { NewVisit, VisitChange } from '#contract/visits/visits.ts'
import { recordChange } from '../activity/record-change.ts'
import type { Actor } from '../family/actor.ts'
import { requireGroupRow } from '../family/groups/groups.service.ts'
import { requireRoomForRow } from '../platform/budgets/row-budget.ts'
import type { App } from '../platform/context.ts'
import { lockKeys, lockRow } from '../platform/db/lock.ts'
import { setRemoved } from '../platform/db/soft-delete.ts'
import { inTransaction } from '../platform/db/transaction.ts'
import { conflict, invalid, notFound } from '../platform/errors.ts'
import { newId } from '../platform/ids.ts'
import { readVisit } from './read-visits.ts'
import { isStart } from './visit-days.ts'
import { visitColumns } from './visit-input.ts'
import type { VisitRow } from './visits.tables.ts'

/** The same visit again answers the one that is planned: two people, or two presses, plan it once. */
export async function addVisit(app: App, actor: Actor, input: z.output<typeof NewVisit>): Promise<Visit> {
  return inTransaction(app, async (app) => {
    const today = await readToday(app, actor.groupId)
    const row: VisitRow = {
      id: newId(),
      family_group_id: actor.groupId,
      ...visitColumns(input, today),
      revision: 1,
      added_by: actor.user.id,
      created_at: app.clock.now(),
      removed_at: null,
    }
    await lockPlanning(app, actor.groupId)
    const same = await findSame(app, row)
    if (same) return readVisit(app, same)
    await requireRoom(app, actor.groupId, today)
    await app.db.insertInto('visits').values(row).execute()
    await requireRoomForRow(app, 'visits', actor.groupId)
    await recordVisitChange(app, actor, row, 'visit_planned')
    return readVisit(app, row)
  })
}

/** Changes it as a whole. 409 when somebody has changed it since the revision that the caller knows. */
export async function updateVisit(
  app: App,
  actor: Actor,
  id: string,
  { revision, ...input }: z.output<typeof VisitChange>,
): Promise<Visit> {
  return inTransaction(app, async (app) => {
    const visit = await lockVisit(app, actor.groupId, id)
    if (revision !== undefined && revision !== visit.revision)
      throw conflict('Somebody has changed this visit meanwhile. Please look at it again.')
    const columns = visitColumns(input, await readToday(app, actor.groupId))
    const changed = { ...visit, ...columns, revision: visit.revision + 1 }
    await app.db
      .updateTable('visits')
      .set({ ...columns, revision: changed.revision })
      .where('id', '=', id)
      .execute()
    await recordVisitChange(app, actor, changed, 'visit_changed')
    return readVisit(app, visit)
  })
}

/** With all its repetitions; it can be brought back. */
export async function removeVisit(app: App, actor: Actor, id: string): Promise<void> {
  await inTransaction(app, async (app) => {
    const visit = await lockVisit(app, actor.groupId, id)
    await setRemoved(app, 'visits', visit, true)
    await recordVisitChange(app, actor, visit, 'visit_removed')
  })
}

export async function restoreVisit(app: App, actor: Actor, id: string): Promise<Visit> {
  return inTransaction(app, async (app) => {
    const visit = await lockRestorable(app, actor.groupId, id)
    if (await setRemoved(app, 'visits', visit, false))
      await recordVisitChange(app, actor, visit, 'visit_restored')
    return readVisit(app, visit)
  })
}

/** A repeated visit does not take place on that day, or does after all. Again is the same. */
export async function skipVisit(
  app: App,
  actor: Actor,
  { visitId, date }: { visitId: string; date: string },
  isSkipped: boolean,
): Promise<Visit> {
  return inTransaction(app, async (app) => {
    const visit = await lockVisit(app, actor.groupId, visitId)
    if (visit.pattern === null)
      throw invalid('This takes place only once. Please delete it if it does not take place.')
    if (!isStart(visit, date)) throw notFound()
    const isNew = isSkipped ? await addSkip(app, visit, date) : await removeSkip(app, visit, date)
    if (isNew) await recordVisitChange(app, actor, visit, isSkipped ? 'visit_skipped' : 'visit_unskipped')
    return readVisit(app, visit)
  })
}

/** Who planned it; 404 for one that is not of the group. */
export async function findVisitOwner(app: App, groupId: string, id: string): Promise<string | null> {
  const row = await app.db
    .selectFrom('visits')
    .where('id', '=', id)
    .where('family_group_id', '=', groupId)
    .select('added_by')
    .executeTakeFirst()
  if (!row) throw notFound()
  return row.added_by
}

async function addSkip(app: App, { id, family_group_id }: VisitRow, date: string): Promise<boolean> {
  const added = await app.db
    .insertInto('visit_skips')
    .values({ visit_id: id, local_date: date, family_group_id })
    .onConflict((conflict) => conflict.doNothing())
    .returning('local_date')
    .executeTakeFirst()
  return added !== undefined
}

async function removeSkip(app: App, { id }: VisitRow, date: string): Promise<boolean> {
  const removed = await app.db
    .deleteFrom('visit_skips')
    .where('visit_id', '=', id)
    .where('local_date', '=', date)
    .returning('local_date')
    .executeTakeFirst()
  return removed !== undefined
}

/** One visit of the group is added at a time. */
function lockPlanning(app: App, groupId: string): Promise<void> {
  return lockKeys(app, `visits:${groupId}`)
}

async function findSame(app: App, { revision, added_by, created_at, id, ...row }: VisitRow) {
  const conditions = Object.entries(row) as [keyof typeof row, string | null][]
  const same = await app.db
    .selectFrom('visits')
    .where(({ and, eb }) =>
      and(conditions.map(([column, value]) => eb(column, value === null ? 'is' : '=', value))),
    )
    .select(['id', 'family_group_id'])
    .executeTakeFirst()
  return same ?? null
}

/** The caller has locked the planning. */
async function requireRoom(app: App, groupId: string, today: string): Promise<void> {
  const { count } = await app.db
    .selectFrom('visits')
    .where('family_group_id', '=', groupId)
    .where('removed_at', 'is', null)
    .where((where) => where.or([where('last_date', 'is', null), where('last_date', '>=', today)]))
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  if (Number(count) >= visitLimits.visits)
    throw conflict(`You have planned ${visitLimits.visits} visits already. Please delete some of them first.`)
}

async function lockVisit(app: App, groupId: string, id: string): Promise<VisitRow> {
  const visit = await lockRestorable(app, groupId, id)
  if (visit.removed_at !== null) throw notFound()
  return visit
}

async function lockRestorable(app: App, groupId: string, id: string): Promise<VisitRow> {
  const visit = await lockRow(app, 'visits', { id, family_group_id: groupId })
  if (!visit) throw notFound()
  return visit
}

async function readToday(app: App, groupId: string): Promise<string> {
  const { time_zone } = await requireGroupRow(app, groupId)
  return wallClock(app.clock.now(), time_zone).date
}

function recordVisitChange(app: App, actor: Actor, visit: VisitRow, action: ActivityAction): Promise<void> {
  const subject = { kind: 'visit', id: visit.id, title: visitTitle(visit) } as const
  return recordChange(app, { groupId: actor.groupId, by: actor, action, subject })
}

/** "Ben: Coffee" */
function visitTitle({ who, what }: Pick<VisitRow, 'who' | 'what'>): string {
  return [who, what].filter((part) => part !== null).join(': ')
}
