import { Kysely } from 'kysely'
import pg from 'pg'
import type { Db } from './database.ts'
import { PipelinedDialect } from './postgres-driver.ts'

const int8 = 20

export function openPostgres(databaseUrl: string, onTrouble: (error: unknown) => void): Db {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 20,
    pipeline: true,
    // PostgreSQL expects a disk that turns, and reads all users of some thousand families to join fifty rows.
    onConnect: async (client) => void (await client.query('set random_page_cost = 1.1')),
    types: { getTypeParser: (id, format) => (id === int8 ? Number : pg.types.getTypeParser(id, format)) },
  })
  // Without a listener an error of an idle connection ends the process.
  pool.on('error', onTrouble)
  return new Kysely({ dialect: new PipelinedDialect(pool, onTrouble) })
}
