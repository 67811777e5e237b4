import { sql } from 'kysely'
import type { Role } from '#contract/platform/policy.ts'
import type { App } from '../platform/context.ts'
import { type Given, preparedQuery } from '../platform/db/prepared-query.ts'
import type { Turn } from '../platform/work/fair-queue.ts'
import './family.tables.ts'

/** Whose turn work for a group is: that of its primary caretaker, for all their groups together. */
export async function turnOf(app: App, groupId: string, personId: string): Promise<Turn> {
  const [owner] = await findOwner(app, { groupId })
  return [owner?.user_id ?? groupId, groupId, personId]
}

/** For work that belongs to a person and no group. */
export function ownTurn(personId: string): Turn {
  return [personId, 'no group', personId]
}

const findOwner = preparedQuery((app: App, given: Given<{ groupId: string }>) =>
  app.db
    .selectFrom('members')
    .where('family_group_id', '=', given.groupId)
    .where('role', '=', sql.lit<Role>('primary_caretaker'))
    .select('user_id'),
)
