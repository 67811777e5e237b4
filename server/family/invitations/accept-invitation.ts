import type { FamilyGroup } from '#contract/family/groups.ts'
import type { User } from '#contract/identity/identity.ts'
import type { Language } from '#contract/platform/languages.ts'
import { confirmEmailOf } from '../../identity/email/confirm-email.service.ts'
import { setFirstLanguage } from '../../identity/profile.service.ts'
import type { App } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { conflict, forbidden } from '../../platform/errors.ts'
import { emit } from '../../platform/feature.ts'
import { hashToken } from '../../platform/ids.ts'
import type { InvitationRow } from '../family.tables.ts'
import { requireGroup } from '../groups/groups.service.ts'
import { addMember, findMembership, lockMembers } from '../membership.ts'
import { hasToken, invitationGone, mayStillInvite } from './invitations.service.ts'

/**
 * Makes the person a member, once. Somebody who is a member already gets the group, so that opening the
 * link again does no harm. 404 for a link that is invalid or expired, 409 for one that another has used,
 * 403 for a deactivated member.
 */
export function acceptInvitation(
  app: App,
  user: User,
  { token, language }: { token: string; language: Language | null },
): Promise<FamilyGroup> {
  return inTransaction(app, async (app) => {
    const groupId = (await requireByToken(app, token)).family_group_id
    await lockMembers(app, groupId)
    const invitation = await requireByToken(app, token)
    if (await findMembership(app, user.id, groupId)) return requireGroup(app, user, groupId)
    await requireAcceptable(app, user, invitation)
    const accepted = await app.db
      .updateTable('invitations')
      .set({ accepted_at: app.clock.now(), accepted_by: user.id })
      .where('id', '=', invitation.id)
      .returning('id')
      .executeTakeFirst()
    // The one who invited has taken their account back meanwhile.
    if (!accepted) throw invitationGone()
    const invitedAs = invitation.email === user.email ? null : invitation.email
    await addMember(app, groupId, user, invitation.role, invitedAs)
    if (invitation.mailed_token_hash === hashToken(token))
      await confirmEmailOf(app, user.id, invitation.email)
    if (language) await setFirstLanguage(app, user.id, language)
    const group = await requireGroup(app, user, groupId)
    const subject = { kind: 'group', id: groupId, title: group.name } as const
    await emit(app, 'familyChanged', { groupId, by: { user }, action: 'member_joined', subject })
    return group
  })
}

async function requireByToken(app: App, token: string): Promise<InvitationRow> {
  const row = await app.db.selectFrom('invitations').where(hasToken(token)).selectAll().executeTakeFirst()
  if (!row) throw invitationGone()
  return row
}

async function requireAcceptable(app: App, user: User, invitation: InvitationRow): Promise<void> {
  if (await isDeactivated(app, user, invitation.family_group_id))
    throw forbidden('You were deactivated in this group. The primary caretaker can let you in again.')
  if (invitation.accepted_at !== null)
    throw conflict('This invitation has been used already. Please ask for a new one.')
  if (invitation.expires_at <= app.clock.now() || !(await mayStillInvite(app, invitation)))
    throw invitationGone()
}

async function isDeactivated(app: App, user: User, groupId: string): Promise<boolean> {
  const row = await app.db
    .selectFrom('members')
    .where('family_group_id', '=', groupId)
    .where('user_id', '=', user.id)
    .where('deactivated_at', 'is not', null)
    .select('id')
    .executeTakeFirst()
  return row !== undefined
}
