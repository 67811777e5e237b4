import { sql } from 'kysely'
import type { PlatformApp } from '../platform/context.ts'
import { isPostgres } from '../platform/db/transaction.ts'
import { clockDoubts } from '../platform/doctor/clock-doubts.ts'

/** Sentences about what speaks against the clock of this machine; none where nothing does. */
export async function findClockDoubts(app: PlatformApp): Promise<string[]> {
  const newest = await app.db
    .selectFrom('activity')
    .select('created_at')
    // Ids begin with the time, and have an index.
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  const database = isPostgres(app) ? await readDatabaseClock(app) : null
  const known = { newest: newest?.created_at ?? null, database }
  return clockDoubts(app.clock.now(), known).map(({ sentence }) => sentence)
}

async function readDatabaseClock({ db }: PlatformApp): Promise<number | null> {
  const { rows } = await sql<{
    now: number
  }>`select extract(epoch from clock_timestamp())::float * 1000 as now`.execute(db)
  return rows[0]?.now ?? null
}
