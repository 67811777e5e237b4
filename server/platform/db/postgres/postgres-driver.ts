import {
  type DatabaseConnection,
  type Driver,
  PostgresDialect,
  type QueryResult,
  type TransactionSettings,
} from 'kysely'
import type pg from 'pg'
import type { SentQuery } from './pipeline.ts'
import { isConnectionLost, throwAway } from './postgres-away.ts'
import { PipelinedTransaction } from './postgres-transaction.ts'
import { readLanes } from './read-lanes.ts'
import { forgetPlans, isStalePlan, statementOf } from './statement-names.ts'

/**
 * Kysely's dialect with three differences: statements are prepared once for each connection, reads outside of a
 * transaction share a few connections, on which they are sent without waiting for the answers of earlier ones, and a
 * transaction takes few round trips (`PipelinedTransaction`).
 */
export class PipelinedDialect extends PostgresDialect {
  readonly #pool: pg.Pool
  readonly #onTrouble: (error: unknown) => void

  constructor(pool: pg.Pool, onTrouble: (error: unknown) => void) {
    super({ pool })
    this.#pool = pool
    this.#onTrouble = onTrouble
  }

  override createDriver(): Driver {
    return new PipelinedDriver(this.#pool, this.#onTrouble)
  }
}

class PipelinedDriver implements Driver {
  readonly #pool: pg.Pool
  readonly #lanes: ReturnType<typeof readLanes>

  constructor(pool: pg.Pool, onTrouble: (error: unknown) => void) {
    this.#pool = pool
    this.#lanes = readLanes(pool, onTrouble)
  }

  async init(): Promise<void> {}

  /** Takes no connection yet: what is to be done with it decides which. */
  async acquireConnection(): Promise<DatabaseConnection> {
    return new PipelinedConnection(this.#pool, this.#lanes)
  }

  async beginTransaction(connection: PipelinedConnection, settings: TransactionSettings) {
    if (settings.isolationLevel || settings.accessMode)
      throw new Error('Every transaction reads what is committed, and may write.')
    await connection.begin()
  }

  async commitTransaction(connection: PipelinedConnection): Promise<void> {
    await connection.commit()
  }

  async rollbackTransaction(connection: PipelinedConnection): Promise<void> {
    await connection.rollback()
  }

  async releaseConnection(connection: PipelinedConnection): Promise<void> {
    connection.release()
  }

  async destroy(): Promise<void> {
    await this.#lanes.close()
    await this.#pool.end()
  }
}

/** A connection of its own while a transaction is open. */
class PipelinedConnection implements DatabaseConnection {
  readonly #pool: pg.Pool
  readonly #lanes: ReturnType<typeof readLanes>
  #own: pg.PoolClient | null = null
  #transaction: PipelinedTransaction | null = null
  #isBroken = false

  constructor(pool: pg.Pool, lanes: ReturnType<typeof readLanes>) {
    this.#pool = pool
    this.#lanes = lanes
  }

  async begin(): Promise<void> {
    this.#own ??= await this.#pool.connect().catch(throwAway)
    this.#transaction = new PipelinedTransaction(this.#own)
  }

  async commit(): Promise<void> {
    await this.#transaction?.commit().catch(throwAway)
    this.#transaction = null
  }

  async rollback(): Promise<void> {
    // The caller throws the error before this one.
    if (this.#transaction) this.#isBroken = !(await this.#transaction.rollback())
    this.#transaction = null
  }

  release(): void {
    this.#own?.release(this.#isBroken)
    this.#own = null
    this.#transaction = null
  }

  async executeQuery<R>(query: SentQuery): Promise<QueryResult<R>> {
    try {
      return toResult(await this.#send(query))
    } catch (error) {
      const isStale = isStalePlan(error)
      if (isStale) forgetPlans()
      const isRepeatable = isStale || (!this.#own && isRead(query) && isConnectionLost(error))
      // In a transaction the error has ended it already.
      if (this.#transaction || !isRepeatable) throwAway(error)
      return toResult(await this.#send(query).catch(throwAway))
    }
  }

  async #send(query: SentQuery): Promise<pg.QueryResult> {
    const statement = statementOf(query)
    if (this.#transaction) return this.#transaction.query(statement, { ...query, isRead: isRead(query) })
    const result = await this.#sendAlone(query, statement)
    query.onAnswer?.(result.rowCount ?? 0)
    return result
  }

  #sendAlone(query: SentQuery, statement: pg.QueryConfig): Promise<pg.QueryResult> {
    // Migrations go on with the connection of their transaction.
    if (this.#own) return this.#own.query(statement)
    return isRead(query) ? this.#lanes.query(statement) : this.#pool.query(statement)
  }

  // biome-ignore lint/correctness/useYield: streams need a cursor, which this server has none of
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('This server reads whole results.')
  }
}

/** Not a `select` that was written as text: it may call what changes something. See `readText`. */
function isRead({ query, isRead = false }: SentQuery): boolean {
  if (query.kind !== 'SelectQueryNode') return isRead
  const changes = query.with?.expressions.some(({ expression }) => expression.kind !== 'SelectQueryNode')
  return !changes && !query.endModifiers
}

function toResult<R>({ command, rowCount, rows }: pg.QueryResult): QueryResult<R> {
  return { rows, ...(command !== 'SELECT' && { numAffectedRows: BigInt(rowCount ?? 0) }) }
}
