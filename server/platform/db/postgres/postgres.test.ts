import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createFamilyApp, givenPhoto } from '../../../testing/given/given.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { createDatabase } from '../../../testing/test-database.ts'
import type { Db } from '../database.ts'
import { isUniqueViolation } from '../violations.ts'
import { readText } from './pipeline.ts'
import { openPostgres } from './postgres.ts'

describe.runIf(process.env.TEST_DATABASE_URL)('on PostgreSQL', () => {
  test('reads are sent before earlier ones are answered, and each gets its own answer', async () => {
    const { db } = await givenDatabase()
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, number) =>
        db.selectNoFrom(sql<number>`${number}::int`.as('number')).executeTakeFirstOrThrow(),
      ),
    )
    expect(answers.map(({ number }) => number)).toEqual(answers.map((_, index) => index))
    const connections = await count(db, `pid <> pg_backend_pid()`)
    expect(connections).toBeLessThan(8)
  })

  test('a read that fails fails alone', async () => {
    const { db } = await givenDatabase()
    const divide = (by: number) => db.selectNoFrom(sql<number>`10 / ${by}::int`.as('part')).execute()
    const settled = await Promise.allSettled([1, 0, 2, 0, 5].map(divide))
    expect(settled.map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'fulfilled',
      'rejected',
      'fulfilled',
    ])
  })

  test('a `select` that changes something is done once, also when its connection is lost behind it', async () => {
    const { db } = await givenDatabase()
    await sql`create sequence numbers`.execute(db)
    // The number is taken although the statement ends with its connection.
    const take = sql`select nextval('numbers'), pg_terminate_backend(pg_backend_pid())`.execute(db)
    await expect(take).rejects.toMatchObject({ part: 'database' })
    expect(await readText({ db }, sql`select last_value from numbers`)).toEqual([{ last_value: 1 }])
  })

  test('a `select` that waits for a lock holds up no reader', async () => {
    const { db } = await givenDatabase({ connections: 10, timeout: 60 })
    await sql`create table things (id integer primary key)`.execute(db)
    await sql`insert into things values (1)`.execute(db)
    const waiting: Promise<unknown>[] = []
    await db.transaction().execute(async (own) => {
      await sql`update things set id = 1`.execute(own)
      // As many as there are connections of readers.
      for (let number = 0; number < 4; number++)
        waiting.push(sql`select * from things for update`.execute(db))
      await expect.poll(() => count(db, `wait_event_type = 'Lock'`)).toBe(4)
      const answered = await Promise.all([1, 2, 3, 4].map(() => readText({ db }, sql`select 1 as one`)))
      expect(answered.flat()).toHaveLength(4)
    })
    await Promise.all(waiting)
  })

  test('an uncommitted change is not read outside of its transaction', async () => {
    const { db } = await givenDatabase()
    await sql`create table things (id integer primary key)`.execute(db)
    const countThings = () => sql`select * from things`.execute(db).then(({ rows }) => rows.length)
    await db.transaction().execute(async (own) => {
      await sql`insert into things values (1)`.execute(own)
      expect(await countThings()).toBe(0)
    })
    expect(await countThings()).toBe(1)
    const again = sql`insert into things values (1)`.execute(db)
    expect(isUniqueViolation(await again.catch((error) => error))).toBe(true)
  })

  test('connections that PostgreSQL has ended are replaced', async () => {
    const { db, trouble } = await givenDatabase()
    const read = () => db.selectNoFrom(sql<number>`1`.as('one')).executeTakeFirst()
    await Promise.all(Array.from({ length: 20 }, read))
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(db)
    // The connections that are gone may take a read or two with them.
    while (!(await Promise.all(Array.from({ length: 20 }, read)).catch(() => null))) trouble.push('again')
    expect(await read()).toEqual({ one: 1 })
  })

  test('a migration while the server runs is no trouble for what it has prepared', async () => {
    const { app, anna, path } = await createFamilyApp()
    const photo = await givenPhoto(anna, path)
    const read = async () => (await anna.get(`${path}/photos`)).body
    expect((await read())[0].id).toBe(photo.id)
    await addColumn(app, 'photos')
    await addColumn(app, 'users')
    expect((await read())[0].id).toBe(photo.id)
    const rename = async (caption: string) =>
      (await anna.patch(`${path}/photos/${photo.id}`, { caption })).status
    expect(await rename('At the lake')).toBe(200)
    await addColumn(app, 'deliveries')
    await sql`alter table photos add column later_still text`.execute(app.db)
    expect(await rename('At the sea')).toBe(200)
  })
})

async function addColumn(app: TestApp, table: string): Promise<void> {
  await sql`alter table ${sql.table(table)} add column later text`.execute(app.db)
}

async function givenDatabase(
  limits: Parameters<typeof openPostgres>[2] = null,
): Promise<{ db: Db; trouble: unknown[] }> {
  const database = await createDatabase()
  const trouble: unknown[] = []
  const db = openPostgres(database.environment.DATABASE_URL ?? '', (error) => trouble.push(error), limits)
  onTestFinished(async () => {
    await db.destroy()
    await database.drop()
  })
  return { db, trouble }
}

async function count(db: Db, condition: string): Promise<number> {
  const [row] = await readText(
    { db },
    sql<{ count: number }>`select count(*) as count from pg_stat_activity
    where datname = current_database() and ${sql.raw(condition)}`,
  )
  return row?.count ?? Number.NaN
}
