import type { ExpressionBuilder } from 'kysely'
import type { ActivityAction } from '#contract/family/activity.ts'
import type { Invitation } from '#contract/family/invitations.ts'
import type { Member } from '#contract/family/members.ts'
import type { Language } from '#contract/platform/languages.ts'
import { may, type Role } from '#contract/platform/policy.ts'
import type { FindInvitation } from '../../identity/identity-events.ts'
import { maySignUp } from '../../identity/registration.ts'
import { nameOf } from '../../identity/user.ts'
import { requireRoomForRow } from '../../platform/budgets/row-budget.ts'
import { days, hours, toIso } from '../../platform/clock.ts'
import type { App } from '../../platform/context.ts'
import type { Database } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { AppError, conflict, notFound } from '../../platform/errors.ts'
import { emit } from '../../platform/feature.ts'
import { rateLimit } from '../../platform/http/request/rate-limit.ts'
import { hashToken, newId, newToken } from '../../platform/ids.ts'
import { readerLanguage } from '../../platform/language/reader-language.ts'
import type { Actor } from '../actor.ts'
import type { InvitationRow } from '../family.tables.ts'
import { findMembership, lockMembers, lockMembersFor, requireStillSignedIn } from '../membership.ts'

const validFor = days(7)

type NewInvitation = { email: string; role: Role; language?: Language | undefined }
/**
 * The tokens are known only now: the database keeps their hashes. `mailedToken` is for the mail alone, so that who comes
 * with it reads the mails of the address; without a mail server it is the other one.
 */
export type MadeInvitation = { member: Member; language: Language; token: string; mailedToken: string }

/** Inviting the same address again renews its invitation; the earlier link is invalid then. */
export async function invite(app: App, actor: Actor, invitation: NewInvitation): Promise<MadeInvitation> {
  const { email } = invitation
  await limitInvitations(app, actor)
  return inTransaction(app, async (app) => {
    const { role: ownRole } = await lockMembersFor(app, actor, 'members:invite')
    await requireStillSignedIn(app, actor)
    await refuseMember(app, actor.groupId, email)
    const pending = await pendingOf(app, actor.groupId).where('email', '=', email).executeTakeFirst()
    if (pending) await refuseOthers(app, { userId: actor.user.id, role: ownRole }, pending)
    return pending ? renewInvitation(app, actor, pending, invitation) : addInvitation(app, actor, invitation)
  })
}

/** A new link for the same address and role. The actor becomes the one who invites. */
export async function resend(app: App, actor: Actor, invitationId: string): Promise<MadeInvitation> {
  await limitInvitations(app, actor)
  return inTransaction(app, async (app) => {
    await lockMembers(app, actor.groupId)
    await requireStillSignedIn(app, actor)
    const pending = await requirePending(app, actor.groupId, invitationId)
    await refuseMember(app, actor.groupId, pending.email)
    const { role, language } = pending
    return renewInvitation(app, actor, pending, { role, language: readerLanguage({ language }) })
  })
}

async function limitInvitations(app: App, { groupId, user }: Actor): Promise<void> {
  await rateLimit(app, `invite:${groupId}`, { limit: 50, perMs: hours(1) })
  await rateLimit(app, `invite:by:${user.id}`, { limit: 100, perMs: hours(24) })
}

async function addInvitation(
  app: App,
  actor: Actor,
  { email, role, language }: NewInvitation,
): Promise<MadeInvitation> {
  const { hashes, ...tokens } = newTokens(app)
  const now = app.clock.now()
  const row: InvitationRow = {
    id: newId(),
    family_group_id: actor.groupId,
    email,
    role,
    ...hashes,
    invited_by: actor.user.id,
    language: language ?? readerLanguage(actor.user),
    created_at: now,
    expires_at: now + validFor,
    accepted_at: null,
    accepted_by: null,
  }
  await app.db.insertInto('invitations').values(row).execute()
  await requireRoomForRow(app, 'invitations', actor.groupId)
  await recordInvitation(app, actor, row, 'member_invited')
  return { member: toMember(row), language: readerLanguage(row), ...tokens }
}

async function renewInvitation(
  app: App,
  actor: Actor,
  pending: InvitationRow,
  { role, language }: Omit<NewInvitation, 'email'>,
): Promise<MadeInvitation> {
  const { hashes, ...tokens } = newTokens(app)
  const row = await app.db
    .updateTable('invitations')
    .set({
      role,
      invited_by: actor.user.id,
      language: language ?? readerLanguage(actor.user),
      ...hashes,
      expires_at: app.clock.now() + validFor,
    })
    .where('id', '=', pending.id)
    .returningAll()
    .executeTakeFirst()
  // The one who invited has taken their account back meanwhile.
  if (!row) throw notFound()
  await recordInvitation(app, actor, row, 'member_invited')
  return { member: toMember(row), language: readerLanguage(row), ...tokens }
}

function newTokens(app: App) {
  const token = newToken()
  if (app.config.smtpUrl === null)
    return { token, mailedToken: token, hashes: { token_hash: hashToken(token), mailed_token_hash: null } }
  const mailedToken = newToken()
  const hashes = { token_hash: hashToken(token), mailed_token_hash: hashToken(mailedToken) }
  return { token, mailedToken, hashes }
}

