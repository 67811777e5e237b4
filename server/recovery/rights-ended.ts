import { endedWords } from '#contract/recovery.ts'
import { recordChange } from '../activity/record-change.ts'
import type { EndedBecause, EndedRight } from '../identity/identity-events.ts'
import { toUser } from '../identity/user.ts'
import type { App } from '../platform/context.ts'
import './recovery.tables.ts'
import { findTakenBackRow } from './taken-back.service.ts'

/**
 * Keeps for the person what they are to look through, and tells the caretakers of their groups what has ended there. This
 * feature comes after all that end something, so `ended` is whole.
 */
export async function recordRightsEnded(
  app: App,
  userId: string,
  ended: EndedRight[],
  because: EndedBecause,
): Promise<void> {
  await keepForPerson(app, userId, ended, because)
  const user = toUser(
    app,
    await app.db.selectFrom('users').where('id', '=', userId).selectAll().executeTakeFirstOrThrow(),
  )
  for (const { id, family_group_id: groupId } of await membershipsOf(app, userId)) {
    const here = ended.filter((right) => right.groupId === groupId).map(({ kind }) => kind)
    if (here.length === 0 && because === 'secured') continue
    await recordChange(app, {
      groupId,
      by: { user },
      action: because === 'taken' ? 'account_taken_back' : 'account_secured',
      subject: { kind: 'member', id, title: endedWords(here) || null },
    })
  }
}

/** A new password soon after "My account was taken" has little left to end: what was ended before stays to be read. */
async function keepForPerson(
  app: App,
  userId: string,
  ended: EndedRight[],
  because: EndedBecause,
): Promise<void> {
  const before = await findTakenBackRow(app, userId)
  const words = endedWords(ended.map(({ kind }) => kind))
  const row = {
    at: app.clock.now(),
    because: before?.because === 'taken' ? ('taken' as const) : because,
    ended: words || (before?.ended ?? ''),
  }
  await app.db
    .insertInto('taken_back')
    .values({ user_id: userId, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute()
}

function membershipsOf(app: App, userId: string) {
  return app.db
    .selectFrom('members')
    .innerJoin('family_groups', 'family_groups.id', 'members.family_group_id')
    .where('members.user_id', '=', userId)
    .where('members.deactivated_at', 'is', null)
    .where('family_groups.removed_at', 'is', null)
    .select(['members.id', 'members.family_group_id'])
    .orderBy('members.family_group_id')
    .execute()
}
