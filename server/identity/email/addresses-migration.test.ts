import { expect, test } from 'vitest'
import { migrations } from '../../migrations/all.ts'
import { migrate } from '../../platform/db/migrate.ts'
import { newId } from '../../platform/ids.ts'
import { openBefore } from '../../testing/open-before.ts'

test('an address from before counts as confirmed', async () => {
  const app = await openBefore('036-confirmed-addresses')
  const [anna, ben] = [newId(), newId()]
  for (const [id, email] of [
    [anna, 'anna@example.com'],
    [ben, null],
  ] as const)
    await app.db
      .insertInto('users')
      .values({ id, email, created_at: 5 } as never)
      .execute()
  await migrate(app.db, migrations)
  const rows = await app.db.selectFrom('users').select(['id', 'email_confirmed_at']).orderBy('id').execute()
  expect(rows.map(({ email_confirmed_at }) => email_confirmed_at)).toEqual([5, null])
})
