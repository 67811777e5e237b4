import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'

/**
 * For contenders without a library. `all(text, values)` prepares each statement once and answers its rows; parameters are
 * `$1`, `$2`, … for both engines. `transaction(work)` hands the work such an `all` and commits durably.
 */
export function openDatabase() {
  return process.env.DATABASE_URL ? openPostgres() : openSqlite()
}

function openPostgres() {
  pg.types.setTypeParser(20, Number)
  const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 20 })
  const names = new Map()
  const allOn = (client) => async (text, values) => {
    if (!names.has(text)) names.set(text, `bare_${names.size}`)
    return (await client.query({ name: names.get(text), text, values })).rows
  }
  return {
    isPostgres: true,
    lock: ' for no key update',
    all: allOn(pool),
    async transaction(work) {
      const client = await pool.connect()
      try {
        await client.query('begin')
        await work(allOn(client))
        await client.query('commit')
      } finally {
        client.release()
      }
    },
  }
}

/** No two transactions can meet, because nothing in one waits. */
function openSqlite() {
  const file = new DatabaseSync(process.env.DATABASE_FILE, { timeout: 5000 })
  file.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON')
  const prepared = new Map()
  const all = (text, values) => {
    const numbered = text.replaceAll(/\$(?=\d)/g, '?')
    if (!prepared.has(numbered)) prepared.set(numbered, file.prepare(numbered))
    return prepared.get(numbered).all(...values)
  }
  let turn = Promise.resolve()
  return {
    isPostgres: false,
    lock: '',
    all,
    transaction(work) {
      const done = turn.then(async () => {
        file.exec('begin')
        await work(all)
        file.exec('commit')
      })
      turn = done
      return done
    },
  }
}
