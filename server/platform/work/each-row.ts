import type { App } from '../context.ts'
import { inTransaction } from '../db/transaction.ts'

type Failing<Row> = {
  /** What could not be done, for the log. */
  failure: string
  /** The ids of the row, for the log. */
  ids: (row: Row) => Record<string, string>
}

/**
 * Works on claimed rows one after the other, each in a transaction of its own. A row that fails holds up no other: it
 * is logged, and claimed again when its lease ends.
 */
export async function forEachRow<Row>(
  app: App,
  rows: Row[],
  work: (app: App, row: Row) => Promise<void>,
  { failure, ids }: Failing<Row>,
): Promise<void> {
  for (const row of rows) {
    try {
      await inTransaction(app, (app) => work(app, row))
    } catch (error) {
      app.log.error({ err: error, ...ids(row) }, failure)
    }
  }
}
