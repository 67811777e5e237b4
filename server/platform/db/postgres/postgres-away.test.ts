import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { type Browser, openBrowser } from '../../../testing/browser.ts'
import { givenFamily, givenItem } from '../../../testing/given/given.ts'
import { givenRoad } from '../../../testing/given/given-road.ts'
import type { Road } from '../../../testing/others/road.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { createDatabase } from '../../../testing/test-database.ts'
import { lockRow } from '../lock.ts'
import { inTransaction } from '../transaction.ts'
import { readText } from './pipeline.ts'
import { openPostgres } from './postgres.ts'

const refusal = {
  code: 'unavailable',
  message: "The server's database does not answer just now. Please try again in a moment.",
}

describe.runIf(process.env.TEST_DATABASE_URL)('when PostgreSQL does not answer', () => {
  test('and nothing comes through, people read it instead of waiting, and it works again by itself', async () => {
    const { anna, path, road } = await givenImpatient()
    road.hang()
    for (const answer of [
      await anna.get(`${path}/shopping`),
      await anna.post(`${path}/shopping/items`, { name: 'Bread' }),
    ]) {
      expect(answer.status).toBe(503)
      expect(answer.body.error).toEqual(refusal)
      expect(answer.headers.get('retry-after')).toBe('10')
    }
    // The page itself comes, and reads the sentence by its own call.
    const page = await anna.get('/', { accept: 'text/html' })
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
    expect((await anna.get('/favicon.svg')).status).toBe(200)
    const { status, body } = await anna.get('/readyz')
    expect([status, body.error.message]).toEqual([503, 'The database does not answer.'])
    road.open()
    await expectWorks(anna, path)
  })

  test('because it is stopped, they read the same, and it works again when it is started', async () => {
    const { anna, path, road } = await givenImpatient()
    road.block()
    const { status, body } = await anna.get(`${path}/shopping`)
    expect([status, body.error]).toEqual([503, refusal])
    road.open()
    await expectWorks(anna, path)
  })

  test('because somebody else holds a lock, a change is refused in time, and made later', async () => {
    const { patient, anna, path, itemId } = await givenImpatient()
    const change = () => anna.patch(`${path}/shopping/items/${itemId}`, { name: 'Rolls' })
    await inTransaction(patient, async (app) => {
      await lockRow(app, 'shopping_items', { id: itemId })
      const { status, body } = await change()
      expect([status, body.error]).toEqual([503, refusal])
    })
    await expect.poll(async () => (await change()).status).toBe(200)
  })

  test('a transaction whose server hangs is ended, so that its locks are free', async () => {
    const { patient, impatient, itemId } = await givenImpatient()
    const others = Promise.withResolvers<void>()
    const { hanging } = await hangWithLock(impatient, itemId, others.promise)
    // Waits for the lock as long as it takes.
    await inTransaction(patient, (app) => lockRow(app, 'shopping_items', { id: itemId }))
    others.resolve()
    await expect(hanging).rejects.toThrow('The database does not answer')
  })

  test('a read whose connection is lost is made again on another one', async () => {
    const database = await createDatabase()
    const db = openPostgres(database.environment.DATABASE_URL ?? '', () => {})
    onTestFinished(async () => {
      await db.destroy()
      await database.drop()
    })
    await sql`create table gate (id integer primary key)`.execute(db)
    // Waits in its first connection, and is answered in the second.
    const statement = sql<{ two: number }>`
      select 2 as two, case when exists (select 1 from gate) then null else pg_sleep(600) end`
    const read = readText({ db }, statement)
    const reading = `datname = current_database() and query like '%as two%' and pid <> pg_backend_pid()`
    const pids = async () => {
      const { rows } = await sql<{ pid: number }>`
        select pid from pg_stat_activity where state = 'active' and ${sql.raw(reading)}`.execute(db)
      return rows.map(({ pid }) => pid)
    }
    await expect.poll(async () => (await pids()).length).toBe(1)
    await sql`insert into gate values (1)`.execute(db)
    await sql`select pg_terminate_backend(${(await pids())[0]})`.execute(db)
    expect(await read).toMatchObject([{ two: 2 }])
  })
})

/** A transaction that has the lock and does nothing until then. On a busy machine it is too late for the lock at times. */
async function hangWithLock(app: TestApp, itemId: string, until: Promise<void>) {
  for (;;) {
    const locked = Promise.withResolvers<boolean>()
    const hanging = inTransaction(app, async (app) => {
      await lockRow(app, 'shopping_items', { id: itemId })
      locked.resolve(true)
      await until
      await lockRow(app, 'shopping_items', { id: itemId })
    })
    hanging.catch(() => locked.resolve(false))
    if (await locked.promise) return { hanging }
  }
}

/** Anna at a server that gives its database a second, on a road to it. `patient` is another server of the same database. */
async function givenImpatient(): Promise<{
  patient: TestApp
  impatient: TestApp
  anna: Browser
  path: string
  itemId: string
  road: Road
}> {
  const SECRET_KEY = randomBytes(32).toString('hex')
  const patient = await createTestApp({ SECRET_KEY })
  const family = await givenFamily(patient)
  const { id } = await givenItem(family.anna, family.path)
  const road = await givenRoad(patient.config.databaseUrl ?? '')
  const impatient = await createTestApp({ SECRET_KEY, DATABASE_URL: road.url, DATABASE_TIMEOUT: '1' })
  const anna = openBrowser(impatient)
  for (const [name, value] of family.anna.cookies) anna.cookies.set(name, value)
  // On a busy machine the first connections may take longer than a second.
  await expectWorks(anna, family.path)
  return { patient, impatient, anna, path: family.path, itemId: id, road }
}

async function expectWorks(anna: Browser, path: string): Promise<void> {
  await expect.poll(async () => (await anna.get(`${path}/shopping`)).status).toBe(200)
  const add = () => anna.post(`${path}/shopping/items`, { name: 'Milk' })
  await expect.poll(async () => (await add()).status).toBe(201)
}
