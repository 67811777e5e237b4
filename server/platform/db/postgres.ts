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
    types: { getTypeParser: (id, format) => (id === int8 ? Number : pg.types.getTypeParser(id, format)) },
  })
  // Without a listener an error of an idle connection ends the process.
  pool.on('error', onTrouble)
  return new Kysely({ dialect: new PipelinedDialect(pool, onTrouble) })
}
