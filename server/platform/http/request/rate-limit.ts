import { sql } from 'kysely'
import type { App } from '../../context.ts'
import { tooMany } from '../../errors.ts'
import './rate-limit.tables.ts'

/**
 * Counts one attempt under the key and refuses with 429 when there were more than `limit` within
 * `perMs`. Counted in the database, so that it holds for all servers and across restarts.
 */
export async function rateLimit(
  app: App,
  key: string,
  { limit, perMs }: { limit: number; perMs: number },
): Promise<void> {
  const now = app.clock.now()
  // A window that ends later than any does from now was opened by a clock that was ahead.
  const isOver = sql<boolean>`(rate_limits.window_ends_at <= ${now} or rate_limits.window_ends_at > ${now + perMs})`
  const row = await app.db
    .insertInto('rate_limits')
    .values({ key, count: 1, window_ends_at: now + perMs })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql<number>`case when ${isOver} then 1 else rate_limits.count + 1 end`,
        window_ends_at: sql<number>`case when ${isOver} then ${now + perMs} else rate_limits.window_ends_at end`,
      }),
    )
    .returning(['count', 'window_ends_at'])
    .executeTakeFirstOrThrow()
  if (row.count > limit) throw tooMany(Math.ceil((row.window_ends_at - now) / 1000))
}

/** Refuses with 429 when so many attempts were counted that the next one is refused. Counts none. */
export async function refuseOverLimit(
  app: App,
  key: string,
  { limit, perMs }: { limit: number; perMs: number },
): Promise<void> {
  const now = app.clock.now()
  const row = await app.db
    .selectFrom('rate_limits')
    .where('key', '=', key)
    .where('count', '>=', limit)
    .where('window_ends_at', '>', now)
    .where('window_ends_at', '<=', now + perMs)
    .select('window_ends_at')
    .executeTakeFirst()
  if (row) throw tooMany(Math.ceil((row.window_ends_at - now) / 1000))
}

/** Forgets the attempts under the key: after a success the failures before it no longer count. */
export async function resetRateLimit(app: App, key: string): Promise<void> {
  await app.db.deleteFrom('rate_limits').where('key', '=', key).execute()
}

/** Deletes counts whose window ended before `before`. */
export async function sweepRateLimits(app: App, before: number): Promise<void> {
  await app.db.deleteFrom('rate_limits').where('window_ends_at', '<=', before).execute()
}
