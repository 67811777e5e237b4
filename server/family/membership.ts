import type { User } from '#contract/identity.ts'
import { type Action, may, type Role, roleLabels } from '#contract/policy.ts'
import type { App } from '../platform/context.ts'
import { lockKeys } from '../platform/db/lock.ts'
import { forbidden, notFound } from '../platform/errors.ts'
import type { Actor } from './actor.ts'
import './family.tables.ts'

/** A person's standing in one group, found once a request. */
export type Membership = { id: string; groupId: string; userId: string; role: Role }

/**
 * The membership of the person, if it allows the action. Outsiders and deactivated members get
 * 404, members without the right 403. For an action on one's own things, say whose it is.
 */
export async function requireMember(
  app: App,
  user: Pick<User, 'id'>,
  groupId: string,
  action: Action,
  { ownerId }: { ownerId?: string | null } = {},
): Promise<Membership> {
  const membership = await findMembership(app, user.id, groupId)
  if (!membership) throw notFound()
  requireRight(membership, action, { ownerId })
  return membership
}

export function requireRight(
  membership: Membership,
  action: Action,
  { ownerId }: { ownerId?: string | null | undefined } = {},
): void {
  if (may(membership.role, action, { own: ownerId === membership.userId })) return
  throw forbidden(`As ${roleLabels[membership.role]} you may not do this. Please ask the primary caretaker.`)
}

export async function findMembership(app: App, userId: string, groupId: string): Promise<Membership | null> {
  const row = await app.db
    .selectFrom('members')
    .innerJoin('family_groups', 'family_groups.id', 'members.family_group_id')
    .where('members.family_group_id', '=', groupId)
    .where('members.user_id', '=', userId)
    .where('members.deactivated_at', 'is', null)
    .where('family_groups.removed_at', 'is', null)
    .select(['members.id', 'members.role'])
    .executeTakeFirst()
  return row ? { ...row, groupId, userId } : null
}

/** Locks who is a member of the group, in which role, and its hand-over, until the transaction ends. */
export async function lockMembers(app: App, groupId: string): Promise<void> {
  await lockKeys(app, `members:${groupId}`)
}

/** Locks the members and asks again whether the actor may: the role may have changed since the request came. */
export async function lockMembersFor(
  app: App,
  { user, groupId }: Actor,
  action: Action,
): Promise<Membership> {
  await lockMembers(app, groupId)
  return requireMember(app, user, groupId, action)
}

/** What is published under this topic ends the streams of one member. */
export function memberTopic(groupId: string, userId: string): string {
  return `member:${groupId}:${userId}`
}
