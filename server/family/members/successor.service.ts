import type { ActivityAction } from '#contract/family/activity.ts'
import { silentDays } from '#contract/family/successor.ts'
import { nameOf } from '../../identity/user.ts'
import { days } from '../../platform/clock.ts'
import type { App } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { conflict, forbidden } from '../../platform/errors.ts'
import { emit } from '../../platform/feature.ts'
import type { Actor } from '../actor.ts'
import type { FamilyGroupRow } from '../family.tables.ts'
import { requireGroupRow, takeOverFrom } from '../groups/groups.service.ts'
import { lockMembersFor, requireStillSignedIn } from '../membership.ts'
import { requireMemberById } from './members.service.ts'
import { findSuccessor, makePrimary } from './primary.ts'

/** Names who follows the primary caretaker, or nobody. Another one than before has not asked to take over. */
export async function nameSuccessor(app: App, actor: Actor, memberId: string | null): Promise<void> {
  const { groupId } = actor
  await inTransaction(app, async (app) => {
    await lockMembersFor(app, actor, 'group:manage')
    await requireStillSignedIn(app, actor)
    const before = await findSuccessor(app, groupId)
    if (before === memberId) return
    const member = memberId === null ? null : await requireMemberById(app, groupId, memberId)
    if (member && (member.role !== 'caretaker' || member.deactivated_at !== null))
      throw conflict('Only an active caretaker can be the successor. Please change their role first.')
    await setColumns(app, groupId, { successor_id: member?.user_id ?? null, take_over_asked_at: null })
    if (memberId !== null) await record(app, actor, 'successor_named', memberId)
    else if (before !== null) await record(app, actor, 'successor_cleared', before)
  })
}

/** The successor asks to take over from a primary caretaker whom nobody has seen for long. Asking twice is asking once. */
export async function askToTakeOver(app: App, actor: Actor): Promise<void> {
  const { groupId, memberId } = actor
  await inTransaction(app, async (app) => {
    const group = await requireSuccessor(app, actor)
    if (group.take_over_asked_at !== null) return
    const now = app.clock.now()
    const primary = await requirePrimary(app, groupId)
    if ((await lastSeen(app, primary.user_id)) > now - days(silentDays)) {
      const who = nameOf(await requireMemberById(app, groupId, primary.id))
      throw conflict(`${who} was here within the last ${silentDays} days. Please ask them to hand over.`)
    }
    await setColumns(app, groupId, { take_over_asked_at: now })
    await record(app, actor, 'take_over_asked', memberId, takeOverFrom(now))
  })
}

/** The successor becomes the primary caretaker, when nobody has said no in time. */
export async function takeOver(app: App, actor: Actor): Promise<void> {
  const { groupId, memberId } = actor
  await inTransaction(app, async (app) => {
    const { take_over_asked_at: askedAt } = await requireSuccessor(app, actor)
    if (askedAt === null) throw conflict('Please ask first whether you can take over.')
    if (app.clock.now() < takeOverFrom(askedAt))
      throw conflict('The primary caretaker can still say no. Please wait until the seven days are over.')
    const former = await requirePrimary(app, groupId)
    await makePrimary(app, groupId, memberId)
    await record(app, actor, 'take_over_done', former.id)
  })
}

/** The primary caretaker says no, or the successor takes the question back. */
export async function endTakeOver(app: App, actor: Actor): Promise<void> {
  const { groupId, user } = actor
  await inTransaction(app, async (app) => {
    const { role, id } = await lockMembersFor(app, actor, 'group:read')
    const group = await requireGroupRow(app, groupId)
    if (role !== 'primary_caretaker' && group.successor_id !== user.id)
      throw forbidden('This is between the primary caretaker and the successor.')
    const successor = await findSuccessor(app, groupId)
    if (group.take_over_asked_at === null || successor === null) return
    await setColumns(app, groupId, { take_over_asked_at: null })
    // Who says no is here, even when they sign out at once: nobody can ask again before they are silent for long.
    if (role === 'primary_caretaker')
      await app.db
        .updateTable('members')
        .set({ last_active_at: app.clock.now() })
        .where('id', '=', id)
        .execute()
    await record(app, actor, 'take_over_ended', successor)
  })
}

/** Locks the members; 403 for everybody but the successor. */
async function requireSuccessor(app: App, actor: Actor): Promise<FamilyGroupRow> {
  await lockMembersFor(app, actor, 'group:read')
  const group = await requireGroupRow(app, actor.groupId)
  if (group.successor_id !== actor.user.id) throw forbidden('Only the successor can take over.')
  return group
}

function requirePrimary(app: App, groupId: string): Promise<{ id: string; user_id: string }> {
  return app.db
    .selectFrom('members')
    .where('family_group_id', '=', groupId)
    .where('role', '=', 'primary_caretaker')
    .select(['id', 'user_id'])
    .executeTakeFirstOrThrow()
}

/** When the person last used Sunporch signed in, in any of their groups. */
async function lastSeen(app: App, userId: string): Promise<number> {
  const sessions = await app.db
    .selectFrom('sessions')
    .where('user_id', '=', userId)
    .select('seen_at')
    .execute()
  const memberships = await app.db
    .selectFrom('members')
    .where('user_id', '=', userId)
    .select(['joined_at', 'last_active_at'])
    .execute()
  return Math.max(
    ...sessions.map(({ seen_at }) => seen_at),
    ...memberships.map(({ joined_at, last_active_at }) => last_active_at ?? joined_at),
  )
}

async function setColumns(
  app: App,
  groupId: string,
  columns: Partial<Pick<FamilyGroupRow, 'successor_id' | 'take_over_asked_at'>>,
): Promise<void> {
  await app.db.updateTable('family_groups').set(columns).where('id', '=', groupId).execute()
}

async function record(
  app: App,
  actor: Actor,
  action: ActivityAction,
  memberId: string,
  since?: number,
): Promise<void> {
  const member = await requireMemberById(app, actor.groupId, memberId)
  const subject = { kind: 'member', id: memberId, title: nameOf(member) } as const
  const change = { groupId: actor.groupId, by: actor, action, subject }
  await emit(app, 'familyChanged', since === undefined ? change : { ...change, since })
}
