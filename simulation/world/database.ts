import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'

export type Row = Record<string, string | number | null>

type Prepared = { statement: StatementSync; columns: ReturnType<StatementSync['columns']> }

/**
 * The database in memory of one run after the other. Its statements stay prepared from run to run, and from each server to
 * the next: preparing them anew takes longer than running them.
 */
export class SimulatedDatabase {
  readonly #database = new DatabaseSync(':memory:')
  readonly #prepared = new Map<string, Prepared>()
  readonly #resets: StatementSync[]

  constructor(template: Uint8Array) {
    this.#database.deserialize(template)
    this.#database.exec("ATTACH ':memory:' AS template")
    this.#database.deserialize(template, { dbName: 'template' })
    this.#database.exec('PRAGMA foreign_keys = ON')
    const tables = this.#tablesAfterParents()
    this.#resets = [
      ...tables.toReversed().map((name) => `DELETE FROM main."${name}"`),
      ...tables.map((name) => `INSERT INTO main."${name}" SELECT * FROM template."${name}"`),
    ].map((sql) => this.#database.prepare(sql))
  }

  /** Makes it what the template is. Foreign keys stay on: to switch them would expire all prepared statements. */
  reset(): void {
    this.#database.exec('BEGIN')
    for (const reset of this.#resets) reset.run()
    this.#database.exec('COMMIT')
  }

  prepare(sql: string): Prepared {
    const known = this.#prepared.get(sql)
    if (known) return known
    const statement = this.#database.prepare(sql)
    const made = { statement, columns: statement.columns() }
    this.#prepared.set(sql, made)
    return made
  }

  read(sql: string, ...values: SQLInputValue[]): Row[] {
    return this.prepare(sql).statement.all(...values) as Row[]
  }

  get isTransaction(): boolean {
    return this.#database.isTransaction
  }

  rollback(): void {
    if (this.isTransaction) this.#database.exec('ROLLBACK')
  }

  /** All tables, each after those that its foreign keys name. */
  #tablesAfterParents(): string[] {
    const ordered = new Set<string>()
    const add = (name: string) => {
      for (const { parent } of this.read('SELECT "table" AS parent FROM pragma_foreign_key_list(?)', name))
        if (parent !== name) add(String(parent))
      ordered.add(name)
    }
    for (const { name } of this.read("SELECT name FROM sqlite_schema WHERE type = 'table'")) add(String(name))
    return [...ordered]
  }
}
