import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'

/** Runs a statement on one engine, without the checks of foreign keys. */
export type Bulk = {
  isPostgres: boolean
  run(sql: string): Promise<Record<string, unknown>[]>
  close(): Promise<void>
}

export function openBulk(place: { file?: string | undefined; url?: string | undefined }): Promise<Bulk> {
  return place.url ? onPostgres(place.url) : onSqlite(place.file ?? '')
}

async function onPostgres(url: string): Promise<Bulk> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  // A superuser of a database that is thrown away.
  await client.query('set session_replication_role = replica')
  return {
    isPostgres: true,
    run: async (sql) => (await client.query(sql)).rows,
    close: () => client.end(),
  }
}

async function onSqlite(file: string): Promise<Bulk> {
  const database = new DatabaseSync(file)
  database.exec('PRAGMA foreign_keys = OFF; PRAGMA synchronous = OFF; PRAGMA cache_size = -400000')
  return {
    isPostgres: false,
    run: async (sql) => database.prepare(sql).all(),
    close: async () => database.close(),
  }
}

/**
 * Copies a group with all of its rows and people `count` times. Ids keep their first 24 characters and get the number
 * of the copy as the rest, so that rows of one copy refer to each other. What is unique in another way gets the number
 * at its end.
 */
export async function copyGroup(bulk: Bulk, groupId: string, count: number): Promise<void> {
  const people = `(select user_id from members where family_group_id = '${groupId}')`
  for (const table of await tablesOf(bulk)) {
    const columns = await columnsOf(bulk, table)
    const names = columns.map(({ name }) => name)
    const where = names.includes('family_group_id')
      ? `family_group_id = '${groupId}'`
      : table === 'family_groups'
        ? `id = '${groupId}'`
        : table === 'users'
          ? `id in ${people}`
          : null
    if (!where) continue
    const copied = columns.map((column) => copyOf(bulk, column)).join(', ')
    await bulk.run(
      `insert into "${table}" (${names.map((name) => `"${name}"`).join(', ')})
       select ${copied} from ${numbers(bulk, count)} cross join (select * from "${table}" where ${where}) as one`,
    )
  }
}

/** Gives a group `count` more photos like those that it has, each older than the one before. */
export async function addPhotos(bulk: Bulk, groupId: string, count: number): Promise<void> {
  const columns = await columnsOf(bulk, 'photos')
  const names = columns.map(({ name }) => `"${name}"`).join(', ')
  const own: Record<string, string> = {
    id: copyOf(bulk, { name: 'id', isText: true }),
    object_id: copyOf(bulk, { name: 'object_id', isText: true }),
    created_at: 'created_at - cast(3600000 as bigint) * n',
  }
  const values = columns.map(({ name }) => own[name] ?? `"${name}"`).join(', ')
  const one = `select * from photos where family_group_id = '${groupId}' order by id limit 1`
  await bulk.run(
    `insert into photos (${names}) select ${values} from ${numbers(bulk, count)} cross join (${one}) as one`,
  )
}

/** So that both engines plan by what is there, as after a night in which the database tended itself. */
export async function analyze(bulk: Bulk): Promise<void> {
  await bulk.run(bulk.isPostgres ? 'vacuum analyze' : 'analyze')
  await bulk.run(bulk.isPostgres ? 'checkpoint' : 'pragma wal_checkpoint(truncate)')
}

/** How many photos there are, and what the whole database takes on the disk. */
export async function sizeOf({ isPostgres, run }: Bulk): Promise<{ count: number; bytes: number }> {
  const bytes = isPostgres
    ? 'pg_database_size(current_database())'
    : '(select page_count * page_size from pragma_page_count(), pragma_page_size())'
  const [row] = await run(`select count(*) as count, ${bytes} as bytes from photos`)
  return { count: Number(row?.count), bytes: Number(row?.bytes) }
}

function numbers({ isPostgres }: Bulk, count: number): string {
  if (isPostgres) return `generate_series(1, ${count}) as numbers(n)`
  return `(with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${count}) select n from numbers) as numbers`
}

type Column = { name: string; isText: boolean }

function copyOf({ isPostgres }: Bulk, { name, isText }: Column): string {
  const column = `"${name}"`
  if (!isText) return column
  const suffix = isPostgres ? `lpad(n::text, 12, '0')` : `printf('%012d', n)`
  if (name === 'token_hash' || name === 'email') return `${column} || '-' || n`
  return `case when ${column} like '________-____-7___-____-____________' then substr(${column}, 1, 24) || ${suffix} else ${column} end`
}

async function tablesOf({ isPostgres, run }: Bulk): Promise<string[]> {
  const rows = await run(
    isPostgres
      ? `select table_name as name from information_schema.tables where table_schema = 'public'`
      : `select name from sqlite_master where type = 'table' and name not like 'sqlite_%'`,
  )
  return rows.map(({ name }) => String(name))
}

async function columnsOf({ isPostgres, run }: Bulk, table: string): Promise<Column[]> {
  const rows = await run(
    isPostgres
      ? `select column_name as name, data_type as type from information_schema.columns where table_schema = 'public' and table_name = '${table}' order by ordinal_position`
      : `select name, type from pragma_table_info('${table}')`,
  )
  return rows.map(({ name, type }) => ({ name: String(name), isText: String(type).toLowerCase() === 'text' }))
}
