import { sql } from 'kysely'
import type { App } from '../context.ts'
import type { Database } from './database.ts'
import { readText } from './postgres/pipeline.ts'
import { isPostgres } from './transaction.ts'

// Lock, then read, then decide: a rule gets only rows that were read under its own lock, never one
// that was looked up before. To avoid deadlocks every transaction takes its locks in this order:
//   1. the group's members  2. family_groups  3. schedule_entries  4. schedule_occurrences
//   5. the group's sending  6. all other rows
// and several rows of one table by ascending id. SQLite has one writer, so there the transaction
// is the lock.

type Table = keyof Database & string
type Row<T extends Table> = { [Column in keyof Database[T]]: Database[T][Column] }

/** Locks one row until the transaction ends and returns it as it is then; undefined when there is none. */
export async function lockRow<T extends Table>(
  app: App,
  table: T,
  key: Partial<Row<T>>,
): Promise<Row<T> | undefined> {
  requireTransaction(app)
  const conditions = Object.entries(key).map(([column, value]) => sql`${sql.ref(column)} = ${value}`)
  const where = sql.join(conditions, sql` and `)
  const [row] = await readText(
    app,
    sql<Row<T>>`select * from ${sql.table(table)} where ${where} ${forUpdate(app)}`,
  )
  return row
}

/** Locks those of the group's rows that exist, by ascending id, and returns them in that order. */
export async function lockRows<T extends Table>(
  app: App,
  table: T,
  groupId: string,
  ids: string[],
): Promise<Row<T>[]> {
  requireTransaction(app)
  if (ids.length === 0) return []
  return readText(
    app,
    sql<Row<T>>`select * from ${sql.table(table)}
    where family_group_id = ${groupId} and id in (${sql.join([...new Set(ids)])})
    order by id ${forUpdate(app)}`,
  )
}

/**
 * Lets one transaction at a time pass for each key, until its end: advisory locks on PostgreSQL,
 * taken in one order.
 */
export async function lockKeys(app: App, ...keys: string[]): Promise<void> {
  requireTransaction(app)
  if (!isPostgres(app)) return
  await readText(
    app,
    sql`select pg_advisory_xact_lock(lock) from (
      select distinct hashtextextended(value, 0) as lock from json_array_elements_text(${JSON.stringify(keys)})
      order by lock) as locks`,
  )
}

/** Foreign keys to the row can still be checked meanwhile. */
function forUpdate(app: App) {
  return sql.raw(isPostgres(app) ? 'for no key update' : '')
}

function requireTransaction(app: App): void {
  if (!app.db.isTransaction)
    throw new Error('A lock lasts until its transaction ends: call inTransaction first.')
}
