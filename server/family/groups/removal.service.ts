import { type FamilyGroup, type RemovedGroup, restorableDays } from '#contract/family/groups.ts'
import type { User } from '#contract/identity/identity.ts'
import { days, toIso } from '../../platform/clock.ts'
import type { App } from '../../platform/context.ts'
import { lockRow } from '../../platform/db/lock.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { invalid, notFound } from '../../platform/errors.ts'
import { emit } from '../../platform/feature.ts'
import type { Actor } from '../actor.ts'
import { lockMembersFor, memberTopic } from '../membership.ts'
import { lockGroup, requireGroup } from './groups.service.ts'

export const restorableFor = days(restorableDays)

/** Hides the group from everybody at once. Its primary caretaker can restore it for 30 days. */
export function removeGroup(app: App, actor: Actor, typedName: string): Promise<RemovedGroup> {
  const { groupId } = actor
  return inTransaction(app, async (app) => {
    await lockMembersFor(app, actor, 'group:manage')
    const group = await lockGroup(app, groupId)
    if (typedName.trim() !== group.name) {
      const message = 'This is not the name of the group.'
      throw invalid(message, [{ path: 'name', message }])
    }
    const removedAt = app.clock.now()
    await setRemovedAt(app, groupId, removedAt)
    await endStreamsOfMembers(app, groupId)
    await emit(app, 'groupRemoved', groupId)
    return toRemovedGroup({ id: groupId, name: group.name, removed_at: removedAt })
  })
}

async function endStreamsOfMembers(app: App, groupId: string): Promise<void> {
  const members = await app.db
    .selectFrom('members')
    .where('family_group_id', '=', groupId)
    .select('user_id')
    .execute()
  for (const { user_id } of members) app.live.publish(memberTopic(groupId, user_id), { ended: true })
}

/** The groups that this person can restore, the last deleted first. */
export async function listRemovedGroups(app: App, user: User): Promise<RemovedGroup[]> {
  const rows = await removedOf(app, user).orderBy('removed_at', 'desc').execute()
  return rows.map((row) => toRemovedGroup({ ...row, removed_at: row.removed_at ?? 0 }))
}

export async function restoreGroup(app: App, user: User, groupId: string): Promise<FamilyGroup> {
  return inTransaction(app, async (app) => {
    await lockRow(app, 'family_groups', { id: groupId })
    const row = await removedOf(app, user).where('family_groups.id', '=', groupId).executeTakeFirst()
    if (!row) throw notFound()
    await setRemovedAt(app, groupId, null)
    const subject = { kind: 'group', id: groupId, title: row.name } as const
    await emit(app, 'familyChanged', { groupId, by: { user }, action: 'family_group_restored', subject })
    await emit(app, 'resume', groupId)
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
