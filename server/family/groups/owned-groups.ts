import { askBudget } from '../../platform/budgets/ask-budget.ts'
import type { App } from '../../platform/context.ts'
import { lockKeys } from '../../platform/db/lock.ts'
import '../family.tables.ts'

/**
 * In the transaction by which the person gets one more group: throws 409 where they have as many as PERSON_GROUPS says.
 * Deleted groups count until they cannot be restored any more. A successor who takes over after 30 days of silence is not
 * asked: no family is to stay without a primary caretaker.
 */
export async function requireRoomForGroup(app: App, userId: string): Promise<void> {
  await lockKeys(app, `groups-of:${userId}`)
  const { count } = await app.db
    .selectFrom('members')
    .where('user_id', '=', userId)
    .where('role', '=', 'primary_caretaker')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  askBudget(app, 'personGroups', { used: Number(count) + 1 })
}
