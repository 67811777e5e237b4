import pg from 'pg'
import { loadContender } from '../contenders.ts'
import type { Contender } from './contender.ts'
import { deliverJobs, type Job, listJobs } from './jobs.ts'

const chunk = 2000

/** Batches of 500, each written by one statement; fetches the next at once while batches are full. */
export const pgBoss: Contender = {
  async open({ databaseUrl }) {
    const { PgBoss } = await loadContender('pg-boss')
    const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 })
    const jobs = await listJobs(pool)
    const boss = new PgBoss({ connectionString: databaseUrl, max: 10, supervise: false, schedule: false })
    await boss.start()
    await boss.createQueue('load')
    for (let at = 0; at < jobs.length; at += chunk) {
      await boss.insert(
        'load',
        jobs.slice(at, at + chunk).map((data) => ({ data, retryLimit: 3 })),
      )
    }
    const settle = counted(jobs.length)
    jobs.length = 0
    return {
      async work() {
        const options = {
          batchSize: 500,
          burstWhenBatchFull: true,
          pollingIntervalSeconds: 0.5,
          localConcurrency: 2,
        }
        await boss.work('load', options, async (taken: { data: Job }[]) => {
          await deliverJobs(
            pool,
            taken.map(({ data }) => data),
          )
          settle.add(taken.length)
        })
        await settle.all
        while (
          (await openJobs(
            pool,
            `select count(*) from pgboss.job where name = 'load' and state < 'completed'`,
          )) > 0
        ) {
          await new Promise((resolve) => setTimeout(resolve, 5))
        }
      },
      async close() {
        await boss.stop({ graceful: false })
        await pool.end()
      },
    }
  },
}

function counted(all: number) {
  const { promise, resolve } = Promise.withResolvers<void>()
  let done = 0
  return {
    all: promise,
    add(count: number) {
      done += count
      if (done >= all) resolve()
    },
  }
}

async function openJobs(pool: pg.Pool, query: string): Promise<number> {
  const { rows } = await pool.query(query)
  return Number(rows[0].count)
}
