import { backup, DatabaseSync } from 'node:sqlite'

/** Pages that are copied at once, off the main thread. */
const rate = 1000

/**
 * Copies a database while others write to it. The open read transaction holds one state of it: without that, SQLite
 * begins anew after each write.
 */
export async function copySqlite(from: string, to: string): Promise<void> {
  const database = new DatabaseSync(from, { readOnly: true, timeout: 5000 })
  try {
    database.exec('begin')
    database.prepare('select 1 from sqlite_master').all()
    await backup(database, to, { rate })
  } finally {
    database.close()
  }
  intoOneFile(to)
}

/** Otherwise whoever only looks into the copy makes the two files of a write-ahead log beside it. */
function intoOneFile(file: string): void {
  const copy = new DatabaseSync(file)
  try {
    copy.exec('PRAGMA journal_mode = DELETE')
  } finally {
    copy.close()
  }
}
