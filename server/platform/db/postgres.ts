import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Db } from './database.ts'

const int8 = 20

export function openPostgres(databaseUrl: string, onTrouble: (error: unknown) => void): Db {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 20,
    types: { getTypeParser: (id, format) => (id === int8 ? Number : pg.types.getTypeParser(id, format)) },
  })
  // Without a listener an error of an idle connection ends the process.
  pool.on('error', onTrouble)
  return new Kysely({ dialect: new PostgresDialect({ pool }) })
}
