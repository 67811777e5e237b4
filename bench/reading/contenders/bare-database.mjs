import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'

/** Prepares each statement once: `all(text, values)` answers its rows. */
export async function openBare() {
  return process.env.DATABASE_URL ? openPostgres() : openSqlite()
}

function openPostgres() {
  pg.types.setTypeParser(20, Number)
  const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 20 })
  const names = new Map()
  return {
    database: 'postgres',
    async all(text, values) {
      if (!names.has(text)) names.set(text, `bare_${names.size}`)
      return (await pool.query({ name: names.get(text), text, values })).rows
    },
  }
}

function openSqlite() {
  const file = new DatabaseSync(process.env.DATABASE_FILE, { timeout: 5000 })
  const prepared = new Map()
  return {
    database: 'sqlite',
    all(text, values) {
      if (!prepared.has(text)) prepared.set(text, file.prepare(text))
      return prepared.get(text).all(...values)
    },
  }
}
