import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import { onTestFinished } from 'vitest'
import { migrations } from '../../migrations/all.ts'
import { readConfig } from '../../platform/config.ts'
import { openPlatform } from '../../platform/open.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { createDatabase } from '../test-database.ts'
import type { Kept } from './keep-released.ts'

/** Unpacks what a release kept. On PostgreSQL its rows are in a database of the schema that the release had. */
export async function openReleased(
  file: string,
): Promise<{ environment: Record<string, string>; kept: Kept }> {
  const dataDir = await temporaryFolder()
  execFileSync('tar', ['-C', dataDir, '-xzf', resolve(file)])
  const kept: Kept = JSON.parse(readFileSync(join(dataDir, 'kept.json'), 'utf8'))
  const { environment, drop } = await createDatabase()
  onTestFinished(drop)
  if (environment.DATABASE_URL) {
    await copyRows(join(dataDir, 'sunporch.db'), environment.DATABASE_URL)
    rmSync(join(dataDir, 'sunporch.db'))
  }
  return { environment: { ...environment, DATA_DIR: dataDir }, kept }
}

/** Migrations are never changed, so those that the release had make its schema. */
async function copyRows(file: string, DATABASE_URL: string): Promise<void> {
  const source = new DatabaseSync(file, { readOnly: true })
  const client = new pg.Client(DATABASE_URL)
  try {
    const done = source
      .prepare('select name from kysely_migration')
      .all()
      .map(({ name }) => name)
    const ofRelease = Object.entries(migrations).filter(([name]) => done.includes(name))
    const config = readConfig({ DATABASE_URL, DATA_DIR: await temporaryFolder(), LOG_LEVEL: 'silent' })
    const { close } = await openPlatform(config, Object.fromEntries(ofRelease))
    await close()
    await client.connect()
    // Rows may come before those that they name.
    await client.query('set session_replication_role = replica')
    for (const table of tablesOf(source)) {
      // A migration may have written rows itself.
      await client.query(`delete from "${table}"`)
      for (const row of source.prepare(`select * from "${table}"`).all()) await insert(client, table, row)
    }
  } finally {
    source.close()
    await client.end()
  }
}

function tablesOf(source: DatabaseSync): string[] {
  return source
    .prepare(
      `select name from sqlite_master where type = 'table' and name not like 'sqlite_%' and name not like 'kysely_%'`,
    )
    .all()
    .map(({ name }) => String(name))
}

async function insert(client: pg.Client, table: string, row: Record<string, unknown>): Promise<void> {
  const columns = Object.keys(row).map((column) => `"${column}"`)
  const places = columns.map((_, place) => `$${place + 1}`)
  const values = Object.values(row).map((value) => (value instanceof Uint8Array ? Buffer.from(value) : value))
  await client.query(`insert into "${table}" (${columns}) values (${places})`, values)
}
