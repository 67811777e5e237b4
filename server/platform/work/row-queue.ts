import { type RawBuilder, sql } from 'kysely'
import type { App } from '../context.ts'
import type { Database } from '../db/database.ts'
import { readText } from '../db/postgres/pipeline.ts'
import { isPostgres } from '../db/transaction.ts'

type Table = keyof Database & string
type Row<T extends Table> = { [Column in keyof Database[T]]: Database[T][Column] }

type Options<T extends Table> = {
  table: T
  key?: keyof Row<T> & string
  /** The column that says when a row is due: epoch milliseconds, null when nothing is left to do. */
  dueAt?: keyof Row<T> & string
  /** Longer than the work on one batch takes. A lease that expires is claimed by another worker. */
  leaseMs: number
  /** How many rows one claim takes at most. */
  limit: number | ((app: App) => number)
  /** Sorts rows that are due at the same time, so that those with the same value stay together. */
  thenBy?: keyof Row<T> & string
  /** Pauses in milliseconds before the second, third, … attempt; after the last one no retry. */
  retryAfter?: readonly number[]
}

type Except<T extends Table> = { [Column in keyof Row<T>]?: readonly Row<T>[Column][] }

export type RowQueue<T extends Table> = {
  /**
   * Leases rows that are due at `now`, the longest due first. `only` narrows to rows with these values; `except` passes
   * over rows with one of these.
   */
  claim(app: App, now: number, only?: Partial<Row<T>>, except?: Except<T>): Promise<Row<T>[]>
  /** When the earliest row is due; null when none is. */
  nextAt(app: App, except?: Except<T>): Promise<number | null>
  /** When to try again after `attempts` failed ones (1 after the first); null when all were made. */
  retryAt(app: App, attempts: number): number | null
  /** Writes the outcome, unless the lease was lost meanwhile: then it returns false and writes nothing. */
  settle(app: App, row: Row<T>, columns: Partial<Row<T>>): Promise<boolean>
}

/**
 * A table whose own rows are the queue. Claiming a row moves its due time to the end of the lease, so
 * the due time also proves the lease: a worker that finds another due time there has lost its lease.
 */
export function rowQueue<T extends Table>(options: Options<T>): RowQueue<T> {
  const { table, leaseMs, limit, thenBy, retryAfter = [] } = options
  const key = options.key ?? ('id' as keyof Row<T> & string)
  const dueAt = options.dueAt ?? ('due_at' as keyof Row<T> & string)
  const [queue, keyColumn, dueColumn] = [sql.table(table), sql.ref(key), sql.ref(dueAt)]

  return {
    async claim(app, now, only = {}, except = {}) {
      const conditions = [
        sql`${dueColumn} <= ${now}`,
        ...Object.entries(only).map(([column, value]) => sql`${sql.ref(column)} = ${value}`),
        ...otherThan(except),
      ]
      const due = sql`
        select ${keyColumn} from ${queue} where ${sql.join(conditions, sql` and `)}
        order by ${dueColumn}${thenBy ? sql`, ${sql.ref(thenBy)}` : sql``}
        limit ${typeof limit === 'function' ? limit(app) : limit}
        ${sql.raw(isPostgres(app) ? 'for update skip locked' : '')}`
      // As a subquery PostgreSQL may run it once for each row, and it then finds the next rows each time: those of this
      // statement count as locked.
      const { rows } = await sql<Row<T>>`
        with due as materialized (${due})
        update ${queue} set ${dueColumn} = ${now + leaseMs}
        where ${keyColumn} in (select ${keyColumn} from due) returning *`.execute(app.db)
      return rows
    },

    async nextAt(app, except = {}) {
      const conditions = [sql`${dueColumn} is not null`, ...otherThan(except)]
      const [row] = await readText(
        app,
        sql<{ at: number | null }>`
        select min(${dueColumn}) as at from ${queue} where ${sql.join(conditions, sql` and `)}`,
      )
      return row?.at ?? null
    },

    retryAt(app, attempts) {
      const pause = retryAfter[attempts - 1]
      return pause === undefined ? null : app.clock.now() + pause
    },

    async settle(app, row, columns) {
      const changes = Object.entries(columns).map(([column, value]) => sql`${sql.ref(column)} = ${value}`)
      const { rows } = await sql<{ key: string }>`
        update ${queue} set ${sql.join(changes)}
        where ${keyColumn} = ${row[key]} and ${dueColumn} = ${row[dueAt]}
        returning ${keyColumn} as key`.execute(app.db)
      return rows.length > 0
    },
  }
}

function otherThan<T extends Table>(except: Except<T>): RawBuilder<unknown>[] {
  const columns = Object.entries<readonly unknown[] | undefined>(except)
  return columns.flatMap(([column, values = []]) =>
    values.length > 0 ? [sql`${sql.ref(column)} not in (${sql.join(values)})`] : [],
  )
}
