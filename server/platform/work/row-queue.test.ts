import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createTestApp } from '../../testing/test-app.ts'
import { inTransaction, isPostgres } from '../db/transaction.ts'
import { newId } from '../ids.ts'
import { rowQueue } from './row-queue.ts'

const queue = rowQueue({ table: 'mails', leaseMs: 1000, limit: 5 })

test('one claim takes no more rows than its limit, however PostgreSQL plans it', async () => {
  const app = await createTestApp()
  const due = { kind: 'reset', created_at: 0, due_at: 0, attempts: 0 } as const
  const mails = Array.from({ length: 12 }, () => ({ ...due, id: newId() }))
  await app.db.insertInto('mails').values(mails).execute()
  const claimed = await inTransaction(app, async (app) => {
    // PostgreSQL chooses this plan by itself where it last counted the table while that had one row: a loop over all rows,
    // which looks for the due ones again each time.
    if (isPostgres(app))
      for (const way of ['hashjoin', 'mergejoin', 'hashagg', 'sort', 'material'])
        await sql`set local ${sql.raw(`enable_${way}`)} = off`.execute(app.db)
    return queue.claim(app, 0)
  })
  expect(claimed).toHaveLength(5)
  expect(await queue.claim(app, 0)).toHaveLength(5)
  expect(await queue.claim(app, 0)).toHaveLength(2)
})
