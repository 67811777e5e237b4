import { requireRoomForRow } from '../platform/budgets/row-budget.ts'
import type { App } from '../platform/context.ts'
import { conflict } from '../platform/errors.ts'
import { hashToken } from '../platform/ids.ts'

type Made<Row> = {
  groupId: string
  /** The key that names the call; undefined for a call without one. */
  key: string | undefined
  /** See `secretOfCall`. */
  secret: string
  /** As people call it: "token". */
  what: string
  /** Reads the row that the same call made before; undefined when there is none any more. */
  find: () => Promise<Row | undefined>
}

/**
 * What the same call has made before; undefined when it is made for the first time. 409 when that has ended since. In a
 * transaction that has locked the member.
 */
export async function findMadeBefore<Row>(app: App, { groupId, key, secret, what, find }: Made<Row>) {
  if (key === undefined) return undefined
  const isFirst = await isFirstUse(app, groupId, secret)
  const earlier = await find()
  if (earlier) return earlier
  if (!isFirst)
    throw conflict(`This ${what} was made, and has been ended since. To have another one, please begin anew.`)
  return undefined
}

/** Whether nothing was made by this secret before. From now on something was. */
export async function isFirstUse(app: App, groupId: string, secret: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await app.db
    .insertInto('secret_calls')
    .values({ family_group_id: groupId, made: hashToken(secret) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  if (!numInsertedOrUpdatedRows) return false
  await requireRoomForRow(app, 'secret_calls', groupId)
  return true
}
