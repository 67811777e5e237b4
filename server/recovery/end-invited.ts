import { lookBackDays } from '#contract/recovery.ts'
import type { Actor } from '../family/actor.ts'
import { deactivateMember, requireMemberById } from '../family/members/members.service.ts'
import { lockMembersFor } from '../family/membership.ts'
import { days } from '../platform/clock.ts'
import type { App } from '../platform/context.ts'
import { inTransaction } from '../platform/db/transaction.ts'
import { notFound } from '../platform/errors.ts'
import { findTakenBackRow } from './taken-back.service.ts'

/**
 * Shuts somebody out who came by an invitation that was sent in the actor's name before they took their account back: it
 * may have been the thief's. Nothing of theirs is lost, and the primary caretaker can let them in again. 404 for anybody else.
 */
export async function endInvited(app: App, actor: Actor, memberId: string): Promise<void> {
  await inTransaction(app, async (app) => {
    await lockMembersFor(app, actor, 'members:invite')
    const takenBack = await findTakenBackRow(app, actor.user.id)
    const member = await requireMemberById(app, actor.groupId, memberId)
    if (!takenBack || member.role === 'primary_caretaker' || member.deactivated_at !== null) throw notFound()
    const invitation = await app.db
      .selectFrom('invitations')
      .where('family_group_id', '=', actor.groupId)
      .where('invited_by', '=', actor.user.id)
      .where('accepted_by', '=', member.user_id)
      .where('accepted_at', '>=', takenBack.at - days(lookBackDays))
      .where('accepted_at', '<=', takenBack.at)
      .select('id')
      .executeTakeFirst()
    if (!invitation) throw notFound()
    await deactivateMember(app, actor, member)
  })
}
