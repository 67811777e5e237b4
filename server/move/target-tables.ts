import type { Client } from 'pg'
import type { Query } from '../backup/database/contents.ts'
import { BackupTrouble } from '../backup/trouble.ts'
import { migrations } from '../migrations/all.ts'
import { migrate } from '../platform/db/migrate.ts'
import { unfinishedMove, wayBack } from '../platform/db/moved.ts'
import { openPostgres } from '../platform/db/postgres/postgres.ts'
import { beforeFirst, type Source, type Table } from './source-tables.ts'
import { type TableDigest, tableDigest, type Value } from './table-digest.ts'

// The table of the unfinished move has the name and value of:
// - "source": whose data it gets; - "state": those of which day; - "rows of <table>": the number of the last row that is there.

export type Target = { client: Client; query: Query; databaseUrl: string }

/** Another move that was killed frees its lock as soon as PostgreSQL notices. */
const lockPatience = '20s'

/**
 * Refuses a PostgreSQL that is not empty and has no unfinished move of the same source, and changes nothing in it. Holds
 * other moves and new servers back until the connection ends. `moved`: the source when it was put aside, for which an empty
 * one will not do.
 */
export async function requireTarget(
  { client, query }: Target,
  { fingerprint, moved }: { fingerprint: string; moved: string | null },
): Promise<void> {
  await lock(client)
  const tables = await listTables(query)
  if (!tables.includes(unfinishedMove)) {
    if (moved)
      throw new BackupTrouble(
        `The database of this data folder was moved before, and no move to this PostgreSQL is unfinished. Set DATABASE_URL as it was for that move, and start the server. ${wayBack(moved)}`,
      )
    requireNone(tables)
    return requireUtf8(query)
  }
  if ((await find(client, 'source')) !== fingerprint)
    throw new BackupTrouble(
      'The database of DATABASE_URL has an unfinished move of another Sunporch, and nothing in it was changed. Create an empty one (createdb), and set DATABASE_URL to it.',
    )
}

/** Makes the tables. No server starts on them before the end of the move. */
export async function beginMove(target: Target, fingerprint: string): Promise<void> {
  const { client, query, databaseUrl } = target
  await inTransaction(client, async () => {
    const tables = await listTables(query)
    if (tables.includes(unfinishedMove)) return
    // To read the source takes minutes, in which a backup may have been restored, say.
    requireNone(tables)
    await client.query(`create table ${unfinishedMove} (name text primary key, value text not null)`)
    await keep(client, 'source', fingerprint)
  })
  const patient = openPostgres(databaseUrl, () => {})
  await migrate(patient, migrations).finally(() => patient.destroy())
}

function requireNone(tables: string[]): void {
  if (tables.length > 0)
    throw new BackupTrouble(
      'The database of DATABASE_URL has tables already, and nothing in it was changed. Create an empty one (createdb), and set DATABASE_URL to it.',
    )
}

async function listTables(query: Query): Promise<string[]> {
  const found = await query<{ name: string }>(
    'select tablename as name from pg_tables where schemaname = current_schema()',
  )
  return found.map(({ name }) => name)
}

async function lock(client: Client): Promise<void> {
  try {
    await client.query(`set lock_timeout = '${lockPatience}'`)
    await client.query(`select pg_advisory_lock(hashtext('${unfinishedMove}'))`)
    await client.query('set lock_timeout = 0')
    // Reading the source takes as long as it takes.
    await client.query('set idle_session_timeout = 0')
  } catch (error) {
    if ((error as { code?: string }).code !== '55P03') throw error
    throw new BackupTrouble('Another move to this database is running. Wait for its end, or stop it.')
  }
}

async function requireUtf8(query: Query): Promise<void> {
  const [found] = await query<{ encoding: string }>(`select current_setting('server_encoding') as encoding`)
  if (found?.encoding !== 'UTF8')
    throw new BackupTrouble(
      `The database of DATABASE_URL is in ${found?.encoding}. Names and captions need UTF8: create it with "encoding 'UTF8'".`,
    )
}

/** Begins anew when the source is not what it was at the last try, as after a start of the server meanwhile. Then it returns true. */
export async function keepState({ client, query }: Target, { state, tables }: Source): Promise<boolean> {
  await requireSameColumns(query, tables)
  const before = await find(client, 'state')
  if (before === state) return false
  await inTransaction(client, async () => {
    // Migrations put rows into some.
    await client.query(`truncate ${tables.map(({ name }) => `"${name}"`)}`)
    await client.query(`delete from ${unfinishedMove} where name like 'rows of %'`)
    await keep(client, 'state', state)
  })
  return before !== null
}

