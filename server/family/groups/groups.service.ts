import { sql } from 'kysely'
import type * as z from 'zod/mini'
import type { FamilyGroup, FamilyGroupChange, NewFamilyGroup, SettingsChange } from '#contract/family.ts'
import type { User } from '#contract/identity.ts'
import { defaultMarketplace } from '#contract/marketplaces.ts'
import type { Role } from '#contract/policy.ts'
import { toIso } from '../../platform/clock.ts'
import type { App } from '../../platform/context.ts'
import { notFound } from '../../platform/errors.ts'
import { newId } from '../../platform/ids.ts'
import type { FamilyGroupRow } from '../family.tables.ts'
import { addMember, nameOf } from '../members/members.service.ts'
import type { Membership } from '../membership.service.ts'

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
    .where('removed_at', 'is', null)
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
      auto_send_off_at: null,
      photo_reminder_on_at: null,
      amazon_marketplace: given.amazonMarketplace ?? null,
      amazon_tag: null,
      amazon_cart_on_at: null,
      hand_over_to: null,
      hand_over_at: null,
      removed_at: null,
    })
    .execute()
  await addMember(app, id, user, 'primary_caretaker')
  return requireGroup(app, user, id)
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

/** The switches of the whole group, and its shop; what is left out stays as it is. */
export async function updateSettings(
  app: App,
  groupId: string,
  change: z.output<typeof SettingsChange>,
): Promise<void> {
  const now = app.clock.now()
  const { autoSendContent, dailyPhotoReminder, amazonCartForm } = change
  const columns = {
    ...(autoSendContent !== undefined && { auto_send_off_at: autoSendContent ? null : now }),
    ...(dailyPhotoReminder !== undefined && { photo_reminder_on_at: dailyPhotoReminder ? now : null }),
    ...(amazonCartForm !== undefined && { amazon_cart_on_at: amazonCartForm ? now : null }),
    ...(change.amazonMarketplace && { amazon_marketplace: change.amazonMarketplace }),
    ...(change.amazonAssociateTag !== undefined && { amazon_tag: change.amazonAssociateTag }),
  }
  if (Object.keys(columns).length === 0) return
  await app.db.updateTable('family_groups').set(columns).where('id', '=', groupId).execute()
}

/** One's own wish to hear what others do in the group. */
export async function updateNotices(app: App, membership: Membership, isOn: boolean): Promise<void> {
  await app.db
    .updateTable('members')
    .set({ notices_off_at: isOn ? null : app.clock.now() })
    .where('id', '=', membership.id)
    .execute()
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
    .leftJoin('users as asked', 'asked.id', 'family_groups.hand_over_to')
    .where('me.user_id', '=', userId)
    .where('me.deactivated_at', 'is', null)
    .where('family_groups.removed_at', 'is', null)
    .selectAll('family_groups')
    .select(['me.role', 'me.notices_off_at', 'primary.user_id as primary_caretaker_id'])
    .select(['asked.first_name', 'asked.last_name', 'asked.email'])
}

type JoinedGroup = Awaited<ReturnType<ReturnType<typeof groupsOf>['execute']>>[number]

function toFamilyGroup(row: JoinedGroup): FamilyGroup {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    alexaDeviceId: row.alexa_device_id,
    lovedOneName: row.loved_one_name,
    timeZone: row.time_zone,
    createdAt: toIso(row.created_at),
    primaryCaretakerId: row.primary_caretaker_id,
    autoSendContent: row.auto_send_off_at === null,
    dailyPhotoReminder: row.photo_reminder_on_at !== null,
    amazonMarketplace: row.amazon_marketplace ?? defaultMarketplace,
    amazonAssociateTag: row.amazon_tag,
    amazonCartForm: row.amazon_cart_on_at !== null,
    handOverTo: row.hand_over_to ? { userId: row.hand_over_to, name: nameOf(row) } : null,
    role: row.role,
    activityNotifications: row.notices_off_at === null,
  }
}
