import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrations } from '../migrations/all.ts'
import { migrate } from '../platform/db/migrate.ts'
import { openSqlite } from '../platform/db/sqlite.ts'

let made: Promise<Buffer> | undefined

/** The file of an empty SQLite database that is up to date: made once, because to make it takes longer than most tests. */
export function migratedDatabase(): Promise<Buffer> {
  made ??= makeOne()
  return made
}

async function makeOne(): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'sunporch-migrated-'))
  const file = join(folder, 'sunporch.db')
  try {
    const db = openSqlite(file)
    await migrate(db, migrations)
    await db.destroy()
    return await readFile(file)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