/** At the next start everything is copied anew. */
export async function forgetState({ client }: Target): Promise<void> {
  await keep(client, 'state', '')
}

/** What a migration has made on one engine only would be lost. */
async function requireSameColumns(query: Query, tables: Table[]): Promise<void> {
  const found = await query<{ table: string; column: string; type: string }>(
    `select table_name as table, column_name as column, data_type as type from information_schema.columns
     where table_schema = current_schema() and table_name in (select tablename from pg_tables where schemaname = current_schema())
       and table_name not like 'kysely%' and table_name <> '${unfinishedMove}'`,
  )
  const there = found.map(({ table, column, type }) => `${table}.${column} ${type}`).sort()
  const here = tables
    .flatMap((table) => table.columns.map(({ name, type }) => `${table.name}.${name} ${type}`))
    .sort()
  const different = new Set(here).symmetricDifference(new Set(there))
  if (different.size > 0)
    throw new Error(`The two databases have different columns: ${[...different].join(', ')}`)
}

/** The number of rows that are there. */
export async function countCopied({ query }: Target, { tables }: Source): Promise<number> {
  const counts = tables.map(({ name }) => `(select count(*) from "${name}")`)
  const [found] = await query<{ count: string }>(`select ${counts.join(' + ')} as count`)
  return Number(found?.count)
}

/** The number of the last row that was copied. */
export async function lastCopied({ client }: Target, table: Table): Promise<number> {
  return Number((await find(client, `rows of ${table.name}`)) ?? beforeFirst)
}

/** All of them, and that they are there, or nothing. */
export async function insertChunk(
  { client }: Target,
  { name, columns }: Table,
  { last, rows }: { last: number; rows: Value[][] },
): Promise<void> {
  const names = columns.map((column) => `"${column.name}"`)
  const arrays = columns.map(({ type }, index) => `$${index + 1}::${type}[]`)
  const values = columns.map((_, index) => rows.map((row) => row[index]))
  await inTransaction(client, async () => {
    await client.query(`insert into "${name}" (${names}) select * from unnest(${arrays})`, values)
    await keep(client, `rows of ${name}`, String(last))
  }).catch((error) => {
    // Its detail would say what is in the row.
    const { code = '', message } = error as { code?: string; message: string }
    if (!/^2[23]/.test(code)) throw error
    throw new BackupTrouble(`PostgreSQL refuses rows of ${name} up to ${last}: ${message}.`)
  })
}

const rowsAtOnce = 1000

export async function digestOf({ client, query }: Target, { name, columns }: Table): Promise<TableDigest> {
  const digest = tableDigest()
  const names = columns.map((column) => `"${column.name}"`)
  await inTransaction(client, async () => {
    await client.query(`declare all_rows no scroll cursor for select ${names} from "${name}"`)
    for (;;) {
      const rows = await query<Record<string, Value>>(`fetch ${rowsAtOnce} from all_rows`)
      if (rows.length === 0) return
      for (const row of rows) digest.add(columns.map((column) => row[column.name] ?? null))
    }
  })
  return digest.result()
}

/** Throws unless the database answers, and the move of this source is still the unfinished one. */
export async function requireMark({ client }: Target, fingerprint: string): Promise<void> {
  // For PostgreSQL's plans.
  await client.query('analyze')
  if ((await find(client, 'source')) !== fingerprint)
    throw new Error('The table of the unfinished move is of another source now')
}

/** From now on servers start on it. */
export async function endMove({ client }: Target): Promise<void> {
  await client.query(`drop table ${unfinishedMove}`)
}

async function find(client: Client, name: string): Promise<string | null> {
  const { rows } = await client.query(`select value from ${unfinishedMove} where name = $1`, [name])
  return rows[0]?.value ?? null
}

async function keep(client: Client, name: string, value: string): Promise<void> {
  await client.query(
    `insert into ${unfinishedMove} values ($1, $2) on conflict (name) do update set value = excluded.value`,
    [name, value],
  )
}

async function inTransaction(client: Client, work: () => Promise<void>): Promise<void> {
  await client.query('begin')
  try {
    await work()
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  }
}
