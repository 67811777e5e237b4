import type { KyselyPlugin } from 'kysely'
import type { TestApp } from './test-app.ts'

/** Counts what the app sends to its database from now on, but for the begin and the end of transactions. */
export function countStatements(app: TestApp): { count: number } {
  const counted = { count: 0 }
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      counted.count++
      return result
    },
  }
  app.db = app.db.withPlugin(plugin)
  return counted
}
