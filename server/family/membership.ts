import type { User } from '#contract/identity/identity.ts'
import { type Action, may, type Role, roleLabels } from '#contract/platform/policy.ts'
import { requireOwnAddress } from '../identity/own-address.ts'
import { isSession, requireSession } from '../identity/session.service.ts'
import type { App } from '../platform/context.ts'
import { lockKeys } from '../platform/db/lock.ts'
import { type AppError, forbidden, notFound, unauthorized } from '../platform/errors.ts'
import { newId } from '../platform/ids.ts'
import './family.tables.ts'

/** A person's role in one group. */
export type Membership = { id: string; groupId: string; userId: string; role: Role }

/** Null for outsiders, deactivated members and deleted groups. */
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

export async function addMember(
  app: App,
  groupId: string,
  user: Pick<User, 'id'>,
  role: Role,
  invitedAs: string | null = null,
): Promise<void> {
  await app.db
    .insertInto('members')
    .values({
      id: newId(),
      family_group_id: groupId,
      user_id: user.id,
      role,
      joined_at: app.clock.now(),
      invited_as: invitedAs,
      deactivated_at: null,
      notices_off_at: null,
      connected_until: null,
      last_active_at: app.clock.now(),
    })
    .execute()
}

type Person = { user: { id: string }; groupId: string }

/** Asks again whether the actor may: the role may have changed since the request came. Throws 404 or 403. */
export async function requireStillMay(
  app: App,
  { user, groupId }: Person,
  action: Action,
): Promise<Membership> {
  const membership = await findMembership(app, user.id, groupId)
  if (!membership) throw notFound()
  if (!may(membership.role, action)) throw refusal(membership.role)
  return membership
}

export function refusal(role: Role): AppError {
  return forbidden(`As ${roleLabels[role]} you may not do this. Please ask the primary caretaker.`)
}

/** Locks who is a member of the group, in which role, and its hand-over, until the transaction ends. */
export async function lockMembers(app: App, groupId: string): Promise<void> {
  await lockKeys(app, `members:${groupId}`)
}

/** Locks the members, and asks again whether the actor may. */
export async function lockMembersFor(app: App, actor: Person, action: Action): Promise<Membership> {
  await lockMembers(app, actor.groupId)
  return requireStillMay(app, actor, action)
}

/** 401 when the actor's session has ended meanwhile. It cannot end before the transaction does. */
export async function requireStillSignedIn(
  app: App,
  { sessionId }: { sessionId: string | null },
): Promise<void> {
  if (sessionId === null) throw unauthorized()
  await requireSession(app, sessionId)
}

/**
 * For what takes long: asks again whether the actor's session goes on, if they have one, and whether they may. Throws 401, 404
 * or 403.
 */
export async function requireStillThere(
  app: App,
  actor: Person & { sessionId: string | null },
  action: Action,
): Promise<Membership> {
  if (actor.sessionId !== null && !(await isSession(app, actor.sessionId))) throw unauthorized()
  return requireStillMay(app, actor, action)
}

/**
 * For what outlives the session that makes it: locks the members, and asks again for the right and for the session, which
 * ends first when the person takes their account back. 403 while the person's address is not known to be theirs.
 */
export async function lockMembersToGive(
  app: App,
  actor: Person & { sessionId: string | null },
  action: Action,
): Promise<Membership> {
  const membership = await lockMembersFor(app, actor, action)
  await requireStillSignedIn(app, actor)
  await requireOwnAddress(app, actor.user.id)
  return membership
}

/** A message under this topic ends the streams of one member. */
export function memberTopic(groupId: string, userId: string): string {
  return `member:${groupId}:${userId}`
}
