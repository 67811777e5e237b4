import type { ActivityAction } from '#contract/family/activity.ts'
import type { Member } from '#contract/family/members.ts'
import { may, type Role } from '#contract/platform/policy.ts'
import { nameOf } from '../../identity/user.ts'
import { toIso } from '../../platform/clock.ts'
import type { App } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { conflict, forbidden, notFound } from '../../platform/errors.ts'
import { emit } from '../../platform/feature.ts'
import type { Actor } from '../actor.ts'
import { requireRoomForGroup } from '../groups/owned-groups.ts'
import { lockMembers, lockMembersFor, memberTopic } from '../membership.ts'
import '../family.tables.ts'
import { findSuccessor, forgetNext, makePrimary } from './primary.ts'

/** In the order they joined. */
export async function listMembers(app: App, groupId: string): Promise<Member[]> {
  const rows = await membersOf(app, groupId).orderBy('members.joined_at').orderBy('members.id').execute()
  const now = app.clock.now()
  return rows.map((row) => toMember(row, now))
}

export async function requireMemberById(app: App, groupId: string, memberId: string): Promise<JoinedMember> {
  const row = await membersOf(app, groupId).where('members.id', '=', memberId).executeTakeFirst()
  if (!row) throw notFound()
  return row
}

type KeptDevices = { keepDevices?: string[] | undefined }

type MemberChange = KeptDevices & { isActive?: boolean | undefined; role?: Role | undefined }

/** A deactivated member is an outsider at once; open streams of theirs end. */
export async function updateMember(
  app: App,
  actor: Actor,
  memberId: string,
  change: MemberChange,
): Promise<Member> {
  const { groupId } = actor
  return inTransaction(app, async (app) => {
    await lockMembersFor(app, actor, 'members:manage')
    const member = await requireMemberById(app, groupId, memberId)
    refusePrimary(member.role)
    const wasActive = member.deactivated_at === null
    const { isActive = wasActive, role = member.role } = change
    if (isActive !== wasActive) {
      await setColumns(app, memberId, { deactivated_at: isActive ? null : app.clock.now() })
      if (!isActive) await excludeMember(app, groupId, member.user_id)
      await recordMemberChange(app, actor, member, isActive ? 'member_reactivated' : 'member_deactivated')
    }
    if (role !== member.role) {
      await setColumns(app, memberId, { role })
      await forgetNext(app, groupId, member.user_id)
      await recordMemberChange(app, actor, member, 'member_role_changed')
    }
    const isGone = wasActive && !isActive
    const isDemoted = may(member.role, 'devices:manage') && !may(role, 'devices:manage')
    if (isGone || isDemoted) await endDevices(app, actor, member, { isGone, keep: change.keepDevices })
    return toMember(await requireMemberById(app, groupId, memberId), app.clock.now())
  })
}

/**
 * Makes an active member an outsider, within the caller's transaction, which has locked the members and asked for the
 * right.
 */
export async function deactivateMember(app: App, actor: Actor, member: JoinedMember): Promise<void> {
  await setColumns(app, member.id, { deactivated_at: app.clock.now() })
  await excludeMember(app, actor.groupId, member.user_id)
  await recordMemberChange(app, actor, member, 'member_deactivated')
  await endDevices(app, actor, member, { isGone: true })
}

/** What the member has added stays, except for the devices that they opened and nobody keeps. */
export async function removeMember(
  app: App,
  actor: Actor,
  memberId: string,
  { keepDevices }: KeptDevices = {},
): Promise<void> {
  await inTransaction(app, async (app) => {
    await lockMembersFor(app, actor, 'members:manage')
    const member = await requireMemberById(app, actor.groupId, memberId)
    refusePrimary(member.role)
    await endMembership(app, actor, member, keepDevices)
    await recordMemberChange(app, actor, member, 'member_removed')
  })
}

