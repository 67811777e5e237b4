import { sql } from 'kysely'
import type { App } from '../context.ts'
import { tooMany } from '../errors.ts'
import './rate-limit.tables.ts'

/**
 * Counts one try under the key and refuses with 429 when there were more than `most` in the
 * window. In the database, so that it holds over all servers and restarts.
 */
export async function countTry(app: App, key: string, { most, perMs }: { most: number; perMs: number }) {
  const now = app.clock.now()
  const row = await app.db
    .insertInto('tries')
    .values({ key, count: 1, window_ends_at: now + perMs })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql<number>`case when tries.window_ends_at <= ${now} then 1 else tries.count + 1 end`,
        window_ends_at: sql<number>`case when tries.window_ends_at <= ${now} then ${now + perMs} else tries.window_ends_at end`,
      }),
    )
    .returning(['count', 'window_ends_at'])
    .executeTakeFirstOrThrow()
  if (row.count > most) throw tooMany(Math.ceil((row.window_ends_at - now) / 1000))
}

/** After a success the earlier failures no longer count. */
export async function forgetTries(app: App, key: string): Promise<void> {
  await app.db.deleteFrom('tries').where('key', '=', key).execute()
}
