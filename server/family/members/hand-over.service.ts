import type { User } from '#contract/identity.ts'
import type { App } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { conflict, forbidden } from '../../platform/errors.ts'
import { requireGroupRow } from '../groups/groups.service.ts'
import { publishChange } from '../group-live.ts'
import { nameOf, requireMemberById } from './members.service.ts'
import { holdMembers, type Membership } from '../membership.service.ts'

/** Asks a caretaker to become the primary caretaker. A new question replaces the one before. */
export async function offerHandOver(app: App, by: User, groupId: string, memberId: string): Promise<void> {
  await inTransaction(app, async (app) => {
    await holdMembers(app, groupId)
    const member = await requireMemberById(app, groupId, memberId)
    if (member.role !== 'caretaker' || member.deactivated_at !== null)
      throw conflict('Only an active caretaker can be asked. Please change their role first.')
    await app.db
      .updateTable('family_groups')
      .set({ hand_over_to: member.user_id, hand_over_at: app.clock.now() })
      .where('id', '=', groupId)
      .execute()
    await tell(app, by, groupId, { id: memberId, title: nameOf(member), action: 'hand_over_offered' })
  })
}

/** The one who was asked becomes the primary caretaker, and the former one a caretaker. */
export async function acceptHandOver(app: App, user: User, membership: Membership): Promise<void> {
  const { groupId } = membership
  await inTransaction(app, async (app) => {
    await holdMembers(app, groupId)
    const group = await requireGroupRow(app, groupId)
    if (group.hand_over_to !== user.id) throw forbidden('Nobody has asked you to take over.')
    // One after the other: a group has at most one primary caretaker at any time.
    await app.db
      .updateTable('members')
      .set({ role: 'caretaker' })
      .where('family_group_id', '=', groupId)
      .where('role', '=', 'primary_caretaker')
      .execute()
    await app.db
      .updateTable('members')
      .set({ role: 'primary_caretaker' })
      .where('id', '=', membership.id)
      .execute()
    await clear(app, groupId)
    const member = await requireMemberById(app, groupId, membership.id)
    await tell(app, user, groupId, {
      id: membership.id,
      title: nameOf(member),
      action: 'hand_over_accepted',
    })
  })
}

/** Taken back by the primary caretaker, or answered with no by the one who was asked. */
export async function cancelHandOver(app: App, user: User, membership: Membership): Promise<void> {
  const { groupId } = membership
  await inTransaction(app, async (app) => {
    await holdMembers(app, groupId)
    const group = await requireGroupRow(app, groupId)
    const isTheirs = membership.role === 'primary_caretaker' || group.hand_over_to === user.id
    if (!isTheirs) throw forbidden('This is between the primary caretaker and the one who was asked.')
    if (group.hand_over_to === null) return
    await clear(app, groupId)
    await tell(app, user, groupId, { id: groupId, title: group.name, action: 'hand_over_cancelled' })
  })
}

async function clear(app: App, groupId: string): Promise<void> {
  await app.db
    .updateTable('family_groups')
    .set({ hand_over_to: null, hand_over_at: null })
    .where('id', '=', groupId)
    .execute()
}

async function tell(
  app: App,
  by: User,
  groupId: string,
  { id, title, action }: { id: string; title: string; action: string },
): Promise<void> {
  await app.familyEvents.changed(app, { groupId, by, action, subject: { kind: 'member', id, title } })
  publishChange(app, groupId, 'members', 'group')
}
