import { sql } from 'kysely'
import type { App } from '../context.ts'
import type { Database } from './database.ts'
import { sendUnawaited } from './postgres/pipeline.ts'

/** The tables whose rows are hidden by `removed_at` and can be restored. */
type SoftDeletable = {
  [T in keyof Database]: Database[T] extends { id: string; removed_at: number | null } ? T : never
}[keyof Database] &
  string

/**
 * Hides a locked row, or restores it. Returns false when it is in that state already, so that two
 * who do the same record one change.
 */
export async function setRemoved(
  app: App,
  table: SoftDeletable,
  row: { id: string; removed_at: number | null },
  isRemoved: boolean,
): Promise<boolean> {
  if ((row.removed_at !== null) === isRemoved) return false
  const removedAt = isRemoved ? app.clock.now() : null
  await sendUnawaited(app, sql`update ${sql.table(table)} set removed_at = ${removedAt} where id = ${row.id}`)
  return true
}
