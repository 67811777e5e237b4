import { sql } from 'kysely'
import { remember } from '../../budgets/memory.ts'
import { seconds } from '../../clock.ts'
import type { App } from '../../context.ts'
import { type AppError, tooMany } from '../../errors.ts'
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
  const { refused } = app.budgetMemory
  const known = refused.get(key)
  if (known && known.until > now && known.until <= now + rememberedFor) throw refusal(app, known.endsAt)
  const { count, endsAt } = await countAttempts(app, key, { perMs })
  if (count <= limit) return void refused.delete(key)
  remember(refused, key, { until: Math.min(endsAt, now + rememberedFor), endsAt })
  throw refusal(app, endsAt)
}

/**
 * How long a process refuses by itself, in milliseconds: to count each of a thousand tries a second is a sync of the disk for
 * each. It is short, because another server may have forgotten the tries meanwhile.
 */
const rememberedFor = seconds(2)

function refusal(app: App, endsAt: number): AppError {
  return tooMany(Math.ceil((endsAt - app.clock.now()) / 1000))
}

/** Counts attempts under the key. Returns how many there were within `perMs`, and when they are forgotten. */
export async function countAttempts(
  app: App,
  key: string,
  { perMs, by = 1 }: { perMs: number; by?: number },
): Promise<{ count: number; endsAt: number }> {
  const now = app.clock.now()
  // A window that ends later than any does from now was opened by a clock that was ahead.
  const isOver = sql<boolean>`(rate_limits.window_ends_at <= ${now} or rate_limits.window_ends_at > ${now + perMs})`
  const row = await app.db
    .insertInto('rate_limits')
    .values({ key, count: by, window_ends_at: now + perMs })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql<number>`case when ${isOver} then ${by} else rate_limits.count + ${by} end`,
        window_ends_at: sql<number>`case when ${isOver} then ${now + perMs} else rate_limits.window_ends_at end`,
      }),
    )
    .returning(['count', 'window_ends_at'])
    .executeTakeFirstOrThrow()
  return { count: row.count, endsAt: row.window_ends_at }
}

/** Refuses with 429 when so many attempts were counted that the next one is refused. Counts none. */
export async function refuseOverLimit(
  app: App,
  key: string,
  { limit, perMs }: { limit: number; perMs: number },
): Promise<void> {
  const found = await findAttempts(app, key, perMs)
  if (found && found.count >= limit) throw tooMany(Math.ceil((found.endsAt - app.clock.now()) / 1000))
}

/** The attempts that are counted under the key; null when there are none. */
export async function findAttempts(
  app: App,
  key: string,
  perMs: number,
): Promise<{ count: number; endsAt: number } | null> {
  const now = app.clock.now()
  const row = await app.db
    .selectFrom('rate_limits')
    .where('key', '=', key)
    .where('window_ends_at', '>', now)
    .where('window_ends_at', '<=', now + perMs)
    .select(['count', 'window_ends_at'])
    .executeTakeFirst()
  return row ? { count: row.count, endsAt: row.window_ends_at } : null
}

/** Forgets the attempts under the key: after a success the failures before it no longer count. */
export async function resetRateLimit(app: App, key: string): Promise<void> {
  app.budgetMemory.refused.delete(key)
  await app.db.deleteFrom('rate_limits').where('key', '=', key).execute()
}

/** Deletes counts whose window ended before `before`. */
export async function sweepRateLimits(app: App, before: number): Promise<void> {
  await app.db.deleteFrom('rate_limits').where('window_ends_at', '<=', before).execute()
}