/**
 * Devices that the person opened end with them: who leaves cannot keep one. In the place of the primary caretaker comes the
 * successor; 409 when none is named.
 */
export async function leaveGroup(app: App, actor: Actor): Promise<void> {
  const { groupId, memberId } = actor
  await inTransaction(app, async (app) => {
    await lockMembers(app, groupId)
    const member = await requireMemberById(app, groupId, memberId)
    const successorId = member.role === 'primary_caretaker' ? await findSuccessor(app, groupId) : null
    if (member.role === 'primary_caretaker' && successorId === null)
      throw conflict('Please hand over or name a successor first: a group needs a primary caretaker.')
    const successor = successorId === null ? null : await requireMemberById(app, groupId, successorId)
    if (successor) await requireRoomForGroup(app, successor.user_id)
    await recordMemberChange(app, actor, member, 'member_left')
    await endMembership(app, actor, member)
    if (!successor) return
    await makePrimary(app, groupId, successor.id)
    await recordMemberChange(app, actor, successor, 'successor_followed')
  })
}

async function endMembership(app: App, actor: Actor, member: JoinedMember, keep?: string[]): Promise<void> {
  const { groupId } = actor
  await app.db.deleteFrom('members').where('id', '=', member.id).execute()
  await excludeMember(app, groupId, member.user_id)
  await endDevices(app, actor, member, { isGone: true, keep })
  await emit(app, 'memberGone', groupId, member.user_id)
}

async function endDevices(
  app: App,
  actor: Actor,
  { user_id: userId }: JoinedMember,
  { isGone, keep = [] }: { isGone: boolean; keep?: string[] | undefined },
): Promise<void> {
  await emit(app, 'devicesLost', actor, { userId, isGone, keep })
}

/** Ends the open streams, a hand-over that waits for the person, and that they are the successor. */
async function excludeMember(app: App, groupId: string, userId: string): Promise<void> {
  await forgetNext(app, groupId, userId)
  app.live.publish(memberTopic(groupId, userId), { ended: true })
}

async function setColumns(
  app: App,
  memberId: string,
  columns: { deactivated_at?: number | null; role?: Role },
): Promise<void> {
  await app.db.updateTable('members').set(columns).where('id', '=', memberId).execute()
}

async function recordMemberChange(
  app: App,
  actor: Actor,
  member: JoinedMember,
  action: ActivityAction,
): Promise<void> {
  const subject = { kind: 'member', id: member.id, title: nameOf(member) } as const
  await emit(app, 'familyChanged', { groupId: actor.groupId, by: actor, action, subject })
}

function refusePrimary(role: Role): void {
  if (role === 'primary_caretaker') throw forbidden('The primary caretaker cannot be changed.')
}

function membersOf(app: App, groupId: string) {
  return app.db
    .selectFrom('members')
    .innerJoin('users', 'users.id', 'members.user_id')
    .where('members.family_group_id', '=', groupId)
    .select([
      'members.id',
      'members.role',
      'members.joined_at',
      'members.invited_as',
      'members.deactivated_at',
      'members.connected_until',
      'members.last_active_at',
      'users.id as user_id',
      'users.first_name',
      'users.last_name',
      'users.email',
      'users.profile_image_url',
      'users.phone',
    ])
}

type JoinedMember = Awaited<ReturnType<ReturnType<typeof membersOf>['execute']>>[number]

function toMember(row: JoinedMember, now: number): Member {
  return {
    id: row.id,
    role: row.role,
    isActive: row.deactivated_at === null,
    joinedAt: toIso(row.joined_at),
    invitedAs: row.invited_as,
    isOnline: row.deactivated_at === null && (row.connected_until ?? 0) > now,
    lastActiveAt: toIso(row.last_active_at),
    invitation: null,
    user: {
      id: row.user_id,
      firstName: row.first_name,
      lastName: row.last_name,
      email: row.email,
      profileImageUrl: row.profile_image_url,
      phone: row.phone,
    },
  }
}
