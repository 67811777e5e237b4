import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'
import { sql } from 'kysely'
import pg from 'pg'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import type { App } from '../../context.ts'
import { lockKeys } from '../lock.ts'
import { preparedQuery } from '../prepared-query.ts'
import { inTransaction } from '../transaction.ts'
import { isUniqueViolation } from '../violations.ts'
import { sendUnawaited } from './pipeline.ts'
import { openPostgres } from './postgres.ts'
import { PipelinedTransaction } from './postgres-transaction.ts'

const write = (app: App, id: number) => sql`insert into things (id) values (${id})`.execute(app.db)
const writeUnawaited = (app: App, id: number) =>
  sendUnawaited(app, sql`insert into things (id) values (${id})`)
const readIds = preparedQuery(() => sql<{ id: number }>`select id from things order by id`)
const idsIn = async (app: App) => (await readIds(app, {})).map(({ id }) => id)

let app: TestApp
beforeEach(async () => {
  app = await createTestApp()
  await sql`create table things (id integer primary key)`.execute(app.db)
})

test('statements that nobody waits for are done in their order, and are read within the transaction', async () => {
  const read = await inTransaction(app, async (app) => {
    await writeUnawaited(app, 1)
    await writeUnawaited(app, 2)
    await sendUnawaited(app, sql`delete from things where id = ${1}`)
    return idsIn(app)
  })
  expect(read).toEqual([2])
  expect(await idsIn(app)).toEqual([2])
})

test('who sends a statement without waiting hears what it changed before the transaction ends', async () => {
  const heard: unknown[] = []
  onTestFinished(app.live.subscribe('changed', (message) => heard.push(message)))
  const change = (statement: Parameters<typeof sendUnawaited>[1]) =>
    inTransaction(app, (app) =>
      sendUnawaited(app, statement, (count) => {
        if (count > 0) app.live.publish('changed', { changed: [`${count}`] })
      }),
    )
  await change(sql`delete from things`)
  await change(sql`insert into things (id) values (1), (2)`)
  await change(sql`delete from things where id = 3`)
  await change(sql`delete from things where id = 1`)
  await expect.poll(() => heard).toEqual([{ changed: ['2'] }, { changed: ['1'] }])
})

test('an error of a statement that nobody waits for fails the transaction, and nothing is committed or published', async () => {
  const heard: unknown[] = []
  onTestFinished(app.live.subscribe('things', (message) => heard.push(message)))
  const failed = inTransaction(app, async (app) => {
    app.live.publish('things', { changed: ['members'] })
    await write(app, 1)
    await writeUnawaited(app, 1)
  })
  expect(isUniqueViolation(await failed.catch((error) => error))).toBe(true)
  expect(await idsIn(app)).toEqual([])
  await inTransaction(app, async (app) => {
    app.live.publish('things', { changed: ['photos'] })
    await write(app, 1)
  })
  await expect.poll(() => heard).toEqual([{ changed: ['photos'] }])
})

test('the next statement that is waited for throws the error of one before it', async () => {
  const reached: string[] = []
  const failed = inTransaction(app, async (app) => {
    await writeUnawaited(app, 1)
    await writeUnawaited(app, 1)
    await idsIn(app)
    reached.push('what is decided by it')
  })
  expect(isUniqueViolation(await failed.catch((error) => error))).toBe(true)
  expect(await idsIn(app)).toEqual([])
  // On SQLite the second one fails where it is sent.
  expect(reached).toEqual([])
  await inTransaction(app, (app) => write(app, 1))
  expect(await idsIn(app)).toEqual([1])
})

test('a transaction within another one commits nothing', async () => {
  const failed = inTransaction(app, async (app) => {
    await inTransaction(app, (app) => writeUnawaited(app, 1))
    await write(app, 2)
    throw new Error('not after all')
  })
  await expect(failed).rejects.toThrow('not after all')
  expect(await idsIn(app)).toEqual([])
})

test('work that fails after statements that nobody waits for leaves nothing', async () => {
  const failed = inTransaction(app, async (app) => {
    await writeUnawaited(app, 1)
    throw new Error('not after all')
  })
  await expect(failed).rejects.toThrow('not after all')
  await expect(inTransaction(app, () => Promise.reject(new Error('at once')))).rejects.toThrow('at once')
  expect(await idsIn(app)).toEqual([])
})

test('transactions at once wait for each other, and each commits its own', async () => {
  await write(app, 0)
  const add = (id: number) =>
    inTransaction(app, async (app) => {
      await lockKeys(app, 'things')
      const before = (await idsIn(app)).length
      await writeUnawaited(app, id)
      return (await idsIn(app)).length - before
    })
  // More than there are connections.
  const added = await Promise.all(Array.from({ length: 60 }, (_, index) => add(index + 1)))
  expect(added).toEqual(added.map(() => 1))
  expect(await idsIn(app)).toHaveLength(61)
})

