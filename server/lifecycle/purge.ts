import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import { lockSending } from '../delivery/sending.ts'
import { restorableFor } from '../family/groups/removal.service.ts'
import { minutes } from '../platform/clock.ts'
import type { App } from '../platform/context.ts'
import { lockRow } from '../platform/db/lock.ts'
import { inTransaction, isPostgres } from '../platform/db/transaction.ts'
import { emit, type GroupTable, groupTablesOf } from '../platform/feature.ts'
import type { DueWork } from '../platform/work/due.ts'

/** A grace period for a restore that is in progress at the deadline. */
const margin = minutes(1)

/** Deletes groups that cannot be restored any more, with all rows and files. */
export const groupPurge: DueWork = {
  name: 'group-purge',
  async runBatch(app, now) {
    const groups = await app.db
      .selectFrom('family_groups')
      .where('removed_at', '<=', now - restorableFor - margin)
      .orderBy('removed_at')
      .select('id')
      .execute()
    const outcomes: PromiseSettledResult<void>[] = []
    // One that fails holds up no other.
    for (const { id } of groups) outcomes.push(...(await Promise.allSettled([purge(app, id)])))
    const failed = outcomes.find((outcome) => outcome.status === 'rejected')
    if (failed) throw failed.reason
    return groups.length
  },
  async nextAt(app) {
    const row = await app.db
      .selectFrom('family_groups')
      .where('removed_at', 'is not', null)
      .select((select) => select.fn.min('removed_at').as('oldest'))
      .executeTakeFirst()
    return row?.oldest ? row.oldest + restorableFor + margin : null
  },
}

/**
 * Files first: after a crash the rows are still there, and the purge is repeated. Then most rows, in statements that are far
 * from the time-out of the database; nobody reads or writes them any more.
 */
async function purge(app: App, groupId: string): Promise<void> {
  // Rows that others refer to come last.
  const tables = groupTablesOf(app).toReversed()
  await emit(app, 'groupDeleted', groupId)
  for (const table of tables) while (await deleteSome(app, table, groupId)) await setImmediate()
  await inTransaction(app, async (app) => {
    // The group and its entries first, in the order of all locks: no occurrence is opened meanwhile.
    await lockRow(app, 'family_groups', { id: groupId })
    const entries = app.db.selectFrom('schedule_entries').where('family_group_id', '=', groupId).orderBy('id')
    await (isPostgres(app) ? entries.forNoKeyUpdate() : entries).select('id').execute()
    await lockSending(app, groupId)
    await emit(app, 'groupDeleted', groupId)
    for (const table of tables)
      await app.db.deleteFrom(table).where('family_group_id', '=', groupId).execute()
    await app.db.deleteFrom('family_groups').where('id', '=', groupId).execute()
  })
}

/** Returns whether there may be more. */
async function deleteSome(app: App, table: GroupTable, groupId: string): Promise<boolean> {
  const row = sql.raw(isPostgres(app) ? 'ctid' : 'rowid')
  const { numAffectedRows = 0n } = await sql`
    delete from ${sql.table(table)} where ${row} in (
      select ${row} from ${sql.table(table)} where family_group_id = ${groupId} limit ${chunk})`.execute(
    app.db,
  )
  return numAffectedRows === BigInt(chunk)
}

/** Rows of one statement. */
const chunk = 1000
