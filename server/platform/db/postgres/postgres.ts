import { Kysely } from 'kysely'
import pg from 'pg'
import type { DatabaseLimits } from '../../config.ts'
import { registerConnections } from '../connections.ts'
import type { Db } from '../database.ts'
import { PipelinedDialect } from './postgres-driver.ts'

const int8 = 20

/** Milliseconds that PostgreSQL has to say that its own time-out has ended a statement. */
const answerIsLate = 2000

/** PostgreSQL expects a disk that turns, and reads all users of some thousand families to join fifty rows. */
const planning = ['set random_page_cost = 1.1']

/** The last one frees the locks of a server that hangs, or that the network has cut off. */
function timeLimits({ timeout }: DatabaseLimits): string[] {
  const ms = timeout * 1000
  return [
    `set statement_timeout = ${ms}`,
    `set lock_timeout = ${ms / 2}`,
    `set idle_in_transaction_session_timeout = ${ms * 3}`,
  ]
}

/**
 * `limits` null: statements may take as long as they need, for migrations.
 *
 * PostgreSQL ends what takes too long by itself. When it does not answer at all, because it hangs or the network does, the
 * connection is closed here, with which everything that waits on it fails.
 */
export function openPostgres(
  databaseUrl: string,
  onTrouble: (error: unknown) => void,
  limits: DatabaseLimits | null = null,
): Db {
  const ms = limits && limits.timeout * 1000
  const settings = limits ? [...planning, ...timeLimits(limits)] : planning
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: limits?.connections ?? 5,
    pipeline: true,
    keepAlive: true,
    ...(ms && { connectionTimeoutMillis: ms / 2, query_timeout: ms + answerIsLate }),
    // Not among the parameters of the connection, which poolers refuse.
    onConnect: async (client) => void (await client.query(settings.join('; '))),
    types: { getTypeParser: (id, format) => (id === int8 ? Number : pg.types.getTypeParser(id, format)) },
  })
  // Without a listener an error of an idle connection ends the process.
  pool.on('error', onTrouble)
  // A connection that is lost in a transaction is ignored here: the statement that fails reports it.
  pool.on('connect', (client) => client.on('error', () => {}))
  const db: Db = new Kysely({ dialect: new PipelinedDialect(pool, onTrouble) })
  registerConnections(db, () => ({
    in_use: pool.totalCount - pool.idleCount,
    idle: pool.idleCount,
    waiting: pool.waitingCount,
  }))
  return db
}
