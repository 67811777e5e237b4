import { sql } from 'kysely'
import type { SendableKind } from '#contract/delivery/delivery-fields.ts'
import { setSubjectRemoved } from '../../delivery/inbox/inbox-changes.ts'
import { lockSending } from '../../delivery/sending.ts'
import type { Actor } from '../../family/actor.ts'
import { minutes } from '../../platform/clock.ts'
import type { App } from '../../platform/context.ts'
import type { Database } from '../../platform/db/database.ts'
import { lockRow } from '../../platform/db/lock.ts'
import { setRemoved } from '../../platform/db/soft-delete.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { notFound } from '../../platform/errors.ts'
import type { DueWork } from '../../platform/work/due.ts'
import { oneByOne } from '../../platform/work/one-by-one.ts'
import { restorableFor } from '../photos.service.ts'
import { keysIn, type UploadedTable } from './uploaded.ts'

// Things besides photos that are made of uploads: who deletes one can bring it back for a day, and then its files go.

type KeptRow = {
  id: string
  family_group_id: string
  object_id: string
  /** Typed by people: they go with the files. */
  words: string | null
  /** In milliseconds. */
  duration: number
  added_by: string | null
  removed_at: number | null
  purged_at: number | null
}

type KeptTable = {
  [Table in UploadedTable]: Database[Table] extends KeptRow ? Table : never
}[UploadedTable]

/** What is deleted and purged in that way. What belongs to something else is deleted by that. */
type PurgedRow = Pick<KeptRow, 'id' | 'object_id' | 'removed_at' | 'purged_at'>
type PurgedTable = {
  [Table in UploadedTable]: Database[Table] extends PurgedRow ? Table : never
}[UploadedTable]

/** The kind as which it is sent. */
const kinds: Record<KeptTable, SendableKind> = { voices: 'voice', clips: 'clip' }

/** What else belongs to the change, in its transaction: at least its record. */
type KeptChanged = (app: App, row: KeptRow) => Promise<void>

/** Who has added it, deleted or not. */
export async function requireKeptOwner(
  app: App,
  table: KeptTable,
  groupId: string,
  id: string,
): Promise<string | null> {
  const row = await findKept(app, table, groupId, id)
  if (!row) throw notFound()
  return row.added_by
}

async function findKept(
  app: App,
  table: KeptTable,
  groupId: string,
  id: string,
): Promise<KeptRow | undefined> {
  const { rows } = await sql<KeptRow>`
    select * from ${sql.table(table)} where id = ${id} and family_group_id = ${groupId}
  `.execute(app.db)
  return rows[0]
}

/** Hides it from every list and screen at once; it can be restored for a day. */
export function removeKept(
  app: App,
  table: KeptTable,
  { groupId }: Pick<Actor, 'groupId'>,
  id: string,
  changed: KeptChanged,
): Promise<void> {
  return inTransaction(app, async (app) => {
    const row = await lockKept(app, table, groupId, id)
    if (row.removed_at !== null) throw notFound()
    await setKeptRemoved(app, table, row, true)
    await changed(app, row)
  })
}

export function restoreKept(
  app: App,
  table: KeptTable,
  { groupId }: Pick<Actor, 'groupId'>,
  id: string,
  changed: KeptChanged,
): Promise<void> {
  return inTransaction(app, async (app) => {
    const row = await lockKept(app, table, groupId, id)
    if (isOver(app, row)) throw notFound()
    if (row.removed_at === null) return
    await setKeptRemoved(app, table, row, false)
    await changed(app, row)
  })
}

/** The group's sending is locked first: a delivery of it is written before the change, or after it. */
async function lockKept(app: App, table: KeptTable, groupId: string, id: string): Promise<KeptRow> {
  await lockSending(app, groupId)
  const row = await lockRow(app, table, { id, family_group_id: groupId })
  if (!row) throw notFound()
  return row
}

async function setKeptRemoved(app: App, table: KeptTable, row: KeptRow, isRemoved: boolean): Promise<void> {
  const { id, family_group_id } = row
  await setRemoved(app, table, row, isRemoved)
  await setSubjectRemoved(app, family_group_id, { kind: kinds[table], id }, isRemoved)
}

/** Whether it cannot be brought back any more. */
export function isOver(
  app: App,
  { removed_at, purged_at }: Pick<KeptRow, 'removed_at' | 'purged_at'>,
): boolean {
  return purged_at !== null || (removed_at !== null && removed_at <= app.clock.now() - restorableFor)
}

/** A grace period for a restore that is in progress at the deadline. */
export const purgedAfter = restorableFor + minutes(1)
const retryAfter = minutes(5)

/** Removes the files of what was deleted and cannot be restored any more. */
export function keptPurge(name: string, table: PurgedTable): DueWork {
  const wordless = table in kinds ? sql`, words = null` : sql``
  return {
    name,
    async runBatch(app, now) {
      const { rows } = await sql<Pick<KeptRow, 'id' | 'object_id'>>`
        select id, object_id from ${sql.table(table)}
        where removed_at <= ${now - purgedAfter} and purged_at is null
      `.execute(app.db)
      return oneByOne(app, rows, async ({ id, object_id }) => {
        // The files first: after a crash the row is still due.
        await removeFiles(app, table, object_id)
        await sql`update ${sql.table(table)} set purged_at = ${now}${wordless} where id = ${id}`.execute(
          app.db,
        )
      })
    },
    async nextAt(app) {
      const { rows } = await sql<{ oldest: number | null }>`
        select min(removed_at) as oldest from ${sql.table(table)}
        where removed_at is not null and purged_at is null
      `.execute(app.db)
      const oldest = rows[0]?.oldest
      if (!oldest) return null
      const dueAt = Number(oldest) + purgedAfter
      // One whose files could not be removed is tried again later.
      return dueAt > app.clock.now() ? dueAt : app.clock.now() + retryAfter
    },
  }
}

/** The files of all that a group has there, which is deleted for good. */
export async function removeKeptFilesOf(app: App, table: PurgedTable, groupId: string): Promise<void> {
  const { rows } = await sql<Pick<KeptRow, 'object_id'>>`
    select object_id from ${sql.table(table)} where family_group_id = ${groupId}
  `.execute(app.db)
  for (const { object_id } of rows) await removeFiles(app, table, object_id)
}

async function removeFiles(app: App, table: PurgedTable, objectId: string): Promise<void> {
  for (const key of keysIn(app, table, objectId)) await app.storage.remove(key)
}
