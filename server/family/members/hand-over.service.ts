import type { ActivityAction } from '#contract/family/activity.ts'
import { nameOf } from '../../identity/user.ts'
import type { App } from '../../platform/context.ts'
import { lockRow } from '../../platform/db/lock.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { conflict, forbidden } from '../../platform/errors.ts'
import { emit } from '../../platform/feature.ts'
import type { Actor } from '../actor.ts'
import { requireGroupRow } from '../groups/groups.service.ts'
import { requireRoomForGroup } from '../groups/owned-groups.ts'
import { lockMembersFor, requireStillSignedIn } from '../membership.ts'
import { requireMemberById } from './members.service.ts'
import { makePrimary } from './primary.ts'

/** Asks a caretaker to become the primary caretaker. A new offer replaces the one before. */
export async function offerHandOver(app: App, actor: Actor, memberId: string): Promise<void> {
  const { groupId } = actor
  await inTransaction(app, async (app) => {
    await lockMembersFor(app, actor, 'group:manage')
    await requireStillSignedIn(app, actor)
    const member = await requireMemberById(app, groupId, memberId)
    if (member.role !== 'caretaker' || member.deactivated_at !== null)
      throw conflict('Only an active caretaker can be asked. Please change their role first.')
    await app.db
      .updateTable('family_groups')
      .set({ hand_over_to: member.user_id, hand_over_at: app.clock.now() })
      .where('id', '=', groupId)
      .execute()
    await recordHandOver(app, actor, 'hand_over_offered', { id: memberId, title: nameOf(member) })
  })
}

/** The caretaker who was asked becomes the primary caretaker, and the former one a caretaker. */
export async function acceptHandOver(app: App, actor: Actor): Promise<void> {
  const { groupId, memberId, user } = actor
  await inTransaction(app, async (app) => {
    await lockMembersFor(app, actor, 'group:read')
    // Whoever offered it may take their account back at the same time.
    const group = await lockRow(app, 'family_groups', { id: groupId })
    if (group?.hand_over_to !== user.id) throw forbidden('Nobody has asked you to take over.')
    await requireRoomForGroup(app, user.id)
    await makePrimary(app, groupId, memberId)
    const member = await requireMemberById(app, groupId, memberId)
    await recordHandOver(app, actor, 'hand_over_accepted', { id: memberId, title: nameOf(member) })
  })
}

/** Withdrawn by the primary caretaker, or declined by the one who was asked. */
export async function cancelHandOver(app: App, actor: Actor): Promise<void> {
  const { groupId, user } = actor
  await inTransaction(app, async (app) => {
    const { role } = await lockMembersFor(app, actor, 'group:read')
    const group = await requireGroupRow(app, groupId)
    if (role !== 'primary_caretaker' && group.hand_over_to !== user.id)
      throw forbidden('This is between the primary caretaker and the one who was asked.')
    if (group.hand_over_to === null) return
    await app.db
      .updateTable('family_groups')
      .set({ hand_over_to: null, hand_over_at: null })
      .where('id', '=', groupId)
      .execute()
    await recordHandOver(app, actor, 'hand_over_cancelled', { id: groupId, title: group.name })
  })
}

/**
 * Nobody can accept any more what the person, or a thief in their account, has offered. Returns the groups. The caller has
 * ended the sessions: an offer that is made at the same time is there already, or is refused.
 */
export async function endHandOversBy(app: App, userId: string): Promise<string[]> {
  const led = app.db
    .selectFrom('members')
    .where('user_id', '=', userId)
    .where('role', '=', 'primary_caretaker')
    .select('family_group_id')
  const ended = await app.db
    .updateTable('family_groups')
    .set({ hand_over_to: null, hand_over_at: null })
    .where('id', 'in', led)
    .where('hand_over_to', 'is not', null)
    .where('removed_at', 'is', null)
    .returning('id')
    .execute()
  return ended.map(({ id }) => id)
}

async function recordHandOver(
  app: App,
  actor: Actor,
  action: ActivityAction,
  { id, title }: { id: string; title: string },
): Promise<void> {
  const subject = { kind: 'member', id, title } as const
  await emit(app, 'familyChanged', { groupId: actor.groupId, by: actor, action, subject })
}
