import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  PostgresDialect,
  PostgresDriver,
  type QueryResult,
  type TransactionSettings,
} from 'kysely'
import type pg from 'pg'
import { readLanes } from './read-lanes.ts'
import { forgetPlans, isStalePlan, statementOf } from './statement-names.ts'

/**
 * Kysely's dialect with two differences: statements are prepared once for each connection, and reads outside of a
 * transaction share a few connections, on which they are sent without waiting for the answers of earlier ones.
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

class PipelinedDriver extends PostgresDriver {
  readonly #pool: pg.Pool
  readonly #lanes: ReturnType<typeof readLanes>

  constructor(pool: pg.Pool, onTrouble: (error: unknown) => void) {
    super({ pool })
    this.#pool = pool
    this.#lanes = readLanes(pool, onTrouble)
  }

  /** Takes no connection yet: what is to be done with it decides which. */
  override async acquireConnection(): Promise<DatabaseConnection> {
    return new PipelinedConnection(this.#pool, this.#lanes)
  }

  override async beginTransaction(connection: PipelinedConnection, settings: TransactionSettings) {
    await connection.reserve()
    await super.beginTransaction(connection, settings)
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    try {
      await connection.executeQuery(CompiledQuery.raw('rollback'))
    } catch (error) {
      if (connection instanceof PipelinedConnection) connection.discard()
      throw error
    }
  }

  override async releaseConnection(connection: DatabaseConnection): Promise<void> {
    if (connection instanceof PipelinedConnection) connection.release()
  }

  override async destroy(): Promise<void> {
    await this.#lanes.close()
    await super.destroy()
  }
}

/** A connection of its own while a transaction is open. */
class PipelinedConnection implements DatabaseConnection {
  readonly #pool: pg.Pool
  readonly #lanes: ReturnType<typeof readLanes>
  #own: pg.PoolClient | null = null
  #isBroken = false

  constructor(pool: pg.Pool, lanes: ReturnType<typeof readLanes>) {
    this.#pool = pool
    this.#lanes = lanes
  }

  async reserve(): Promise<void> {
    this.#own ??= await this.#pool.connect()
  }

  discard(): void {
    this.#isBroken = true
  }

  release(): void {
    this.#own?.release(this.#isBroken)
    this.#own = null
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    try {
      return toResult(await this.#send(query))
    } catch (error) {
      if (!isStalePlan(error)) throw error
      forgetPlans()
      // In a transaction the error has ended it already.
      if (this.#own) throw error
      return toResult(await this.#send(query))
    }
  }

  #send(query: CompiledQuery): Promise<pg.QueryResult> {
    const statement = statementOf(query)
    if (this.#own) return this.#own.query(statement)
    return isRead(query) ? this.#lanes.query(statement) : this.#pool.query(statement)
  }

  // biome-ignore lint/correctness/useYield: streams need a cursor, which this server has none of
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('This server reads whole results.')
  }
}

/** Also a read that was written as text. */
function isRead({ query, sql }: CompiledQuery): boolean {
  return query.kind === 'SelectQueryNode' || (query.kind === 'RawNode' && /^\s*select\b/i.test(sql))
}

function toResult<R>({ command, rowCount, rows }: pg.QueryResult): QueryResult<R> {
  if (command === 'COMMIT' || command === 'ROLLBACK') return { rows: [{ command } as R] }
  return { rows, ...(command !== 'SELECT' && { numAffectedRows: BigInt(rowCount ?? 0) }) }
}
