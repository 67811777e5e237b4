import { setTimeout } from 'node:timers/promises'
import type { DatabaseConnection, Driver, QueryResult } from 'kysely'
import type { SentQuery } from './pipeline.ts'

/** A database that answers at once. */
export type SyncDatabase = {
  run<Row>(sql: string, parameters: readonly unknown[]): QueryResult<Row>
  isInTransaction(): boolean
  /** Whether the error says that another process has locked the database, and nothing was done. */
  isBusy(error: unknown): boolean
  close(): void
}

/** So long a statement waits for another process, in milliseconds, and so often it looks. */
const busyTimeout = 5000
const busyPause = 20

type Connection = DatabaseConnection & { isInTransaction: boolean }

/**
 * A driver for one connection that commits the transactions of several requests with one sync of the disk. A sync takes
 * longer than everything else in a request, and nothing else runs meanwhile.
 *
 * Each transaction is a savepoint within one transaction of the database. It succeeds when that is committed, which
 * happens as soon as the event loop has handled the requests that have arrived: one request alone waits for nobody. One
 * that fails rolls its own savepoint back and fails alone. What is read while a commit is outstanding is answered after
 * it, so that nobody learns of what a power cut could still undo.
 */
export function groupCommitDriver(database: SyncDatabase): Driver {
  const waiting: ((connection: Connection) => void)[] = []
  /** The connection that is in use: one at a time, in the order in which they asked. */
  let inUse: Connection | null = null
  /** Settles with the outstanding commit; null when none is. */
  let group: PromiseWithResolvers<void> | null = null
  let isCommitDue = false

  return {
    async init() {},
    async acquireConnection() {
      if (inUse) return new Promise<Connection>((resolve) => waiting.push(resolve))
      inUse = newConnection()
      return inUse
    },
    async beginTransaction(connection) {
      if (!database.isInTransaction()) run('begin')
      run('savepoint one')
      ;(connection as Connection).isInTransaction = true
    },
    async commitTransaction(connection) {
      run('release one')
      const committed = joinGroup()
      // The next one may join the group: that is what it is for.
      passOn(connection)
      await committed
    },
    async rollbackTransaction(connection) {
      // After a failed commit nothing is left to roll back.
      if (inUse !== connection) return
      if (database.isInTransaction()) {
        run('rollback to one')
        run('release one')
        if (!group) run('rollback')
      }
      passOn(connection)
    },
    async releaseConnection(connection) {
      passOn(connection)
    },
    async destroy() {
      await group?.promise
      database.close()
    },
  }

  function newConnection(): Connection {
    const connection: Connection = {
      isInTransaction: false,
      async executeQuery<Row>({ sql, parameters, onAnswer }: SentQuery): Promise<QueryResult<Row>> {
        if (inUse !== connection) throw new Error('This connection was given back with its commit.')
        const result = await runWhenFree<Row>(sql, parameters)
        onAnswer?.(Number(result.numAffectedRows ?? 0))
        if (!connection.isInTransaction) await group?.promise
        return result
      },
      streamQuery() {
        throw new Error('Nothing is streamed from SQLite.')
      },
    }
    return connection
  }

  /** SQLite's own wait would stop the whole process: its answers that need no database, and its timers. */
  async function runWhenFree<Row>(sql: string, parameters: readonly unknown[]): Promise<QueryResult<Row>> {
    const until = performance.now() + busyTimeout
    for (;;) {
      try {
        return run<Row>(sql, parameters)
      } catch (error) {
        if (!database.isBusy(error) || performance.now() > until) throw error
      }
      await setTimeout(busyPause)
    }
  }

  function run<Row>(sql: string, parameters: readonly unknown[] = []): QueryResult<Row> {
    try {
      return database.run<Row>(sql, parameters)
    } catch (error) {
      // After some errors, a full disk for example, SQLite has rolled everything back.
      if (!database.isInTransaction()) failGroup(error)
      throw error
    }
  }

  function passOn(connection: DatabaseConnection): void {
    if (inUse !== connection) return
    if (isCommitDue) commit()
    const next = waiting.shift()
    inUse = next ? newConnection() : null
    if (next && inUse) next(inUse)
  }

  function joinGroup(): Promise<void> {
    if (group) return group.promise
    group = Promise.withResolvers()
    // A failed commit is every member's own error. Without a listener it would end the process, too.
    group.promise.catch(() => {})
    setImmediate(() => {
      // A read that waits for the commit is still in use, too.
      if (inUse?.isInTransaction) isCommitDue = true
      else commit()
    })
    return group.promise
  }

  function commit(): void {
    isCommitDue = false
    if (!group) return
    try {
      run('commit')
    } catch (error) {
      if (database.isInTransaction()) run('rollback')
      failGroup(error)
    }
    group?.resolve()
    group = null
  }

  function failGroup(error: unknown): void {
    group?.reject(error)
    group = null
  }
}
