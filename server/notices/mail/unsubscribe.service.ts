import { type Pace, paces } from '#contract/notices/choices.ts'
import { publishToPerson } from '../../family/group-live.ts'
import type { App } from '../../platform/context.ts'
import '../notices.tables.ts'
import type { Subscription } from './unsubscribe-token.ts'

/** A subscription that a valid link names, of somebody who belongs to the family. */
export type Ending = Subscription & {
  token: string
  groupName: string
  /** How mails come now; null for who has chosen nothing. */
  pace: Pace | null
}

/** Null when the person is no active member any more, or the family was removed. */
export async function readEnding(
  app: App,
  { userId, groupId }: Subscription,
  token: string,
): Promise<Ending | null> {
  const row = await app.db
    .selectFrom('members')
    .innerJoin('family_groups', 'family_groups.id', 'members.family_group_id')
    .leftJoin('notice_choices', (join) =>
      join
        .onRef('notice_choices.user_id', '=', 'members.user_id')
        .onRef('notice_choices.family_group_id', '=', 'members.family_group_id'),
    )
    .where('members.user_id', '=', userId)
    .where('members.family_group_id', '=', groupId)
    .where('members.deactivated_at', 'is', null)
    .where('family_groups.removed_at', 'is', null)
    .select(['family_groups.name', 'notice_choices.mail'])
    .executeTakeFirst()
  return row ? { userId, groupId, token, groupName: row.name, pace: row.mail } : null
}

/** What waits to be sent is dropped too: the pace is asked again when a mail is written. */
export function endMails(app: App, subscription: Subscription): Promise<void> {
  return setPace(app, subscription, 'off')
}

/** `before` comes from the page and may be anything: without a pace in it mails come as for who has chosen nothing. */
export function restartMails(app: App, subscription: Subscription, before: string | null): Promise<void> {
  return setPace(app, subscription, paces.find((pace) => pace === before && pace !== 'off') ?? null)
}

async function setPace(app: App, { userId, groupId }: Subscription, mail: Pace | null): Promise<void> {
  await app.db
    .insertInto('notice_choices')
    .values({
      user_id: userId,
      family_group_id: groupId,
      push: null,
      mail,
      digest_at: null,
      calls: null,
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'family_group_id']).doUpdateSet({ mail }))
    .execute()
  publishToPerson(app, userId, 'notices')
}
