import { sql } from 'kysely'
import type * as z from 'zod/mini'
import type { ActivityAction } from '#contract/family/activity.ts'
import type { FamilyGroup, FamilyGroupChange, NewFamilyGroup } from '#contract/family/groups.ts'
import type { SettingsChange } from '#contract/family/settings.ts'
import { answerDays } from '#contract/family/successor.ts'
import type { User } from '#contract/identity/identity.ts'
import type { Action, Role } from '#contract/platform/policy.ts'
import { defaultMarketplace } from '#contract/shopping/marketplaces.ts'
import { nameOf } from '../../identity/user.ts'
import { days, toIso } from '../../platform/clock.ts'
import type { App } from '../../platform/context.ts'
import { lockRow } from '../../platform/db/lock.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { conflict, notFound } from '../../platform/errors.ts'
import { emit } from '../../platform/feature.ts'
import { newId } from '../../platform/ids.ts'
import type { Actor } from '../actor.ts'
import type { FamilyGroupRow } from '../family.tables.ts'
import { addMember, lockMembersFor } from '../membership.ts'
import { requireRoomForGroup } from './owned-groups.ts'

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

/** The group itself, for callers that have checked the access already. */
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

/** The group's row, locked until the transaction ends; 404 when it was deleted. */
export async function lockGroup(app: App, groupId: string): Promise<FamilyGroupRow> {
  const row = await lockRow(app, 'family_groups', { id: groupId })
  if (!row || row.removed_at !== null) throw notFound()
  return row
}

/**
 * Adds the group, its founder's membership and what other features give a new group. A key that this person has used
 * already is that group: a call that is made again adds none.
 */
export function addGroup(app: App, user: User, input: z.output<typeof NewFamilyGroup>): Promise<FamilyGroup> {
  return inTransaction(app, async (app) => {
    const row = newGroup(app, input)
    const added = await app.db
      .insertInto('family_groups')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!added) return requireAdded(app, user, row.call_key)
    await requireRoomForGroup(app, user.id)
    await addMember(app, row.id, user, 'primary_caretaker')
    const group = await requireGroup(app, user, row.id)
    await emit(app, 'groupAdded', { ...group, language: input.language ?? null }, user)
    return group
  })
}

async function requireAdded(app: App, user: User, key: string | null): Promise<FamilyGroup> {
  const row = await groupsOf(app, user.id).where('family_groups.call_key', '=', key).executeTakeFirst()
  if (!row) throw conflict('This group was made already, and is not yours any more.')
  return toFamilyGroup(row)
}

function newGroup(app: App, input: z.output<typeof NewFamilyGroup>): FamilyGroupRow {
  return {
    id: newId(),
    name: input.name,
    description: input.description,
    alexa_device_id: input.alexaDeviceId,
    loved_one_name: input.lovedOneName,
    loved_one_phone: null,
    time_zone: input.timeZone ?? 'UTC',
    created_at: app.clock.now(),
    call_key: input.key ?? null,
    auto_send_off_at: null,
    photo_reminder_on_at: null,
    amazon_marketplace: input.amazonMarketplace ?? null,
    amazon_tag: null,
    amazon_cart_on_at: null,
    hand_over_to: null,
    hand_over_at: null,
    successor_id: null,
    take_over_asked_at: null,
    in_memory_at: null,
    removed_at: null,
  }
}

/** Changes the fields that are set in `change`. Another time zone moves the schedule with it. */
export function updateGroup(
  app: App,
  actor: Actor,
  change: z.output<typeof FamilyGroupChange>,
): Promise<FamilyGroup> {
  return changeGroup(app, actor, 'group:manage', 'family_group_updated', async (app) => {
    await setColumns(app, actor.groupId, {
      name: change.name,
      description: change.description,
      alexa_device_id: change.alexaDeviceId,
      loved_one_name: change.lovedOneName,
      loved_one_phone: change.lovedOnePhone,
      time_zone: change.timeZone,
    })
    if (!change.timeZone) return
    const keeps = change.zoneChangeKeeps ?? 'wall_clock'
    await emit(app, 'zoneChanged', actor.groupId, change.timeZone, keeps)
  })
}

