import { wallClock } from '#contract/platform/wall-clock.ts'
import type { CalendarFeed } from '#contract/visits/calendars.ts'
import type { Actor } from '../../family/actor.ts'
import { lockMembersToGive } from '../../family/membership.ts'
import type { EndedRight } from '../../identity/identity-events.ts'
import { hours, minutes, toIso } from '../../platform/clock.ts'
import type { App } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { notFound } from '../../platform/errors.ts'
import { networkOf } from '../../platform/http/request/network-of.ts'
import { rateLimit } from '../../platform/http/request/rate-limit.ts'
import { hashToken, newToken } from '../../platform/ids.ts'
import '../visits.tables.ts'

export async function findFeed(app: App, { memberId }: Actor): Promise<CalendarFeed | null> {
  const row = await app.db
    .selectFrom('calendar_feeds')
    .where('member_id', '=', memberId)
    .select(['created_at', 'last_read_at'])
    .executeTakeFirst()
  return row ? { createdAt: toIso(row.created_at), lastReadAt: toIso(row.last_read_at) } : null
}

/** Makes the member's only address; one from before ends. `token` is not stored. */
export async function makeFeed(app: App, actor: Actor): Promise<CalendarFeed & { token: string }> {
  return inTransaction(app, async (app) => {
    const { id: memberId } = await lockMembersToGive(app, actor, 'group:read')
    const token = newToken()
    const created_at = app.clock.now()
    const made = { token_hash: hashToken(token), created_at, last_read_at: null }
    await app.db
      .insertInto('calendar_feeds')
      .values({ member_id: memberId, family_group_id: actor.groupId, ...made })
      .onConflict((conflict) => conflict.column('member_id').doUpdateSet(made))
      .execute()
    return { createdAt: toIso(created_at), lastReadAt: null, token }
  })
}

export async function removeFeed(app: App, { memberId }: Actor): Promise<void> {
  await app.db.deleteFrom('calendar_feeds').where('member_id', '=', memberId).execute()
}

/** Ends the person's addresses in all groups, within the transaction in which they take their account back. */
export async function endFeedsOf(app: App, userId: string, ended: EndedRight[]): Promise<void> {
  const rows = await app.db
    .deleteFrom('calendar_feeds')
    .where('member_id', 'in', (select) =>
      select.selectFrom('members').where('user_id', '=', userId).select('id'),
    )
    .returning('family_group_id')
    .execute()
  for (const { family_group_id } of rows) ended.push({ kind: 'calendar_feed', groupId: family_group_id })
}

/** The group of which the token's member reads the visits. */
export type FeedGroup = {
  id: string
  /** Whose address it is. */
  memberId: string
  name: string
  lovedOneName: string | null
  timeZone: string
  /** The day on which it was put in memory; null when it is not. */
  inMemorySince: string | null
}

const readsAnHour = 120

/**
 * 404 for a token that was ended, of somebody who has left or is deactivated, or of a deleted group. `address` is the
 * caller's, for the rate limit of guesses.
 */
export async function requireFeedGroup(app: App, token: string, address: string): Promise<FeedGroup> {
  const hash = hashToken(token)
  const row = await app.db
    .selectFrom('calendar_feeds')
    .innerJoin('members', 'members.id', 'calendar_feeds.member_id')
    .innerJoin('family_groups', 'family_groups.id', 'calendar_feeds.family_group_id')
    .where('calendar_feeds.token_hash', '=', hash)
    .where('members.deactivated_at', 'is', null)
    .where('family_groups.removed_at', 'is', null)
    .select([
      'family_groups.id',
      'family_groups.name',
      'family_groups.loved_one_name',
      'family_groups.time_zone',
      'family_groups.in_memory_at',
    ])
    .select('calendar_feeds.member_id')
    .executeTakeFirst()
  if (!row) {
    await rateLimit(app, `calendar-feed-guess:${networkOf({ ip: address })}`, {
      limit: 30,
      perMs: minutes(10),
    })
    throw notFound('This calendar does not exist any more.')
  }
  await rateLimit(app, `calendar-feed:${row.member_id}`, { limit: readsAnHour, perMs: hours(1) })
  await app.db
    .updateTable('calendar_feeds')
    .set({ last_read_at: app.clock.now() })
    .where('token_hash', '=', hash)
    .execute()
  return {
    id: row.id,
    memberId: row.member_id,
    name: row.name,
    lovedOneName: row.loved_one_name,
    timeZone: row.time_zone,
    inMemorySince: row.in_memory_at === null ? null : wallClock(row.in_memory_at, row.time_zone).date,
  }
}
