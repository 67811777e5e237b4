import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Kysely, type QueryResult, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler, sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { groupCommitDriver } from './group-commit.ts'

type Tables = { notes: { id: number } }

test('transactions of the same moment are committed together, and are on the disk when they succeed', async () => {
  const { add, others, statements } = givenDatabase()
  await Promise.all([1, 2, 3, 4, 5].map(add))
  expect(others()).toEqual([1, 2, 3, 4, 5])
  expect(statements.filter((text) => text === 'commit')).toHaveLength(1)
})

test('one that fails takes no other with it', async () => {
  const { db, add, others } = givenDatabase()
  const failing = db.transaction().execute(async (db) => {
    await db.insertInto('notes').values({ id: 2 }).execute()
    throw new Error('It was not to be.')
  })
  const results = await Promise.allSettled([add(1), failing, add(3)])
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(others()).toEqual([1, 3])
})

test('one that fails alone leaves no transaction open', async () => {
  const { db, add, others } = givenDatabase()
  const failing = db.transaction().execute(async () => {
    throw new Error('It was not to be.')
  })
  await expect(failing).rejects.toThrow('It was not to be.')
  await db.insertInto('notes').values({ id: 1 }).execute()
  expect(others()).toEqual([1])
  await add(2)
  expect(others()).toEqual([1, 2])
})

test('while another process has locked the database a change waits, and the process does not', async () => {
  const { add, others, lock } = givenDatabase()
  const unlock = lock()
  let isAdded = false
  const adding = add(1).then(() => {
    isAdded = true
  })
  for (let turn = 0; turn < 3; turn++) await new Promise((resolve) => setTimeout(resolve))
  expect(isAdded).toBe(false)
  unlock()
  await adding
  expect(others()).toEqual([1])
})

test('when the commit fails, everybody hears of it, and the next one succeeds', async () => {
  const { db, add, others, failNext } = givenDatabase()
  failNext('commit')
  const reading = db.selectFrom('notes').selectAll().execute()
  const results = await Promise.allSettled([add(1), add(2)])
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await reading).toEqual([])
  expect(others()).toEqual([])
  await add(3)
  expect(others()).toEqual([3])
})

test('when SQLite rolls everything back, those before it fail, and those after it succeed', async () => {
  const { db, add, others } = givenDatabase()
  const first = add(1)
  const breaking = db.transaction().execute(async (db) => {
    // As SQLite itself does for a full disk.
    await sql`insert or rollback into notes (id) values (1)`.execute(db)
  })
  const results = await Promise.allSettled([first, breaking, add(2)])
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled'])
  expect(others()).toEqual([2])
})

test('what is read before a commit is answered after it', async () => {
  const { db, add, others } = givenDatabase()
  const adding = add(1)
  const seen = db
    .selectFrom('notes')
    .selectAll()
    .execute()
    .then((rows) => ({ rows, committed: others() }))
  expect(await seen).toEqual({ rows: [{ id: 1 }], committed: [1] })
  await adding
})

test('a long transaction is not committed half done by those that wait', async () => {
  const { db, add, others } = givenDatabase()
  const gate = Promise.withResolvers<void>()
  const adding = add(1)
  const long = db.transaction().execute(async (db) => {
    await db.insertInto('notes').values({ id: 2 }).execute()
    await gate.promise
    await db.insertInto('notes').values({ id: 3 }).execute()
  })
  await new Promise((resolve) => setImmediate(resolve))
  expect([[], [1]]).toContainEqual(others())
  gate.resolve()
  await Promise.all([adding, long])
  expect(others()).toEqual([1, 2, 3])
})

test('what was not committed when the database is closed is committed first', async () => {
  const { db, add, file } = givenDatabase()
  const adding = add(1)
  await db.selectFrom('notes').selectAll().execute()
  await Promise.all([adding, db.destroy()])
  const other = new DatabaseSync(file)
  expect(other.prepare('select id from notes').all()).toMatchObject([{ id: 1 }])
  other.close()
})

/** `others` answers what another process sees: what is committed. */
function givenDatabase() {
  const folder = mkdtempSync(join(tmpdir(), 'sunporch-group-'))
  const file = join(folder, 'test.db')
  const database = new DatabaseSync(file)
  database.exec('PRAGMA journal_mode = WAL; create table notes (id integer primary key)')
  const observer = new DatabaseSync(file)
  const statements: string[] = []
  let failing: string | null = null
  function run<Row>(text: string, parameters: readonly unknown[]): QueryResult<Row> {
    statements.push(text)
    if (text === failing) {
      failing = null
      throw new Error('The disk is full.')
    }
    return { rows: database.prepare(text).all(...(parameters as number[])) as Row[] }
  }
  const driver = groupCommitDriver({
    run,
    isInTransaction: () => database.isTransaction,
    isBusy: (error) => error instanceof Error && 'errcode' in error && error.errcode === 5,
    close: () => database.close(),
  })
  const db = new Kysely<Tables>({
    dialect: {
      createDriver: () => driver,
      createAdapter: () => new ManyConnections(),
      createQueryCompiler: () => new SqliteQueryCompiler(),
      createIntrospector: (db) => new SqliteIntrospector(db),
    },
  })
  onTestFinished(async () => {
    observer.close()
    await db.destroy()
    rmSync(folder, { recursive: true, force: true })
  })
  return {
    db,
    file,
    statements,
    /** Another process that writes; returns what lets it end. */
    lock: () => {
      observer.exec('begin immediate')
      return () => observer.exec('rollback')
    },
    failNext: (text: string) => {
      failing = text
    },
    add: (id: number) =>
      db.transaction().execute(async (db) => {
        await db.insertInto('notes').values({ id }).execute()
      }),
    others: () =>
      observer
        .prepare('select id from notes order by id')
        .all()
        .map(({ id }) => id),
  }
}

class ManyConnections extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true
  }
}
