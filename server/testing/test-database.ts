import pg from 'pg'
import { newId } from '../platform/ids.ts'

type TestDatabase = { environment: Record<string, string>; drop(): Promise<void> }

const onSqlite: TestDatabase = { environment: {}, async drop() {} }

/** An empty database of its own on the server that TEST_DATABASE_URL names; without one SQLite is used. */
export async function createDatabase(): Promise<TestDatabase> {
  if (!process.env.TEST_DATABASE_URL) return onSqlite
  const name = await create('')
  return { environment: { DATABASE_URL: urlOf(name) }, drop: () => remove(name) }
}

/**
 * Like `createDatabase`, with all migrations and without rows. The next test of this process gets the same one, emptied,
 * because to make a database takes longer than most tests.
 */
export async function borrowDatabase(): Promise<TestDatabase> {
  if (!process.env.TEST_DATABASE_URL) return onSqlite
  const lent = free.pop() ?? (await makeLendable())
  return { environment: { DATABASE_URL: urlOf(lent.name) }, drop: () => giveBack(lent) }
}

/** `schema` tells whether a test has changed a table. `seeds` are statements that write the rows that migrations have written. */
type Lendable = { name: string; schema: string; seeds: string[]; uses: number }

const free: Lendable[] = []
/** What was deleted is still in the files of the tables, and makes them slower. */
const longestUse = 50

async function makeLendable(): Promise<Lendable> {
  const template = process.env.TEST_DATABASE_TEMPLATE
  if (!template) throw new Error('TEST_DATABASE_TEMPLATE names no database: use scripts/with-postgres.mjs')
  const name = await create(`TEMPLATE ${template} STRATEGY FILE_COPY`)
  return onDatabase(urlOf(name), async (client) => ({
    name,
    schema: await readSchema(client),
    seeds: await readSeeds(client),
    uses: 0,
  }))
}

async function giveBack(lent: Lendable): Promise<void> {
  lent.uses++
  const isClean = lent.uses < longestUse && (await empty(lent).catch(() => false))
  if (isClean) free.push(lent)
  else await remove(lent.name)
}

/** False when a test has changed the tables themselves. */
async function empty({ name, schema, seeds }: Lendable): Promise<boolean> {
  return onDatabase(urlOf(name), async (client) => {
    if ((await readSchema(client)) !== schema) return false
    await client.query(deleteRows)
    for (const statement of seeds) await client.query(statement)
    return true
  })
}

const catalogs = ['pg_class', 'pg_attribute', 'pg_constraint', 'pg_trigger', 'pg_proc']

/** Every statement that changes a table changes a row of a catalog, or how many there are. */
async function readSchema(client: pg.Client): Promise<string> {
  const marks = catalogs.map(
    (name) => `SELECT concat(count(*), ' ', max(xmin::text::bigint)) AS mark FROM ${name}`,
  )
  const { rows } = await client.query<{ mark: string }>(marks.join(' UNION ALL '))
  return rows.map(({ mark }) => mark).join()
}

async function readSeeds(client: pg.Client): Promise<string[]> {
  const tables = await client.query<{ name: string }>(ourTables)
  const seeds: string[] = []
  for (const { name } of tables.rows) {
    const { rows } = await client.query(`SELECT json_agg(t)::text AS rows FROM ${name} t`)
    const written = rows[0]?.rows
    if (written)
      seeds.push(
        `INSERT INTO ${name} SELECT * FROM json_populate_recordset(NULL::${name}, ${client.escapeLiteral(written)})`,
      )
  }
  return seeds
}

const ourTables = `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename NOT LIKE 'kysely_%'`

/** Replica: foreign keys do not matter while all goes. */
const deleteRows = `
  DO $$
  DECLARE one text;
  BEGIN
    SET LOCAL session_replication_role = replica;
    SET LOCAL lock_timeout = '5s';
    FOR one IN ${ourTables} LOOP
      EXECUTE format('DELETE FROM %I', one);
    END LOOP;
  END $$`

async function create(options: string): Promise<string> {
  const name = `test_${newId().replaceAll('-', '')}`
  await onDatabase(process.env.TEST_DATABASE_URL ?? '', (client) =>
    client.query(`CREATE DATABASE ${name} ${options}`),
  )
  return name
}

async function remove(name: string): Promise<void> {
  await onDatabase(process.env.TEST_DATABASE_URL ?? '', (client) =>
    client.query(`DROP DATABASE ${name} WITH (FORCE)`),
  )
}

function urlOf(name: string): string {
  const url = new URL(process.env.TEST_DATABASE_URL ?? '')
  url.pathname = `/${name}`
  return url.href
}

async function onDatabase<T>(connectionString: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
