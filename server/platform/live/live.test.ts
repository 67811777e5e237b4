import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { createFamilyApp } from '../../testing/given/given.ts'
import { givenRoad } from '../../testing/given/given-road.ts'
import { expectHeard, liveSuite } from './live.suite.ts'
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
    await expectHeard(live, heard)
  })

  test('while PostgreSQL is away it is tried ever more rarely', async () => {
    const road = await givenRoad(databaseUrl)
    const live = await openHere(road.url)
    const heard: unknown[] = []
    live.subscribe('family', (message) => heard.push(message))
    road.block()
    // A busy machine may look after the fifth.
    await expect.poll(() => road.refusals.length).toBeGreaterThanOrEqual(4)
    const pauses = road.refusals.slice(1).map((at, index) => at - (road.refusals[index] ?? 0))
    // A timer may go off a millisecond early.
    for (const [index, leastMs] of [200, 400, 800].entries())
      expect(pauses[index]).toBeGreaterThanOrEqual(leastMs - 5)
    road.open()
    await expectHeard(live, heard)
  })

  test('what could not be told is a gap for every process once the connection is back', async () => {
    const road = await givenRoad(databaseUrl)
    let [gapsHere, gapsThere] = [0, 0]
    const here = await openHere(road.url, () => gapsHere++)
    await openHere(databaseUrl, () => gapsThere++)
    road.block()
    here.publish('family', { changed: ['photos'] })
    await expect.poll(() => road.refusals.length).toBeGreaterThan(0)
    expect([gapsHere, gapsThere]).toEqual([0, 0])
    road.open()
    await expect.poll(() => gapsThere).toBe(1)
    expect(gapsHere).toBeGreaterThan(0)
  })

  test('a connection on which nothing comes any more counts as lost, and is opened again', async () => {
    const road = await givenRoad(databaseUrl)
    const gaps: string[] = []
    const live = await openPostgresLive(road.url, {
      onTrouble() {},
      onGap: () => gaps.push('a gap'),
      answersWithin: 200,
    })
    onTestFinished(() => live.close())
    road.hang()
    await sleep(1000)
    expect(gaps).toEqual([])
    road.open()
    await expect.poll(() => gaps.length).toBeGreaterThan(0)
    const heard: unknown[] = []
    live.subscribe('family', (message) => heard.push(message))
    await expectHeard(live, heard)
  })

  test('a browser whose server may have missed something comes back and is asked again who it is', async () => {
    const { app, anna, path } = await createFamilyApp()
    const stream = await anna.listen(`${path}/live`)
    await stream.until('open')
    await loseListeners(app.config.databaseUrl ?? '')
    await stream.ended
  })

  test('a bus that is closed while PostgreSQL is away does not come back', async () => {
    const road = await givenRoad(databaseUrl)
    const live = await openPostgresLive(road.url, { onTrouble() {}, onGap() {} })
    road.block()
    await expect.poll(() => road.refusals.length).toBeGreaterThan(0)
    await live.close()
    const refused = road.refusals.length
    // Longer than the pause before the next try would be.
    await sleep(1000)
    expect(road.refusals).toHaveLength(refused)
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
