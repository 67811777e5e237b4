import { hours } from '../../platform/clock.ts'
import type { App } from '../../platform/context.ts'
import { lockRow } from '../../platform/db/lock.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import type { OldRows } from '../../platform/feature.ts'
import { newId } from '../../platform/ids.ts'
import { oldYearKey, packRows } from './old-year-files.ts'
import './old-years.tables.ts'

/** Rows of one file and one transaction. */
const mostRows = 2000
/** Longer than a file takes to be written. */
const givenUpAfter = hours(1)

export type Wanted = { groupId: string; before: number }

/**
 * Moves the oldest rows of the group before an instant into a file, those of one year at most, and returns whether there may be
 * more. First the row of the file, then the file, and then one transaction takes the rows out of their table and makes the file
 * count: a server that is killed in between leaves the rows where they were, and a file that counts for nothing.
 */
export async function moveRows(app: App, source: OldRows, { groupId, before }: Wanted): Promise<boolean> {
  const found = await source.read(app, groupId, { before, limit: mostRows })
  const [first] = found
  if (!first) return false
  const rows = found.filter(({ at }) => yearOf(at) === yearOf(first.at))
  const id = newId()
  await app.db
    .insertInto('old_years')
    .values({
      id,
      family_group_id: groupId,
      kind: source.name,
      year: yearOf(first.at),
      row_count: rows.length,
      started_at: app.clock.now(),
    })
    .execute()
  await putFile(app, id, await packRows(rows.map(({ exported }) => exported)))
  const ids = rows.map((row) => row.id)
  const isMoved = await inTransaction(app, (app) => takeOut(app, source, { groupId, id, ids })).catch(
    async (error) => {
      if (!(error instanceof RowsChanged)) throw error
      return false
    },
  )
  if (!isMoved) await giveUp(app, id)
  return isMoved
}

/** Another server has moved one of the rows, or it was deleted. */
class RowsChanged extends Error {}

async function takeOut(
  app: App,
  source: OldRows,
  { groupId, id, ids }: { groupId: string; id: string; ids: string[] },
): Promise<boolean> {
  const part = await lockRow(app, 'old_years', { id })
  if (!part || part.given_up_at !== null) return false
  if ((await source.remove(app, groupId, ids)) !== ids.length) throw new RowsChanged()
  await app.db.updateTable('old_years').set({ moved_at: app.clock.now() }).where('id', '=', id).execute()
  return true
}

/** Throws 507 where the disk has no room for it. */
async function putFile(app: App, id: string, body: Buffer): Promise<void> {
  const release = app.disk.reserve(body.length)
  try {
    await app.storage.put(oldYearKey(id), body)
  } finally {
    release()
  }
}

/** Removes the files that a killed server has left, whose rows are still in their table. */
export async function giveUpUnfinished(app: App, now: number): Promise<void> {
  const parts = await app.db
    .selectFrom('old_years')
    .where('moved_at', 'is', null)
    .where('started_at', '<=', now - givenUpAfter)
    .select('id')
    .execute()
  for (const { id } of parts) await giveUp(app, id)
}

/** The mark first: whoever still writes that file takes no rows out any more. */
async function giveUp(app: App, id: string): Promise<void> {
  const { numUpdatedRows } = await app.db
    .updateTable('old_years')
    .set({ given_up_at: app.clock.now() })
    .where('id', '=', id)
    .where('moved_at', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return
  await app.storage.remove(oldYearKey(id))
  await app.db.deleteFrom('old_years').where('id', '=', id).where('given_up_at', 'is not', null).execute()
}

function yearOf(at: number): number {
  return new Date(at).getUTCFullYear()
}
