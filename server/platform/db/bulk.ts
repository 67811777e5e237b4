import { CompiledQuery, sql } from 'kysely'
import type { App } from '../context.ts'
import type { Database } from './database.ts'
import { sendUnawaited } from './postgres/pipeline.ts'
import { isPostgres } from './transaction.ts'

// Writes many rows with one statement. Kysely creates a node for each value and compiles the statement
// each time, which costs more than the write itself. PostgreSQL gets the rows as one JSON text; SQLite
// gets plain values, because JSON is slower there. In a transaction nobody waits for the answers.

type Table = keyof Database & string
type Row<T extends Table> = { [Column in keyof Database[T]]: Database[T][Column] }

const rowsInStatement = 50

/** With `onConflict: 'ignore'` rows whose key exists already are skipped. */
export async function insertRows<T extends Table>(
  app: App,
  table: T,
  rows: Row<T>[],
  { onConflict }: { onConflict?: 'ignore' } = {},
): Promise<void> {
  const [first] = rows
  if (!first) return
  const columns = columnsWithValues(rows)
  const ending = onConflict ? 'on conflict do nothing' : ''
  if (isPostgres(app)) {
    await sendUnawaited(
      app,
      sql`insert into ${sql.table(table)} (${listed(columns)}) select ${listed(columns)} from ${given(table, columns, rows)} ${sql.raw(ending)}`,
    )
    return
  }
  const into = `insert into "${table}" (${columns.map((column) => `"${column}"`).join()})`
  const one = `(${columns.map(() => '?').join()})`
  for (let from = 0; from < rows.length; from += rowsInStatement) {
    const some = rows.slice(from, from + rowsInStatement)
    const values = some.flatMap((row) => columns.map((column) => row[column]))
    const text = `${into} values ${some.map(() => one).join()} ${ending}`
    await app.db.executeQuery(CompiledQuery.raw(text, values))
  }
}

/** Sets columns of many rows, each row to its own values. All changes must name the same columns. */
export async function updateRows<T extends Table, C extends keyof Row<T> & string>(
  app: App,
  table: T,
  changes: ({ id: string } & Pick<Row<T>, C>)[],
): Promise<void> {
  const [first] = changes
  if (!first) return
  const columns = Object.keys(first).filter((column) => column !== 'id') as C[]
  if (isPostgres(app)) {
    const set = sql.join(columns.map((column) => sql`${sql.ref(column)} = ${sql.ref(`given.${column}`)}`))
    await sendUnawaited(
      app,
      sql`update ${sql.table(table)} set ${set} from ${given(table, ['id', ...columns], changes)} where ${sql.table(table)}.id = given.id`,
    )
    return
  }
  const text = `update "${table}" set ${columns.map((column) => `"${column}" = ?`).join()} where id = ?`
  for (const change of changes) {
    const values = [...columns.map((column) => change[column]), change.id]
    await app.db.executeQuery(CompiledQuery.raw(text, values))
  }
}

/**
 * The columns that are not null in every row. The others need not be named, because no nullable column has another
 * default. Half of the columns of a new delivery are null.
 */
function columnsWithValues<R extends object>(rows: R[]): (keyof R & string)[] {
  const columns = Object.keys(rows[0] ?? {}) as (keyof R & string)[]
  return columns.filter((column) => rows.some((row) => row[column] !== null))
}

/** A condition: the column is one of many values. PostgreSQL gets them as one array, which is parsed and planned at once. */
export function isAmong(app: App, column: string, values: string[]) {
  return isPostgres(app)
    ? sql<boolean>`${sql.ref(column)} = any(${values})`
    : sql<boolean>`${sql.ref(column)} in (${sql.join(values)})`
}

function listed(columns: string[]) {
  return sql.join(columns.map((column) => sql.ref(column)))
}

/** The rows as a table whose columns have the types of the real one. */
function given<C extends string>(table: string, columns: C[], rows: Record<C, unknown>[]) {
  const narrow = rows.map((row) => Object.fromEntries(columns.map((column) => [column, row[column]])))
  return sql`json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(narrow)}) as given`
}
