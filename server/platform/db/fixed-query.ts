import type { Compilable, CompiledQuery } from 'kysely'
import type { App } from '../context.ts'
import type { Db } from './database.ts'
import { isPostgres } from './transaction.ts'

/** Stands in the compiled query for a value that is known at each call only. */
class Placeholder {
  readonly name: string

  constructor(name: string) {
    this.name = name
  }
}

/**
 * A query whose text never changes: it is built and compiled at the first call, which costs more than to run a small one.
 * `build` gets placeholders: it may compare with them, but not look at them.
 */
export function fixedQuery<Given extends Record<string, string | number | null>, Row>(
  build: (db: Db, given: Given) => Compilable<Row>,
): (app: App, given: Given) => Promise<Row[]> {
  const compiled = new Map<boolean, CompiledQuery<Row>>()
  return async (app, given) => {
    let query = compiled.get(isPostgres(app))
    if (!query) {
      const placeholders = new Proxy({}, { get: (_, name) => new Placeholder(String(name)) })
      query = build(app.db, placeholders as Given).compile()
      compiled.set(isPostgres(app), query)
    }
    const parameters = query.parameters.map((value) =>
      value instanceof Placeholder ? given[value.name] : value,
    )
    const { rows } = await app.db.executeQuery<Row>({ ...query, parameters })
    return rows
  }
}
