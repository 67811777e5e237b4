import { type Compilable, type CompiledQuery, type RawBuilder, sql } from 'kysely'
import type { App } from '../context.ts'
import type { SentQuery } from './postgres/pipeline.ts'
import { isPostgres } from './transaction.ts'

/** The values of a prepared query, by their names: placeholders while it is built. */
export type Given<Values> = { [Name in keyof Values]: RawBuilder<Values[Name]> }

class Placeholder {
  name: string

  constructor(name: string) {
    this.name = name
  }
}

/**
 * A query that reads, and is built and compiled once for each engine: for a large one that takes Kysely longer than the database
 * needs to answer. What differs from call to call is given by its name, and a list of ids as one value (`idsIn`). A
 * `limit` is written into the statement, because PostgreSQL plans by it: without it, it sorts whole groups.
 */
export function preparedQuery<Values extends object, Row>(
  build: (app: App, given: Given<Values>) => Compilable<Row> | RawBuilder<Row>,
): (app: App, values: Values) => Promise<Row[]> {
  const compiled = new Map<string, CompiledQuery<Row>>()
  return async (app, values) => {
    const key = `${isPostgres(app)} ${limitIn(values)}`
    let query = compiled.get(key)
    if (!query) {
      query = build(app, placeholders(limitIn(values))).compile(app.db)
      compiled.set(key, query)
    }
    const parameters = query.parameters.map((parameter) =>
      parameter instanceof Placeholder ? toParameter(app, values[parameter.name as keyof Values]) : parameter,
    )
    const sent: SentQuery = { ...query, parameters, isRead: true }
    return (await app.db.executeQuery<Row>(sent)).rows
  }
}

function limitIn(values: object): number | null {
  return 'limit' in values ? Number(values.limit) : null
}

function placeholders<Values>(limit: number | null): Given<Values> {
  return new Proxy({} as Given<Values>, {
    get: (_, name) => (name === 'limit' ? sql.lit(limit) : sql`${new Placeholder(String(name))}`),
  })
}

function toParameter(app: App, value: unknown): unknown {
  return Array.isArray(value) && !isPostgres(app) ? JSON.stringify(value) : value
}

/** The ids as a table with one column, `value`. */
export function idsIn(app: App, ids: RawBuilder<string[]>): RawBuilder<{ value: string }> {
  return isPostgres(app)
    ? sql`(select unnest(${ids}::text[]) as value)`
    : sql`(select value from json_each(${ids}))`
}

/**
 * The column as an expression, which has no index. For a statement that also names ids: a planner that takes a group or an
 * inbox for small reads all of it by the column's index instead of these few.
 */
export function withoutIndex(column: string): RawBuilder<string> {
  return sql`${sql.ref(column)} || ''`
}

/** Whether the column, or the expression, is one of the ids. */
export function isOneOf(
  app: App,
  column: string | RawBuilder<string>,
  ids: RawBuilder<string[]>,
): RawBuilder<boolean> {
  const compared = typeof column === 'string' ? sql.ref(column) : column
  return isPostgres(app)
    ? sql`${compared} = any(${ids}::text[])`
    : sql`${compared} in (select value from json_each(${ids}))`
}
