import type { Invitation, Member } from '#contract/family.ts'
import { displayName, type User } from '#contract/identity.ts'
import { may, type Role, roleLabels } from '#contract/policy.ts'
import { days, hours, toIso } from '../../platform/clock.ts'
import type { App } from '../../platform/context.ts'
import { inTransaction, oneAtATime } from '../../platform/db/transaction.ts'
import { AppError, conflict, forbidden, notFound } from '../../platform/errors.ts'
import { hashToken, newId, newToken } from '../../platform/ids.ts'
import { countTry } from '../../platform/http/rate-limit.ts'
import type { InvitationRow } from '../family.tables.ts'
import { publishChange } from '../group-live.ts'
import { findMembership, holdMembers } from '../membership.service.ts'

const worksFor = days(7)

type NewInvitation = { email: string; role: Role }
/** The token is known only now: it is kept as a hash. */
type Made = { member: Member; token: string }

/** The same address again renews the same invitation; the earlier link is worth nothing then. */
export async function invite(app: App, by: User, groupId: string, given: NewInvitation): Promise<Made> {
  await countTry(app, `invite:${groupId}`, { most: 50, perMs: hours(1) })
  await countTry(app, `invite:by:${by.id}`, { most: 100, perMs: hours(24) })
  return inTransaction(app, async (app) => {
    await oneAtATime(app, `invite:${groupId}`)
    await refuseMember(app, groupId, given.email)
    const pending = await pendingOf(app, groupId).where('email', '=', given.email).executeTakeFirst()
    return pending ? renew(app, by, pending, given.role) : add(app, by, groupId, given)
  })
}

/** A new link under the same terms; from here on it is the resender's invitation. */
export function resend(app: App, by: User, invitation: InvitationRow): Promise<Made> {
  return invite(app, by, invitation.family_group_id, invitation)
}

async function add(app: App, by: User, groupId: string, { email, role }: NewInvitation): Promise<Made> {
  const token = newToken()
  const now = app.clock.now()
  const row: InvitationRow = {
    id: newId(),
    family_group_id: groupId,
    email,
    role,
    token_hash: hashToken(token),
    invited_by: by.id,
    created_at: now,
    expires_at: now + worksFor,
    accepted_at: null,
  }
  await app.db.insertInto('invitations').values(row).execute()
  await tell(app, by, row, 'member_invited')
  return { member: toMember(row), token }
}

