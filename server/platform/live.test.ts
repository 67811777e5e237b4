import pg from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
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
    const operator = new pg.Client({ connectionString: databaseUrl })
    await operator.connect()
    await operator.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where query like 'LISTEN%' and pid <> pg_backend_pid()`,
    )
    await operator.end()
    await vi.waitFor(
      () => {
        live.publish('family', { changed: ['photos'] })
        expect(heard.length).toBeGreaterThan(0)
      },
      { timeout: 10_000, interval: 200 },
    )
  })
}

async function openHere(url: string) {
  const live = await openPostgresLive(url, () => {})
  onTestFinished(() => live.close())
  return live
}
