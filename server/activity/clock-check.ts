import { sql } from 'kysely'
import type { PlatformApp } from '../platform/context.ts'
import { isPostgres } from '../platform/db/transaction.ts'
import { clockDoubts, longSilence } from '../platform/doctor/clock-doubts.ts'

/** Sentences about what speaks against the clock of this machine; none where nothing does. */
export async function findClockDoubts(app: PlatformApp): Promise<string[]> {
  const newest = await findNewest(app)
  const database = isPostgres(app) ? await readDatabaseClock(app) : null
  const known = { newest, database }
  return clockDoubts(app.clock.now(), known).map(({ sentence }) => sentence)
}

/** Whether nothing has happened for so long that the clock is rather ahead. */
export async function isClockAhead(app: PlatformApp): Promise<boolean> {
  const newest = await findNewest(app)
  return newest !== null && app.clock.now() - newest > longSilence
}

async function findNewest(app: PlatformApp): Promise<number | null> {
  const row = await app.db
    .selectFrom('activity')
    .select('created_at')
    // Ids begin with the time, and have an index.
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.created_at ?? null
}

async function readDatabaseClock({ db }: PlatformApp): Promise<number | null> {
  const { rows } = await sql<{
    now: number
  }>`select extract(epoch from clock_timestamp())::float * 1000 as now`.execute(db)
  return rows[0]?.now ?? null
}
