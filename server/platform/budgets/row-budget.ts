import { sql } from 'kysely'
import type { App } from '../context.ts'
import { readText } from '../db/postgres/pipeline.ts'
import { type GroupTable, rowKindsOf } from '../feature.ts'
import { askBudget } from './ask-budget.ts'
import { remember } from './memory.ts'

/**
 * In the transaction that has added a row which a person has asked for: throws 409, and so takes the row back, where the
 * group has more of its kind than GROUP_ROWS says. Deleted ones count, because they take room until the group goes. The rows
 * are counted up to the limit, and again after a tenth of what is left: so most calls ask nothing, and ten servers together
 * add no more than the limit.
 */
export async function requireRoomForRow(app: App, table: GroupTable, groupId: string): Promise<void> {
  const limit = app.config.budgets.groupRows
  if (limit === Infinity) return
  const key = `${table}:${groupId}`
  const left = app.budgetMemory.rows.get(key) ?? 0
  if (left > 0) return void app.budgetMemory.rows.set(key, left - 1)
  const count = await countRows(app, { table, groupId, atMost: limit + 1 })
  askBudget(app, 'groupRows', { used: count, what: rowKindsOf(app)[table] ?? 'things' })
  remember(app.budgetMemory.rows, key, Math.floor((limit - count) / 10))
}

async function countRows(
  app: App,
  { table, groupId, atMost }: { table: GroupTable; groupId: string; atMost: number },
): Promise<number> {
  const [row] = await readText(
    app,
    sql<{ count: number }>`select count(*) as count from
    (select 1 from ${sql.table(table)} where family_group_id = ${groupId} limit ${atMost}) as counted`,
  )
  return Number(row?.count ?? 0)
}
