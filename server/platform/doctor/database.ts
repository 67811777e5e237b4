import { statSync } from 'node:fs'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import type { Config } from '../config.ts'
import { accountsBeside, foundBeside } from '../db/beside-empty.ts'
import { isUnfinishedSql, lostSentence, refuseMoved, unfinishedSentence } from '../db/moved.ts'
import { openForReading } from '../db/open-for-reading.ts'
import { postgresWaiting } from '../db/postgres/postgres-away.ts'
import { databaseTrouble, StartTrouble, troubleSentence } from '../start-trouble.ts'
import type { clockDoubts } from './clock-doubts.ts'
import { type Finding, inWords, look, mend, ok } from './finding.ts'

export type Examined = {
  findings: Finding[]
  /** What the database knows of the time. */
  time?: Parameters<typeof clockDoubts>[1]
  /** Whether accounts are in it; null where it cannot be read. */
  hasRows: boolean | null
  /** The objects of the newest rows of each table whose rows have files, which are looked for in the storage. */
  objects?: Record<string, string[]>
}

function newestIn(table: string): string {
  return `select object_id from ${table} where removed_at is null order by id desc limit 200`
}

// Ids begin with the time, and have an index.
const newestActivity = 'select created_at from activity order by id desc limit 1'
const oldestPostgres = 15

/** What this release knows: the names of its migrations, and the tables whose rows have files. */
type Known = { migrations: string[]; withFiles: string[] }

/** The database, without a change of it. */
export async function examineDatabase(config: Config, known: Known): Promise<Examined> {
  return config.databaseUrl
    ? examinePostgres(config, config.databaseUrl, known)
    : examineSqlite(config, known)
}

function examineSqlite(config: Config, { migrations, withFiles }: Known): Examined {
  const { dataDir } = config
  const file = join(dataDir, 'sunporch.db')
  let database: DatabaseSync | undefined
  try {
    refuseMoved(file, dataDir)
    const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0
    const beside = size === 0 ? foundBeside(config) : null
    if (beside) return { findings: [mend(beside)], hasRows: null }
    if (size === 0)
      return { findings: [ok('There is no database yet. The first start makes it.')], hasRows: false }
    // What was not yet written into the file.
    const waiting = statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0
    database = openForReading(file)
    const [check] = database.prepare('pragma quick_check(1)').all()
    if (check?.quick_check !== 'ok') throw Object.assign(new Error('damaged'), { errcode: 11 })
    const read = (sql: string) => database?.prepare(sql).get() as Record<string, number | null> | undefined
    const hasTables = read("select count(*) as n from sqlite_master where name = 'kysely_migration'")?.n === 1
    if (!hasTables)
      return { findings: [ok('The database is empty. The first start fills it.')], hasRows: false }
    const done = database.prepare('select name from kysely_migration').all()
    const accounts = hasTable(database, 'users') ? (read('select count(*) as n from users')?.n ?? 0) : 0
    const newest = hasTable(database, 'activity') ? (read(newestActivity)?.created_at ?? null) : null
    return {
      findings: [
        ok(`The database ${file} is whole (${inWords(size + waiting)}).`),
        ...migrated(
          done.map(({ name }) => String(name)),
          migrations,
        ),
      ],
      time: { newest },
      hasRows: accounts > 0,
      objects: objectsIn(database, withFiles),
    }
  } catch (error) {
    const trouble = databaseTrouble(error, file)
    if (trouble instanceof StartTrouble) return { findings: [mend(trouble.message)], hasRows: null }
    throw error
  } finally {
    database?.close()
  }
}

/** A database of an older release has not all tables. */
function objectsIn(database: DatabaseSync, withFiles: string[]): Record<string, string[]> {
  const objects = withFiles
    .filter((table) => hasTable(database, table))
    .map((table) => [table, database.prepare(newestIn(table)).all()] as const)
  return Object.fromEntries(objects.map(([table, rows]) => [table, rows.map((row) => String(row.object_id))]))
}

function hasTable(database: DatabaseSync, name: string): boolean {
  return database.prepare('select 1 from sqlite_master where name = ?').get(name) !== undefined
}

async function examinePostgres(
  config: Config,
  databaseUrl: string,
  { migrations, withFiles }: Known,
): Promise<Examined> {
  const { default: pg } = await import('pg')
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: 10_000,
    query_timeout: 10_000,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    const one = async (sql: string) => (await client.query(sql)).rows[0]
    const { version, encoding, is_read_only, may_create, now } = await one(`
      select current_setting('server_version') as version, current_setting('server_encoding') as encoding,
        current_setting('transaction_read_only') = 'on' as is_read_only,
        has_schema_privilege(current_schema(), 'create') as may_create,
        extract(epoch from clock_timestamp())::float * 1000 as now`)
    const findings = [
      Number.parseInt(version, 10) < oldestPostgres
        ? mend(`PostgreSQL ${version} is too old: ${oldestPostgres} is needed.`)
        : ok(`PostgreSQL ${version} answers.`),
    ]
    if (encoding !== 'UTF8')
      findings.push(
        mend(
          `The database is in ${encoding}. Names and captions need UTF8: create it with "encoding 'UTF8'".`,
        ),
      )
    if (is_read_only)
      findings.push(
        mend('The database can only be read. DATABASE_URL must lead to the primary server, not to a copy.'),
      )
    if (!may_create)
      findings.push(
        mend(
          'The user of DATABASE_URL may not make tables. Make it the owner of the database, or grant it "create" on its schema.',
        ),
      )
    const { has_migrations, is_unfinished } = await one(
      `select to_regclass('kysely_migration') is not null as has_migrations,
        ${isUnfinishedSql} as is_unfinished`,
    )
    if (is_unfinished) return { findings: [...findings, mend(unfinishedSentence)], hasRows: null }
    if (!has_migrations) {
      const lost = lostSentence(config.dataDir) ?? foundBeside(config)
      const finding = lost ? mend(lost) : ok('The database is empty. The first start fills it.')
      return { findings: [...findings, finding], hasRows: lost ? null : false }
    }
    const done = await client.query('select name from kysely_migration')
    const { has_accounts } = await one('select exists (select from users) as has_accounts')
    const newest = await one(newestActivity)
    findings.push(
      ...migrated(
        done.rows.map(({ name }) => name),
        migrations,
      ),
    )
    const beside = has_accounts ? null : accountsBeside(config)
    if (beside) findings.push(mend(beside))
    const objects: Examined['objects'] = {}
    for (const table of withFiles) {
      const { is_there } = await one(`select to_regclass('${table}') is not null as is_there`)
      const { rows } = is_there ? await client.query(newestIn(table)) : { rows: [] }
      objects[table] = rows.map(({ object_id }) => object_id)
    }
    const time = { newest: newest ? Number(newest.created_at) : null, database: now }
    return { findings, time, hasRows: has_accounts, objects }
  } catch (error) {
    return { findings: [mend(troubleSentence(error, postgresWaiting))], hasRows: null }
  } finally {
    await client.end().catch(() => {})
  }
}

function migrated(done: string[], known: string[]): Finding[] {
  const newer = done.filter((name) => !known.includes(name))
  if (newer.length > 0)
    return [
      mend(
        `The database was made by a newer release of Sunporch (${newer.join(', ')}). Start that release, or restore the copy that was kept before the upgrade (docs/upgrading.md).`,
      ),
    ]
  const missing = known.filter((name) => !done.includes(name))
  if (missing.length > 0)
    return [
      look(
        `The next start brings the database up to date: ${missing.length} of ${known.length} changes are missing.`,
      ),
    ]
  return [ok('The database is up to date.')]
}
