import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { givenFamily } from '../../testing/given.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { liveSuite } from './live.suite.ts'
import { openMemoryLive } from './live.ts'
import { openPostgresLive } from './live-postgres.ts'

liveSuite('in one process', async () => {
  const live = openMemoryLive()
  return [live, live]
})

const databaseUrl = process.env.TEST_DATABASE_URL
if (databaseUrl) {
  liveSuite('over PostgreSQL', async () => [await openHere(databaseUrl), await openHere(databaseUrl)])

  test('a lost connection to PostgreSQL is opened again', async () => {
    const live = await openHere(databaseUrl)
    const heard: unknown[] = []
    live.subscribe('family', (message) => heard.push(message))
    await loseListeners(databaseUrl)
    await vi.waitFor(
      () => {
        live.publish('family', { changed: ['photos'] })
        expect(heard.length).toBeGreaterThan(0)
      },
      { timeout: 10_000, interval: 200 },
    )
  })

  test('while PostgreSQL is away it is tried ever more rarely', async () => {
    const road = await openRoad(databaseUrl)
    const live = await openHere(road.url)
    const heard: unknown[] = []
    live.subscribe('family', (message) => heard.push(message))
    road.block()
    await sleep(3000)
    expect(road.refused()).toBeGreaterThan(1)
    expect(road.refused()).toBeLessThan(7)
    road.unblock()
    const hear = () => {
      live.publish('family', { changed: ['photos'] })
      expect(heard.length).toBeGreaterThan(0)
    }
    await vi.waitFor(hear, { timeout: 10_000, interval: 200 })
  })

  test('what could not be told is a gap for every process once the connection is back', async () => {
    const road = await openRoad(databaseUrl)
    let [gapsHere, gapsThere] = [0, 0]
    const here = await openHere(road.url, () => gapsHere++)
    await openHere(databaseUrl, () => gapsThere++)
    road.block()
    here.publish('family', { changed: ['photos'] })
    await sleep(200)
    expect([gapsHere, gapsThere]).toEqual([0, 0])
    road.unblock()
    await vi.waitFor(() => expect(gapsThere).toBe(1), { timeout: 10_000 })
    expect(gapsHere).toBeGreaterThan(0)
  })

  test('a browser whose server may have missed something comes back and is asked again who it is', async () => {
    const app = await createTestApp()
    const { anna, path } = await givenFamily(app)
    const stream = await anna.listen(`${path}/live`)
    await stream.until('open')
    await loseListeners(app.config.databaseUrl ?? '')
    await stream.ended
  })

  test('a bus that is closed while PostgreSQL is away does not come back', async () => {
    const road = await openRoad(databaseUrl)
    const live = await openPostgresLive(road.url, { onTrouble() {}, onGap() {} })
    road.block()
    await vi.waitFor(() => expect(road.refused()).toBeGreaterThan(0))
    await live.close()
    const refused = road.refused()
    await sleep(1000)
    expect(road.refused()).toBe(refused)
  })
}

async function openHere(url: string, onGap = () => {}) {
  const live = await openPostgresLive(url, { onTrouble() {}, onGap })
  onTestFinished(() => live.close())
  return live
}

async function loseListeners(url: string) {
  const operator = new pg.Client({ connectionString: url })
  await operator.connect()
  await operator.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where (query like 'LISTEN%' or query like 'SELECT pg_notify%')
       and datname = current_database() and pid <> pg_backend_pid()`,
  )
  await operator.end()
}

/** A way to the database that can be blocked, and counts who was turned away. */
async function openRoad(url: string) {
  const database = new URL(url)
  const travelling = new Set<Socket>()
  let refused = 0
  let isBlocked = false
  const server = createServer((near) => {
    if (isBlocked) {
      refused++
      return near.destroy()
    }
    const far = connect(Number(database.port), database.hostname)
    near.pipe(far).pipe(near)
    for (const socket of [near, far]) {
      travelling.add(socket)
      socket.on('error', () => {}).on('close', () => travelling.delete(socket))
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const here = new URL(url)
  here.port = String((server.address() as AddressInfo).port)
  here.hostname = '127.0.0.1'
  return {
    url: here.href,
    refused: () => refused,
    block() {
      isBlocked = true
      for (const socket of travelling) socket.destroy()
    },
    unblock() {
      isBlocked = false
    },
  }
}
