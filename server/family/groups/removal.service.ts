import { type FamilyGroup, type RemovedGroup, restorableDays } from '#contract/family.ts'
import type { User } from '#contract/identity.ts'
import { days, toIso } from '../../platform/clock.ts'
import type { App } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { invalid, notFound } from '../../platform/errors.ts'
import { requireGroup } from './groups.service.ts'
import { publishChange } from '../group-live.ts'
import { memberTopic } from '../membership.service.ts'

export const restorableFor = days(restorableDays)

/** The group is gone for everybody at once; its primary caretaker can bring it back for a while. */
export async function removeGroup(
  app: App,
  by: User,
  groupId: string,
  typedName: string,
): Promise<RemovedGroup> {
  const group = await requireGroup(app, by, groupId)
  if (typedName.trim() !== group.name) {
    const message = 'This is not the name of the group.'
    throw invalid(message, [{ path: 'name', message }])
  }
  const now = app.clock.now()
  await inTransaction(app, async (app) => {
    await setRemovedAt(app, groupId, now)
    const members = await app.db
      .selectFrom('members')
      .where('family_group_id', '=', groupId)
      .select('user_id')
      .execute()
    for (const { user_id } of members) app.live.publish(memberTopic(groupId, user_id), { ended: true })
    await app.familyEvents.groupRemoved(app, groupId)
  })
  return toRemovedGroup({ id: groupId, name: group.name, removed_at: now })
}

/** Those that this person can bring back, the last deleted first. */
export async function listRemovedGroups(app: App, user: User): Promise<RemovedGroup[]> {
  const rows = await removedOf(app, user).orderBy('removed_at', 'desc').execute()
  return rows.map((row) => toRemovedGroup({ ...row, removed_at: row.removed_at ?? 0 }))
}

export async function restoreGroup(app: App, user: User, groupId: string): Promise<FamilyGroup> {
  return inTransaction(app, async (app) => {
    const row = await removedOf(app, user).where('family_groups.id', '=', groupId).executeTakeFirst()
    if (!row) throw notFound()
    await setRemovedAt(app, groupId, null)
    const subject = { kind: 'group', id: groupId, title: row.name } as const
    await app.familyEvents.changed(app, { groupId, by: user, action: 'family_group_restored', subject })
    publishChange(app, groupId, 'group')
    return requireGroup(app, user, groupId)
  })
}

async function setRemovedAt(app: App, groupId: string, at: number | null): Promise<void> {
  await app.db.updateTable('family_groups').set({ removed_at: at }).where('id', '=', groupId).execute()
}

function removedOf(app: App, user: User) {
  return app.db
    .selectFrom('family_groups')
    .innerJoin('members', 'members.family_group_id', 'family_groups.id')
    .where('members.user_id', '=', user.id)
    .where('members.role', '=', 'primary_caretaker')
    .where('family_groups.removed_at', '>', app.clock.now() - restorableFor)
    .select(['family_groups.id', 'family_groups.name', 'family_groups.removed_at'])
}

function toRemovedGroup(row: { id: string; name: string; removed_at: number }): RemovedGroup {
  return {
    id: row.id,
    name: row.name,
    removedAt: toIso(row.removed_at),
    restorableUntil: toIso(row.removed_at + restorableFor),
  }
}