/** Somebody else's open invitation is theirs to change, while they may invite, or the primary caretaker's. */
async function refuseOthers(
  app: App,
  { userId, role }: { userId: string; role: Role },
  pending: InvitationRow,
): Promise<void> {
  if (pending.expires_at <= app.clock.now()) return
  if (may(role, 'invitations:change', { own: pending.invited_by === userId })) return
  if (!(await mayStillInvite(app, pending))) return
  const inviter = await app.db
    .selectFrom('users')
    .where('id', '=', pending.invited_by)
    .select(['first_name', 'last_name', 'email'])
    .executeTakeFirstOrThrow()
  throw conflict(
    `${nameOf(inviter)} has invited this address already. They or the primary caretaker can send it again.`,
  )
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

export async function cancelInvitation(app: App, actor: Actor, invitationId: string): Promise<void> {
  await inTransaction(app, async (app) => {
    await lockMembers(app, actor.groupId)
    const pending = await requirePending(app, actor.groupId, invitationId)
    await app.db.deleteFrom('invitations').where('id', '=', pending.id).execute()
    await recordInvitation(app, actor, pending, 'invitation_cancelled')
  })
}

/** The invitation behind a link; 404 when it never existed, was renewed or was cancelled. */
export async function readInvitation(app: App, token: string): Promise<Invitation> {
  const row = await app.db
    .selectFrom('invitations')
    .innerJoin('family_groups', 'family_groups.id', 'invitations.family_group_id')
    .innerJoin('users', 'users.id', 'invitations.invited_by')
    .where(hasToken(token))
    .selectAll('invitations')
    .select(['family_groups.name as group_name'])
    .select(['users.first_name', 'users.last_name', 'users.email as inviter_email'])
    .executeTakeFirst()
  if (!row) throw invitationGone()
  const isOpen = row.expires_at > app.clock.now() && (await mayStillInvite(app, row))
  return {
    groupId: row.family_group_id,
    groupName: row.group_name,
    inviterName: nameOf({ ...row, email: row.inviter_email }),
    email: row.email,
    role: row.role,
    language: readerLanguage(row),
    state: row.accepted_at !== null ? 'accepted' : isOpen ? 'open' : 'expired',
    canSignUp: await maySignUp(app, isOpen && row.accepted_at === null),
  }
}

/** The open invitation behind a link; null where the link is worth nothing. */
export const findInvitation: FindInvitation = async (app, { token, email }) => {
  const row = await app.db
    .selectFrom('invitations')
    .where(hasToken(token))
    .where('accepted_at', 'is', null)
    .where('expires_at', '>', app.clock.now())
    .selectAll()
    .executeTakeFirst()
  if (!row || !(await mayStillInvite(app, row))) return null
  const provesEmail = row.email === email && row.mailed_token_hash === hashToken(token)
  return { linkId: row.token_hash, provesEmail }
}

/** A condition on `invitations`: the link in the mail and the one that the inviter saw both lead there. */
export function hasToken(token: string) {
  const hash = hashToken(token)
  return (where: ExpressionBuilder<Database, 'invitations'>) =>
    where.or([where('invitations.token_hash', '=', hash), where('invitations.mailed_token_hash', '=', hash)])
}

/**
 * Ends the open invitations that the person sent, within the caller's transaction. Returns the group of each. One that is
 * being accepted at the same time is accepted before, or not at all.
 */
export async function endInvitationsBy(app: App, userId: string): Promise<string[]> {
  const ended = await app.db
    .deleteFrom('invitations')
    .where('invited_by', '=', userId)
    .where('accepted_at', 'is', null)
    .returning(['family_group_id', 'expires_at'])
    .execute()
  const open = ended.filter(({ expires_at }) => expires_at > app.clock.now())
  return open.map(({ family_group_id }) => family_group_id)
}

export async function listPending(app: App, groupId: string): Promise<Member[]> {
  const rows = await pendingOf(app, groupId).orderBy('created_at').execute()
  return rows.map(toMember)
}

/** The inviter may have left since, or have lost the right to invite. */
export async function mayStillInvite(app: App, row: InvitationRow): Promise<boolean> {
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

async function recordInvitation(
  app: App,
  actor: Actor,
  row: InvitationRow,
  action: ActivityAction,
): Promise<void> {
  const subject = { kind: 'member', id: row.id, title: row.email } as const
  await emit(app, 'familyChanged', { groupId: row.family_group_id, by: actor, action, subject })
}

function toMember(row: InvitationRow): Member {
  return {
    id: row.id,
    role: row.role,
    isActive: false,
    joinedAt: null,
    invitedAs: null,
    isOnline: false,
    lastActiveAt: null,
    invitation: { invitedById: row.invited_by, expiresAt: toIso(row.expires_at) },
    user: { id: null, firstName: null, lastName: null, email: row.email, profileImageUrl: null, phone: null },
  }
}

export function invitationGone(): AppError {
  return new AppError(
    'invitation_gone',
    404,
    'This invitation is not valid any more. Please ask for a new one.',
  )
}
