import type { App } from '../context.ts'
import { isDiskFull } from '../disk.ts'
import type { LiveMessage } from '../live/live.ts'
import { answeringApp } from './postgres/pipeline.ts'
import { isStalePlan } from './postgres/statement-names.ts'

/**
 * Runs the work with an `app` that is bound to one transaction; inside a transaction it joins that one.
 * Messages that the work publishes are sent after the commit, merged to one for each topic; after a
 * rollback none is sent.
 *
 * `readAnswer` reads what is answered, still within the transaction, with one prepared query: on PostgreSQL the commit
 * is sent together with it. So it must not decide anything, and must find its rows.
 */
export function inTransaction<T>(app: App, work: (app: App) => Promise<T>): Promise<T>
export function inTransaction<T, Answer>(
  app: App,
  work: (app: App) => Promise<T>,
  readAnswer: (app: App, done: T) => Promise<Answer>,
): Promise<Answer>
export async function inTransaction<T, Answer>(
  app: App,
  work: (app: App) => Promise<T>,
  readAnswer?: (app: App, done: T) => Promise<Answer>,
): Promise<T | Answer> {
  if (app.db.isTransaction) {
    const done = await work(app)
    return readAnswer ? readAnswer(app, done) : done
  }
  const held = new Map<string, LiveMessage>()
  const live: App['live'] = {
    ...app.live,
    publish: (topic, message) => void held.set(topic, merged(held.get(topic), message)),
  }
  const run = () =>
    app.db.transaction().execute(async (db) => {
      const own = { ...app, db, live }
      const done = await work(own)
      return readAnswer ? readAnswer(answeringApp(own), done) : done
    })
  const result = await run().catch((error) => {
    if (isDiskFull(error)) app.disk.giveSpare()
    // A migration has changed a table while this server runs. The transaction has done nothing yet.
    else if (!isStalePlan(error)) throw error
    held.clear()
    return run()
  })
  for (const [topic, message] of held) app.live.publish(topic, message)
  return result
}

/**
 * Runs the work with an `app` bound to one transaction, and rolls it back. What the work publishes is
 * dropped. Returns the result of the work. Not to be called inside a transaction.
 */
export async function inDiscardedTransaction<T>(app: App, work: (app: App) => Promise<T>): Promise<T> {
  const db = await app.db.startTransaction().execute()
  try {
    return await work({ ...app, db, live: { ...app.live, publish: () => {} } })
  } finally {
    await db.rollback().execute()
  }
}

export function isPostgres(app: Pick<App, 'config'>): boolean {
  return app.config.databaseUrl !== null
}

function merged(earlier: LiveMessage = {}, later: LiveMessage): LiveMessage {
  const changed = new Set([...(earlier.changed ?? []), ...(later.changed ?? [])])
  return { ...earlier, ...later, ...(changed.size > 0 && { changed: [...changed] }) }
}
