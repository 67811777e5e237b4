import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { Kysely, type QueryResult, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely'
import type { Db } from './database.ts'
import { groupCommitDriver } from './postgres/group-commit.ts'

const statementsKept = 500
/** SQLITE_BUSY. Its extended codes mean what no waiting mends. */
const busy = 5

/** One file, synced to the disk at every commit. Once it is open the driver waits for other processes, and not SQLite. */
export function openSqlite(file: string): Db {
  const database = new DatabaseSync(file, { timeout: 5000 })
  database.exec(`
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = FULL;
    PRAGMA foreign_keys = ON;
    PRAGMA temp_store = MEMORY;
    PRAGMA busy_timeout = 0;
  `)
  return sqliteOn(database)
}

/** What the driver uses of a database. */
export type SqliteDatabase = Pick<DatabaseSync, 'prepare' | 'isTransaction' | 'close'>

/** Kysely on a database that is open. */
export function sqliteOn(database: SqliteDatabase): Db {
  const statements = new Map<string, Prepared>()

  function prepare(sql: string): Prepared {
    const known = statements.get(sql)
    if (known) return known
    const statement = database.prepare(sql)
    const made = { statement, hasRows: statement.columns().length > 0 }
    if (statements.size >= statementsKept) statements.clear()
    statements.set(sql, made)
    return made
  }

  function run<Row>(sql: string, parameters: readonly unknown[]): QueryResult<Row> {
    const { statement, hasRows } = prepare(sql)
    const values = parameters as SQLInputValue[]
    if (hasRows) return { rows: statement.all(...values) as Row[] }
    return { rows: [], numAffectedRows: BigInt(statement.run(...values).changes) }
  }

  return new Kysely({
    dialect: {
      createDriver: () =>
        groupCommitDriver({
          run,
          isInTransaction: () => database.isTransaction,
          isBusy: (error) => error instanceof Error && 'errcode' in error && error.errcode === busy,
          close: () => database.close(),
        }),
      createAdapter: () => new QueuedSqliteAdapter(),
      createQueryCompiler: () => new PlanningOnce(),
      createIntrospector: (db) => new SqliteIntrospector(db),
    },
  })
}

type Prepared = { statement: StatementSync; hasRows: boolean }

/** The driver queues by itself. Kysely's own queue would hold the next transaction back until the commit. */
class QueuedSqliteAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true
  }

  /** All missing migrations are one transaction: one that fails, or is killed, leaves the database as it was. */
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

/**
 * SQLite plans a join anew at each call when a column is compared with a bare parameter, because its value might decide between
 * indexes: that takes longer than most of them run. An expression is planned once.
 */
class PlanningOnce extends SqliteQueryCompiler {
  protected override getCurrentParameterPlaceholder(): string {
    return '+?'
  }
}
