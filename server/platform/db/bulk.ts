import { sql } from 'kysely'
import type { App } from '../context.ts'
import type { Database } from './database.ts'
import { isPostgres } from './transaction.ts'

type Table = keyof Database & string
type Row<T extends Table> = { [Column in keyof Database[T]]: Database[T][Column] }
type Key<T extends Table> = keyof Database[T] & string

/**
 * Many rows in one statement. They travel as one JSON text, which costs both engines, and the
 * making of the statement, a tenth of what a parameter for each value costs. With `onConflict`
 * rows whose key is there already are left out.
 */
export async function insertRows<T extends Table>(
  app: App,
  table: T,
  rows: Row<T>[],
  { onConflict }: { onConflict?: 'ignore' } = {},
): Promise<void> {
  const [first] = rows
  if (!first) return
  const columns = Object.keys(first)
  const into = sql.join(columns.map((column) => sql.ref(column)))
  const values = sql.join(columns.map((column) => givenColumn(app, column)))
  // "where true" lets SQLite tell the conflict clause from a join.
  const ending = onConflict ? sql`where true on conflict do nothing` : sql``
  await sql`insert into ${sql.table(table)} (${into}) select ${values} from ${rowsOf(app, table, rows)} ${ending}`.execute(
    app.db,
  )
}

/** Sets the named columns of many rows, each to its own values, in one statement. */
export async function updateRows<T extends Table, C extends Key<T>>(
  app: App,
  table: T,
  changes: ({ id: string } & Pick<Row<T>, C>)[],
): Promise<void> {
  const [first] = changes
  if (!first) return
  const columns = Object.keys(first).filter((column) => column !== 'id')
  const set = sql.join(columns.map((column) => sql`${sql.ref(column)} = ${givenColumn(app, column)}`))
  await sql`update ${sql.table(table)} set ${set} from ${rowsOf(app, table, changes)} where ${sql.table(table)}.id = ${givenColumn(app, 'id')}`.execute(
    app.db,
  )
}

function rowsOf(app: App, table: string, rows: object[]) {
  const json = JSON.stringify(rows)
  return isPostgres(app)
    ? sql`json_populate_recordset(null::${sql.table(table)}, ${json}) as given`
    : sql`json_each(${json}) as given`
}

function givenColumn(app: App, column: string) {
  return isPostgres(app) ? sql.ref(`given.${column}`) : sql`given.value ->> ${sql.lit(column)}`
}
