import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { Kysely, SqliteDialect } from 'kysely'
import type { Db } from './database.ts'

const statementsKept = 500

/** One file, synced to the disk at every commit. */
export function openSqlite(file: string): Db {
  const database = new DatabaseSync(file, { timeout: 5000 })
  database.exec(`
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = FULL;
    PRAGMA foreign_keys = ON;
    PRAGMA temp_store = MEMORY;
  `)
  const statements = new Map<string, PreparedStatement>()

  function prepare(sql: string): PreparedStatement {
    const known = statements.get(sql)
    if (known) return known
    const made = preparedStatement(database.prepare(sql))
    if (statements.size >= statementsKept) statements.clear()
    statements.set(sql, made)
    return made
  }

  return new Kysely({
    dialect: new SqliteDialect({ database: { prepare, close: () => database.close() } }),
  })
}

type PreparedStatement = ReturnType<typeof preparedStatement>

function preparedStatement(statement: StatementSync) {
  return {
    reader: statement.columns().length > 0,
    all: (parameters: readonly unknown[]) => statement.all(...(parameters as SQLInputValue[])),
    run: (parameters: readonly unknown[]) => statement.run(...(parameters as SQLInputValue[])),
    iterate: (parameters: readonly unknown[]) => statement.iterate(...(parameters as SQLInputValue[])),
  }
}
