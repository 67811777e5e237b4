import { oldYearKey } from '../../lifecycle/old-years/old-year-files.ts'
import { faceKeyOf } from '../../photos/faces/face.service.ts'

/** One statement that reads, on whichever engine. */
export type Query = <Row>(text: string) => Promise<Row[]>

export type Engine = 'sqlite' | 'postgres'

/** What is in a database, for a comparison with its copy. */
export type Contents = {
  /** Names of the migrations that it has. */
  migrations: string[]
  /** The number of rows of each table. */
  tables: Record<string, number>
}

const listTables = {
  sqlite: `select name from sqlite_master where type = 'table' and name not like 'sqlite%' order by name`,
  postgres: `select tablename as name from pg_tables where schemaname = current_schema() order by tablename`,
}

export async function readContents(query: Query, engine: Engine): Promise<Contents> {
  const names = await query<{ name: string }>(listTables[engine])
  const tables: Contents['tables'] = {}
  for (const { name } of names) {
    const [row] = await query<{ count: number | string }>(`select count(*) as count from "${name}"`)
    tables[name] = Number(row?.count)
  }
  return { tables, migrations: 'kysely_migration' in tables ? await listMigrations(query) : [] }
}

export function hasPhotos({ tables }: Contents): boolean {
  return 'photos' in tables && 'users' in tables
}

async function listMigrations(query: Query): Promise<string[]> {
  const rows = await query<{ name: string }>('select name from kysely_migration order by name')
  return rows.map(({ name }) => name)
}

/** The photos that have files, the newest first, by the id of their pictures. */
export async function listPhotoObjects(query: Query): Promise<string[]> {
  const rows = await query<{ object_id: string }>(
    'select object_id from photos where purged_at is null order by id desc',
  )
  return rows.map(({ object_id }) => object_id)
}

/** The keys of the files with rows that have left the database. */
export async function listOldYearKeys(query: Query, { tables }: Contents): Promise<string[]> {
  // A release before them may be backed up.
  if (!('old_years' in tables)) return []
  const rows = await query<{ id: string }>('select id from old_years where moved_at is not null order by id')
  return rows.map(({ id }) => oldYearKey(id))
}

/** The keys of people's own pictures in the storage. */
export async function listFaceKeys(query: Query): Promise<string[]> {
  const rows = await query<{ id: string; url: string }>(
    'select id, profile_image_url as url from users where profile_image_url is not null order by id',
  )
  return rows.flatMap(({ id, url }) => faceKeyOf(id, url) ?? [])
}

/** A sentence for each table whose number of rows is another one. */
export function differences(wanted: Contents, found: Contents): string[] {
  const names = new Set([...Object.keys(wanted.tables), ...Object.keys(found.tables)])
  return [...names]
    .filter((name) => wanted.tables[name] !== found.tables[name])
    .map(
      (name) => `${name} has ${found.tables[name] ?? 'no table'} instead of ${wanted.tables[name] ?? 'none'}`,
    )
}
