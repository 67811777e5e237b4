import { sql } from 'kysely'
import type { App } from '../context.ts'
import type { LiveMessage } from '../live.ts'

/**
 * Runs the work with an `app` bound to one transaction; inside another transaction it joins that
 * one. What the work publishes goes out after the commit, or never.
 */
export async function inTransaction<T>(app: App, work: (app: App) => Promise<T>): Promise<T> {
  if (app.db.isTransaction) return work(app)
  const held: [topic: string, message: LiveMessage][] = []
  const live = { ...app.live, publish: (...event: (typeof held)[number]) => void held.push(event) }
  const result = await app.db.transaction().execute((db) => work({ ...app, db, live }))
  for (const event of held) app.live.publish(...event)
  return result
}

/**
 * Lets one transaction at a time pass for the same key, until its end. SQLite has one writer
 * anyway; PostgreSQL takes an advisory lock.
 */
export async function oneAtATime(app: App, key: string): Promise<void> {
  if (!isPostgres(app)) return
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(app.db)
}

export function isPostgres(app: Pick<App, 'config'>): boolean {
  return app.config.databaseUrl !== null
}
