import { sql } from 'kysely'
import type { App } from '../context.ts'
import type { LiveMessage } from '../live/live.ts'

/**
 * Runs the work with an `app` bound to one transaction; inside another transaction it joins that
 * one. What the work publishes goes out after the commit, once for each topic, or never.
 */
export async function inTransaction<T>(app: App, work: (app: App) => Promise<T>): Promise<T> {
  if (app.db.isTransaction) return work(app)
  const held = new Map<string, LiveMessage>()
  const live: App['live'] = {
    ...app.live,
    publish: (topic, message) => void held.set(topic, merged(held.get(topic), message)),
  }
  const result = await app.db.transaction().execute((db) => work({ ...app, db, live }))
  for (const [topic, message] of held) app.live.publish(topic, message)
  return result
}

/**
 * Lets one transaction at a time pass for each of the keys, until its end. SQLite has one writer
 * anyway; PostgreSQL takes advisory locks, in one order, so that two never wait for each other.
 */
export async function oneAtATime(app: App, ...keys: string[]): Promise<void> {
  if (!isPostgres(app)) return
  const locks = sql`select distinct hashtextextended(value, 0) as lock from json_array_elements_text(${JSON.stringify(keys)})`
  await sql`with locks as materialized (${locks} order by lock) select pg_advisory_xact_lock(lock) from locks`.execute(
    app.db,
  )
}

export function isPostgres(app: Pick<App, 'config'>): boolean {
  return app.config.databaseUrl !== null
}

function merged(earlier: LiveMessage = {}, later: LiveMessage): LiveMessage {
  const changed = new Set([...(earlier.changed ?? []), ...(later.changed ?? [])])
  return { ...earlier, ...later, ...(changed.size > 0 && { changed: [...changed] }) }
}
