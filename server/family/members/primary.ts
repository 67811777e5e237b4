import type { App } from '../../platform/context.ts'
import '../family.tables.ts'

const nobodyAsked = { hand_over_to: null, hand_over_at: null }
const nobodyNamed = { successor_id: null, take_over_asked_at: null }

/**
 * Makes the member the primary caretaker, and the former one, if there still is one, a caretaker. Nobody is asked to take
 * over any more, nor named as successor. The caller has locked the members.
 */
export async function makePrimary(app: App, groupId: string, memberId: string): Promise<void> {
  // In this order: a unique index allows one primary caretaker at any time.
  await app.db
    .updateTable('members')
    .set({ role: 'caretaker' })
    .where('family_group_id', '=', groupId)
    .where('role', '=', 'primary_caretaker')
    .execute()
  await app.db.updateTable('members').set({ role: 'primary_caretaker' }).where('id', '=', memberId).execute()
  await app.db
    .updateTable('family_groups')
    .set({ ...nobodyAsked, ...nobodyNamed })
    .where('id', '=', groupId)
    .execute()
}

/** The person is not asked to take over any more, nor named as successor. The caller has locked the members. */
export async function forgetNext(app: App, groupId: string, userId: string): Promise<void> {
  const groups = app.db.updateTable('family_groups').where('id', '=', groupId)
  await groups.set(nobodyAsked).where('hand_over_to', '=', userId).execute()
  await groups.set(nobodyNamed).where('successor_id', '=', userId).execute()
}

/** The id of the successor's membership; null when nobody is named, or the group was deleted. */
export async function findSuccessor(app: App, groupId: string): Promise<string | null> {
  const found = await app.db
    .selectFrom('family_groups')
    .innerJoin('members', (join) =>
      join
        .onRef('members.family_group_id', '=', 'family_groups.id')
        .onRef('members.user_id', '=', 'family_groups.successor_id'),
    )
    .where('family_groups.id', '=', groupId)
    .where('family_groups.removed_at', 'is', null)
    .select('members.id')
    .executeTakeFirst()
  return found?.id ?? null
}
