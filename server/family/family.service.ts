import { sql } from 'kysely'
import type * as z from 'zod/mini'
import type { FamilyGroup, FamilyGroupChange, Member, NewFamilyGroup } from '#contract/family.ts'
import type { User } from '#contract/identity.ts'
import type { Role } from '#contract/policy.ts'
import { toIso } from '../platform/clock.ts'
import type { App } from '../platform/context.ts'
import { forbidden, notFound } from '../platform/errors.ts'
import { newId } from '../platform/ids.ts'
import type { FamilyGroupRow } from './family.tables.ts'
import { memberTopic } from './membership.service.ts'

export async function listGroups(app: App, user: Pick<User, 'id'>): Promise<FamilyGroup[]> {
  const rows = await groupsOf(app, user.id)
    .orderBy('family_groups.created_at')
    .orderBy('family_groups.id')
    .execute()
  return rows.map(toFamilyGroup)
}

/** The group as its member sees it. */
export async function requireGroup(app: App, user: Pick<User, 'id'>, groupId: string): Promise<FamilyGroup> {
  const row = await groupsOf(app, user.id).where('family_groups.id', '=', groupId).executeTakeFirst()
  if (!row) throw notFound()
  return toFamilyGroup(row)
}

/** The group itself, for those who have shown elsewhere that they may see it. */
export async function requireGroupRow(app: App, groupId: string): Promise<FamilyGroupRow> {
  const row = await app.db
    .selectFrom('family_groups')
    .where('id', '=', groupId)
    .selectAll()
    .executeTakeFirst()
  if (!row) throw notFound()
  return row
}

/** Makes the group and its maker's membership, inside the caller's transaction. */
export async function addGroup(
  app: App,
  user: User,
  given: z.output<typeof NewFamilyGroup>,
): Promise<FamilyGroup> {
  const id = newId()
  await app.db
    .insertInto('family_groups')
    .values({
      id,
      name: given.name,
      description: given.description,
      alexa_device_id: given.alexaDeviceId,
      loved_one_name: null,
      time_zone: given.timeZone ?? 'UTC',
      created_at: app.clock.now(),
    })
    .execute()
  await addMember(app, id, user, 'primary_caretaker')
  return requireGroup(app, user, id)
}

export async function addMember(
  app: App,
  groupId: string,
  user: Pick<User, 'id'>,
  role: Role,
): Promise<void> {
  await app.db
    .insertInto('members')
    .values({
      id: newId(),
      family_group_id: groupId,
      user_id: user.id,
      role,
      joined_at: app.clock.now(),
      deactivated_at: null,
    })
    .execute()
}

/** Changes what was given and leaves the rest as it is. */
export async function updateGroup(
  app: App,
  groupId: string,
  change: z.output<typeof FamilyGroupChange>,
): Promise<void> {
  const columns = {
    name: change.name,
    description: change.description,
    alexa_device_id: change.alexaDeviceId,
    loved_one_name: change.lovedOneName,
    time_zone: change.timeZone,
  }
  const given = Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined))
  if (Object.keys(given).length === 0) return
  await app.db.updateTable('family_groups').set(given).where('id', '=', groupId).execute()
}

export async function listMembers(app: App, groupId: string): Promise<Member[]> {
  const rows = await membersOf(app, groupId).orderBy('members.joined_at').orderBy('members.id').execute()
  return rows.map(toMember)
}

async function requireMemberById(app: App, groupId: string, memberId: string): Promise<Member> {
  const row = await membersOf(app, groupId).where('members.id', '=', memberId).executeTakeFirst()
  if (!row) throw notFound()
  return toMember(row)
}

/** Deactivated members are outsiders at once; their open streams end. */
export async function setMemberActive(
  app: App,
  groupId: string,
  memberId: string,
  isActive: boolean,
): Promise<{ member: Member; hasChanged: boolean }> {
  const member = await requireMemberById(app, groupId, memberId)
  if (member.role === 'primary_caretaker') throw forbidden('The primary caretaker cannot be changed.')
  if (member.isActive === isActive) return { member, hasChanged: false }
  await app.db
    .updateTable('members')
    .set({ deactivated_at: isActive ? null : app.clock.now() })
    .where('id', '=', memberId)
    .execute()
  if (!isActive) app.live.publish(memberTopic(groupId, member.user.id), { ended: true })
  return { member: { ...member, isActive }, hasChanged: true }
}

function groupsOf(app: App, userId: string) {
  return app.db
    .selectFrom('family_groups')
    .innerJoin('members as me', 'me.family_group_id', 'family_groups.id')
    .innerJoin('members as primary', (join) =>
      join
        .onRef('primary.family_group_id', '=', 'family_groups.id')
        .on('primary.role', '=', sql.lit<Role>('primary_caretaker')),
    )
    .where('me.user_id', '=', userId)
    .where('me.deactivated_at', 'is', null)
    .selectAll('family_groups')
    .select(['me.role', 'primary.user_id as primary_caretaker_id'])
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
      'members.deactivated_at',
      'users.id as user_id',
      'users.first_name',
      'users.last_name',
      'users.email',
      'users.profile_image_url',
    ])
}

function toFamilyGroup(row: FamilyGroupRow & { role: Role; primary_caretaker_id: string }): FamilyGroup {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    alexaDeviceId: row.alexa_device_id,
    lovedOneName: row.loved_one_name,
    timeZone: row.time_zone,
    createdAt: toIso(row.created_at),
    primaryCaretakerId: row.primary_caretaker_id,
    role: row.role,
  }
}

type JoinedMember = Awaited<ReturnType<ReturnType<typeof membersOf>['execute']>>[number]

function toMember(row: JoinedMember): Member {
  return {
    id: row.id,
    role: row.role,
    isActive: row.deactivated_at === null,
    joinedAt: toIso(row.joined_at),
    user: {
      id: row.user_id,
      firstName: row.first_name,
      lastName: row.last_name,
      email: row.email,
      profileImageUrl: row.profile_image_url,
    },
  }
}
