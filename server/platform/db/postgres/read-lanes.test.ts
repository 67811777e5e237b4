import pg from 'pg'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createDatabase } from '../../../testing/test-database.ts'
import { readLanes } from './read-lanes.ts'

describe.runIf(process.env.TEST_DATABASE_URL)('reads that share connections', () => {
  test('wait for whichever connection is free: a slow one holds up four at most', async () => {
    const { lanes, slow } = await givenLanes()
    const first = lanes.query({ text: slow.text })
    await slow.begun()
    let answered = 0
    const others = Array.from({ length: 100 }, async () => {
      await lanes.query({ text: 'select 1' })
      answered++
    })
    await expect.poll(() => answered).toBeGreaterThanOrEqual(97)
    await slow.end()
    await Promise.all([first, ...others])
    expect(answered).toBe(100)
  })

  test('are all refused when no connection can be made, and answered when one can', async () => {
    const { lanes, pool } = await givenLanes()
    const { connect } = pool
    pool.connect = async () => {
      throw new Error('Nobody listens.')
    }
    const reads = Array.from({ length: 20 }, () => lanes.query({ text: 'select 1' }))
    const outcomes = await Promise.allSettled(reads)
    expect(new Set(outcomes.map(({ status }) => status))).toEqual(new Set(['rejected']))
    pool.connect = connect
    expect((await lanes.query({ text: 'select 1 as one' })).rows).toEqual([{ one: 1 }])
  })
})

/** Connections to a database, and a statement that takes until its `end`. */
async function givenLanes() {
  const database = await createDatabase()
  const connectionString = database.environment.DATABASE_URL ?? ''
  const pool = new pg.Pool({ connectionString, pipeline: true })
  const lanes = readLanes(pool, () => {})
  const holder = new pg.Client({ connectionString })
  await holder.connect()
  await holder.query('select pg_advisory_lock(7)')
  onTestFinished(async () => {
    await lanes.close()
    await pool.end()
    await holder.end()
    await database.drop()
  })
  const waiting = `select count(*)::int as count from pg_locks
    where locktype = 'advisory' and not granted and database = (select oid from pg_database where datname = current_database())`
  const slow = {
    text: 'select pg_advisory_lock_shared(7)',
    begun: () => expect.poll(async () => (await holder.query(waiting)).rows[0].count).toBe(1),
    end: () => holder.query('select pg_advisory_unlock(7)'),
  }
  return { lanes, pool, slow }
}
