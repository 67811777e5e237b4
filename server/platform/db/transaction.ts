import type { App } from '../context.ts'
import { isDiskFull } from '../disk.ts'
import type { LiveMessage } from '../live/live.ts'
import { isStalePlan } from './postgres/statement-names.ts'

/** What is done after the commit, by the database of the transaction. */
const held = new WeakMap<App['db'], (() => void)[]>()

/** Does it after the commit of the transaction that `app` is bound to, and never after a rollback; at once without one. */
export function afterCommit(app: Pick<App, 'db'>, work: () => void): void {
  if (!app.db.isTransaction) work()
  else held.get(app.db)?.push(work)
}

/**
 * Runs the work with an `app` that is bound to one transaction; inside a transaction it joins that one.
 * Messages that the work publishes are sent after the commit, merged to one for each topic; after a
 * rollback none is sent.
 */
export async function inTransaction<T>(app: App, work: (app: App) => Promise<T>): Promise<T> {
  if (app.db.isTransaction) return work(app)
  const messages = new Map<string, LiveMessage>()
  let after: (() => void)[] = []
  const live: App['live'] = {
    ...app.live,
    publish: (topic, message) => void messages.set(topic, merged(messages.get(topic), message)),
  }
  const run = () =>
    app.db.transaction().execute((db) => {
      after = []
      held.set(db, after)
      return work({ ...app, db, live })
    })
  const result = await run().catch((error) => {
    if (isDiskFull(error)) app.disk.giveSpare()
    // A migration has changed a table while this server runs. The transaction has done nothing yet.
    else if (!isStalePlan(error)) throw error
    messages.clear()
    return run()
  })
  for (const [topic, message] of messages) app.live.publish(topic, message)
  for (const work of after) work()
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