/** Changes the switches of the whole group, its shop and the telephone number that are set in `change`. */
export function updateSettings(
  app: App,
  actor: Actor,
  change: z.output<typeof SettingsChange>,
): Promise<FamilyGroup> {
  const now = app.clock.now()
  const { autoSendContent, dailyPhotoReminder, amazonCartForm } = change
  return changeGroup(app, actor, 'settings:change', 'settings_changed', (app) =>
    setColumns(app, actor.groupId, {
      ...(autoSendContent !== undefined && { auto_send_off_at: autoSendContent ? null : now }),
      ...(dailyPhotoReminder !== undefined && { photo_reminder_on_at: dailyPhotoReminder ? now : null }),
      ...(amazonCartForm !== undefined && { amazon_cart_on_at: amazonCartForm ? now : null }),
      amazon_marketplace: change.amazonMarketplace ?? undefined,
      amazon_tag: change.amazonAssociateTag,
      loved_one_phone: change.lovedOnePhone,
    }),
  )
}

/** Changes the group's own row, locked, with its activity; returns the group as its member sees it then. */
function changeGroup(
  app: App,
  actor: Actor,
  right: Action,
  action: ActivityAction,
  change: (app: App) => Promise<void>,
): Promise<FamilyGroup> {
  const { groupId, user } = actor
  return inTransaction(app, async (app) => {
    await lockMembersFor(app, actor, right)
    await lockGroup(app, groupId)
    await change(app)
    const group = await requireGroup(app, user, groupId)
    const subject = { kind: 'group', id: groupId, title: group.name } as const
    await emit(app, 'familyChanged', { groupId, by: actor, action, subject })
    return group
  })
}

type GroupColumns = { [Column in keyof FamilyGroupRow]?: FamilyGroupRow[Column] | undefined }

/** Leaves out what is undefined. */
async function setColumns(app: App, groupId: string, columns: GroupColumns): Promise<void> {
  const changed = Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined))
  if (Object.keys(changed).length === 0) return
  await app.db.updateTable('family_groups').set(changed).where('id', '=', groupId).execute()
}

/** Whether this member is told of what others do in the group. */
export async function updateNotices(app: App, { memberId }: Actor, isOn: boolean): Promise<void> {
  await app.db
    .updateTable('members')
    .set({ notices_off_at: isOn ? null : app.clock.now() })
    .where('id', '=', memberId)
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
    .leftJoin('users as successor', 'successor.id', 'family_groups.successor_id')
    .where('me.user_id', '=', userId)
    .where('me.deactivated_at', 'is', null)
    .where('family_groups.removed_at', 'is', null)
    .selectAll('family_groups')
    .select(['me.role', 'me.notices_off_at', 'primary.user_id as primary_caretaker_id'])
    .select(['asked.first_name', 'asked.last_name', 'asked.email'])
    .select([
      'successor.first_name as successor_first_name',
      'successor.last_name as successor_last_name',
      'successor.email as successor_email',
    ])
}

type JoinedGroup = Awaited<ReturnType<ReturnType<typeof groupsOf>['execute']>>[number]

function toFamilyGroup(row: JoinedGroup): FamilyGroup {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    alexaDeviceId: row.alexa_device_id,
    lovedOneName: row.loved_one_name,
    lovedOnePhone: row.loved_one_phone,
    timeZone: row.time_zone,
    createdAt: toIso(row.created_at),
    primaryCaretakerId: row.primary_caretaker_id,
    autoSendContent: row.auto_send_off_at === null,
    dailyPhotoReminder: row.photo_reminder_on_at !== null,
    amazonMarketplace: row.amazon_marketplace ?? defaultMarketplace,
    amazonAssociateTag: row.amazon_tag,
    amazonCartForm: row.amazon_cart_on_at !== null,
    handOverTo: row.hand_over_to ? { userId: row.hand_over_to, name: nameOf(row) } : null,
    successor: toSuccessor(row),
    inMemorySince: toIso(row.in_memory_at),
    role: row.role,
    activityNotifications: row.notices_off_at === null,
  }
}

function toSuccessor(row: JoinedGroup): FamilyGroup['successor'] {
  if (row.successor_id === null) return null
  const { successor_first_name: first_name, successor_last_name: last_name, successor_email: email } = row
  const askedAt = row.take_over_asked_at
  return {
    userId: row.successor_id,
    name: nameOf({ first_name, last_name, email }),
    takeOver: askedAt === null ? null : { askedAt: toIso(askedAt), possibleAt: toIso(takeOverFrom(askedAt)) },
  }
}

/** From when the successor can take over, who has asked at this instant. */
export function takeOverFrom(askedAt: number): number {
  return askedAt + days(answerDays)
}