async function renew(app: App, by: User, pending: InvitationRow, role: Role): Promise<Made> {
  const token = newToken()
  const row = await app.db
    .updateTable('invitations')
    .set({
      role,
      invited_by: by.id,
      token_hash: hashToken(token),
      expires_at: app.clock.now() + worksFor,
    })
    .where('id', '=', pending.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await tell(app, by, row, 'member_invited')
  return { member: toMember(row), token }
}

async function refuseMember(app: App, groupId: string, email: string): Promise<void> {
  const there = await app.db
    .selectFrom('members')
    .innerJoin('users', 'users.id', 'members.user_id')
    .where('members.family_group_id', '=', groupId)
    .where('users.email', '=', email)
    .select('members.deactivated_at')
    .executeTakeFirst()
  if (!there) return
  throw conflict(
    there.deactivated_at === null
      ? 'This person is a member of the group already.'
      : 'This person was deactivated. The primary caretaker can reactivate them.',
  )
}

/** A pending invitation of the group. */
export async function requirePending(app: App, groupId: string, id: string): Promise<InvitationRow> {
  const row = await pendingOf(app, groupId).where('id', '=', id).executeTakeFirst()
  if (!row) throw notFound()
  return row
}

export async function cancelInvitation(app: App, by: User, invitation: InvitationRow): Promise<void> {
  await inTransaction(app, async (app) => {
    const gone = await app.db
      .deleteFrom('invitations')
      .where('id', '=', invitation.id)
      .where('accepted_at', 'is', null)
      .returning('id')
      .executeTakeFirst()
    if (gone) await tell(app, by, invitation, 'invitation_cancelled')
  })
}

/** What the link says; 404 for one that was never made, was renewed or cancelled. */
export async function readInvitation(app: App, token: string): Promise<Invitation> {
  const row = await app.db
    .selectFrom('invitations')
    .innerJoin('family_groups', 'family_groups.id', 'invitations.family_group_id')
    .innerJoin('users', 'users.id', 'invitations.invited_by')
    .where('invitations.token_hash', '=', hashToken(token))
    .selectAll('invitations')
    .select(['family_groups.name as group_name'])
    .select(['users.first_name', 'users.last_name', 'users.email as inviter_email'])
    .executeTakeFirst()
  if (!row) throw gone()
  const inviter = { firstName: row.first_name, lastName: row.last_name, email: row.inviter_email }
  const isOpen = row.expires_at > app.clock.now() && (await mayStillInvite(app, row))
  return {
    groupId: row.family_group_id,
    groupName: row.group_name,
    inviterName: displayName(inviter),
    email: row.email,
    role: row.role,
    state: row.accepted_at !== null ? 'accepted' : isOpen ? 'open' : 'expired',
  }
}

/**
 * Uses the invitation up, once. Returns whom it lets in as what; null when the person is a member
 * already, so that opening the link again is no trouble.
 */
export async function useInvitation(
  app: App,
  user: User,
  token: string,
): Promise<{ groupId: string; role: Role | null }> {
  const row = await app.db
    .selectFrom('invitations')
    .where('token_hash', '=', hashToken(token))
    .selectAll()
    .executeTakeFirst()
  if (!row) throw gone()
  const groupId = row.family_group_id
  await holdMembers(app, groupId)
  if (await findMembership(app, user.id, groupId)) return { groupId, role: null }
  if (await wasPutOut(app, user, groupId))
    throw forbidden('You were deactivated in this group. The primary caretaker can let you in again.')
  if (row.accepted_at !== null)
    throw conflict('This invitation has been used already. Please ask for a new one.')
  if (row.expires_at <= app.clock.now() || !(await mayStillInvite(app, row))) throw gone()
  const used = await app.db
    .updateTable('invitations')
    .set({ accepted_at: app.clock.now() })
    .where('id', '=', row.id)
    .where('accepted_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (!used) throw conflict('This invitation has been used already. Please ask for a new one.')
  return { groupId, role: row.role }
}

export async function listPending(app: App, groupId: string): Promise<Member[]> {
  const rows = await pendingOf(app, groupId).orderBy('created_at').execute()
  return rows.map(toMember)
}

async function wasPutOut(app: App, user: User, groupId: string): Promise<boolean> {
  const row = await app.db
    .selectFrom('members')
    .where('family_group_id', '=', groupId)
    .where('user_id', '=', user.id)
    .where('deactivated_at', 'is not', null)
    .select('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Whoever invited may have left or been put back since. */
async function mayStillInvite(app: App, row: InvitationRow): Promise<boolean> {
  const inviter = await findMembership(app, row.invited_by, row.family_group_id)
  return inviter !== null && may(inviter.role, 'members:invite')
}

function pendingOf(app: App, groupId: string) {
  return app.db
    .selectFrom('invitations')
    .where('family_group_id', '=', groupId)
    .where('accepted_at', 'is', null)
    .selectAll()
}

async function tell(app: App, by: User, row: InvitationRow, action: string): Promise<void> {
  await app.familyEvents.changed(app, {
    groupId: row.family_group_id,
    by,
    action,
    subject: { kind: 'member', id: row.id, title: row.email },
  })
  publishChange(app, row.family_group_id, 'members')
}

function toMember(row: InvitationRow): Member {
  return {
    id: row.id,
    role: row.role,
    isActive: false,
    joinedAt: null,
    isOnline: false,
    lastActiveAt: null,
    invitation: { invitedById: row.invited_by, expiresAt: toIso(row.expires_at) },
    user: { id: null, firstName: null, lastName: null, email: row.email, profileImageUrl: null },
  }
}

function gone(): AppError {
  return new AppError(
    'invitation_gone',
    404,
    'This invitation is not valid any more. Please ask for a new one.',
  )
}

/** The mail that brings the link. */
export function invitationMail(by: User, groupName: string, role: Role, link: string) {
  return {
    subject: `${displayName(by)} invites you to ${groupName} on Sunporch`,
    text: [
      'Hello,',
      '',
      `${displayName(by)} invites you to join "${groupName}" as ${roleLabels[role]}.`,
      'On Sunporch a family shares photos, recommendations and a shopping list with a loved one.',
      '',
      'To join, open this link within seven days:',
      '',
      link,
      '',
      'If you do not know what this is about, you need not do anything.',
      '',
    ].join('\n'),
  }
}