describe.runIf(process.env.TEST_DATABASE_URL)('on PostgreSQL', () => {
  test('a change takes three round trips: to begin and lock, for what is changed and read then, and to commit', async () => {
    const { url, turns } = await givenProxy(app.config.databaseUrl ?? '')
    const db = openPostgres(url, () => {})
    onTestFinished(() => db.destroy())
    const change = (id: number) =>
      inTransaction({ ...app, db }, async (app) => {
        await lockKeys(app, 'things')
        await writeUnawaited(app, id)
        await writeUnawaited(app, id + 1)
        return idsIn(app)
      })
    // The first one opens the connection and prepares the statements.
    await change(1)
    const before = turns()
    expect(await change(3)).toEqual([1, 2, 3, 4])
    expect(turns() - before).toBe(3)
  })

  test('of two that deadlock one fails, whichever statement it is, and the other commits', async () => {
    for (const id of [1, 2]) await write(app, id)
    await sql`alter table things add column by_whom integer`.execute(app.db)
    const set = (app: App, id: number, whom: number) =>
      sendUnawaited(app, sql`update things set by_whom = ${whom} where id = ${id}`)
    const met = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const cross = (whom: number, first: number, second: number) =>
      inTransaction(app, async (app) => {
        await set(app, first, whom)
        await idsIn(app)
        met[whom]?.resolve()
        await met[1 - whom]?.promise
        await set(app, second, whom)
        await idsIn(app)
      })
    const settled = await Promise.allSettled([cross(0, 1, 2), cross(1, 2, 1)])
    expect(settled.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const lost = settled.find(({ status }) => status === 'rejected') as PromiseRejectedResult
    expect(lost.reason).toMatchObject({ code: '40P01' })
    const winner = settled.findIndex(({ status }) => status === 'fulfilled')
    const { rows } = await sql<{ by_whom: number }>`select by_whom from things`.execute(app.db)
    expect(rows.map(({ by_whom }) => by_whom)).toEqual([winner, winner])
  })

  test('a connection that is lost in a transaction fails it, and the next one gets another', async () => {
    const lost = inTransaction(app, async (app) => {
      await write(app, 1)
      await writeUnawaited(app, 2)
      // The rest is on its way when PostgreSQL ends the connection.
      await sendUnawaited(app, sql`select pg_terminate_backend(pg_backend_pid())`)
      await writeUnawaited(app, 3)
    })
    // PostgreSQL says so, or the socket does, to which the rest is written.
    const code = expect.stringMatching(/^(57P01|EPIPE|ECONNRESET)$/)
    await expect(lost).rejects.toMatchObject({ part: 'database', cause: { code } })
    const lostBeforeRead = inTransaction(app, async (app) => {
      await sendUnawaited(app, sql`select pg_terminate_backend(pg_backend_pid())`)
      await idsIn(app)
    })
    await expect(lostBeforeRead).rejects.toMatchObject({ part: 'database', cause: { code } })
    expect(await idsIn(app)).toEqual([])
    for (const id of [1, 2]) await inTransaction(app, (app) => write(app, id))
    expect(await idsIn(app)).toEqual([1, 2])
  })

  test('a connection that is lost while nothing is asked of it fails the transaction, not the process', async () => {
    const failed = inTransaction(app, async (own) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(own.db)
      await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(app.db)
      const isThere = sql<{ pid: number }>`select pid from pg_stat_activity where pid = ${rows[0]?.pid}`
      await expect.poll(async () => (await isThere.execute(app.db)).rows).toEqual([])
      await writeUnawaited(own, 1)
    })
    await expect(failed).rejects.toThrow()
    await inTransaction(app, (app) => write(app, 1))
    expect(await idsIn(app)).toEqual([1])
  })

  test('a change that is made while the transaction commits is refused', async () => {
    const pool = new pg.Pool({ connectionString: app.config.databaseUrl ?? '', pipeline: true })
    onTestFinished(() => pool.end())
    const client = await pool.connect()
    const insert = (id: number) => ({ text: `insert into things (id) values (${id})` })
    const transaction = new PipelinedTransaction(client)
    await transaction.query(insert(1), { isRead: false })
    const committed = transaction.commit()
    await expect(transaction.query(insert(2), { isRead: false })).rejects.toThrow('has ended')
    await committed
    client.release()
    expect(await idsIn(app)).toEqual([1])
  })

  test('when `begin` is refused, no change that was to follow is done', async () => {
    const pool = new pg.Pool({ connectionString: app.config.databaseUrl ?? '', pipeline: true })
    onTestFinished(() => pool.end())
    const client = await pool.connect()
    const refusing = Object.create(client, {
      query: {
        value: (asked: pg.QueryConfig) =>
          client.query(asked.text === 'begin' ? { text: 'select 1 / 0' } : asked),
      },
    })
    const insert = (id: number) => ({ text: `insert into things (id) values (${id})` })
    const changesFirst = new PipelinedTransaction(refusing)
    await expect(changesFirst.query(insert(1), { isRead: false })).rejects.toMatchObject({ code: '22012' })
    const readsFirst = new PipelinedTransaction(refusing)
    const reads = readsFirst.query({ text: 'select id from things' }, { isRead: true })
    await expect(reads).rejects.toMatchObject({ code: '22012' })
    const sent = readsFirst.query(insert(2), { isRead: false, isUnawaited: true })
    await expect(sent).rejects.toMatchObject({ code: '22012' })
    expect(await changesFirst.rollback()).toBe(true)
    expect(await readsFirst.rollback()).toBe(true)
    client.release()
    expect(await idsIn(app)).toEqual([])
  })
})

/** Passes everything on to PostgreSQL, and counts how often it was asked after it had answered. */
async function givenProxy(databaseUrl: string): Promise<{ url: string; turns(): number }> {
  const target = new URL(databaseUrl)
  let turns = 0
  const proxy = createServer((client) => {
    const postgres = connect(Number(target.port || 5432), target.hostname)
    let isAsking = false
    client.on('data', () => {
      if (!isAsking) turns++
      isAsking = true
    })
    postgres.on('data', () => {
      isAsking = false
    })
    for (const socket of [client, postgres]) socket.on('error', () => {})
    client.pipe(postgres).pipe(client)
  })
  await once(proxy.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void proxy.close())
  const url = new URL(databaseUrl)
  url.hostname = '127.0.0.1'
  url.port = String((proxy.address() as AddressInfo).port)
  return { url: url.href, turns: () => turns }
}
