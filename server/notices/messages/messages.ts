import { topicRules } from '#contract/notices/topics.ts'
import { minutes } from '../../platform/clock.ts'
import type { App } from '../../platform/context.ts'
import { insertRows, updateRows } from '../../platform/db/bulk.ts'
import { newId } from '../../platform/ids.ts'
import { dueTopic } from '../../platform/work/due.ts'
import type { Listener } from '../listeners.ts'
import type { News } from '../news.ts'
import { type NoticeMessageRow, type NoticeSendRow, type Way, ways } from '../notices.tables.ts'
import { closesAt, leavesAt, paceOf } from './pace.ts'

export const closingName = 'notice-messages'
export const sendingName = 'notice-sends'

/** How long a worker has a send for itself: longer than any way waits for an answer. */
export const sendLease = minutes(2)

/** Who hears of something, and by which ways besides the bell. */
export type Recipient = { listener: Listener; ways: readonly Way[] }

/** The message that brings the notice to the person, by each way. */
type Bringing = Pick<NoticeMessageRow, 'user_id' | 'way' | 'id'>

/**
 * Finds or makes the messages that bring this news. What goes at once has a message of its own, with its sends. A way
 * that has no address for the person brings nothing. The caller has locked the group's notices.
 */
export async function addToMessages(app: App, news: News, recipients: Recipient[]): Promise<Bringing[]> {
  const wanted = (await listWanted(app, news, recipients)).map((one) => ({ ...one, now: app.clock.now() }))
  const open = await listOpenMessages(app, news.groupId, wanted)
  const made: NoticeMessageRow[] = []
  const moved: { id: string; due_at: number }[] = []
  const sends: NoticeSendRow[] = []
  const bringing = wanted.map((one) => {
    const found = open.get(keyOf(one))
    if (found) {
      if (one.pace === 'quiet')
        moved.push({
          id: found.id,
          due_at: closesAt(one.listener, { ...one, pace: 'quiet', since: found.created_at }),
        })
      return found
    }
    const message = newMessage(news.groupId, one)
    made.push(message)
    if (one.pace === 'now') sends.push(...newSends(message, one.addresses, dueOf(news, one)))
    return message
  })
  await insertRows(app, 'notice_messages', made)
  await updateRows(app, 'notice_messages', moved)
  await insertRows(app, 'notice_sends', sends)
  if (made.some(({ due_at }) => due_at !== null)) app.live.publish(dueTopic(closingName), {})
  if (sends.length > 0) app.live.publish(dueTopic(sendingName), {})
  return bringing
}

type Wanted = {
  user_id: string
  way: Way
  pace: NoticeMessageRow['pace']
  listener: Listener
  addresses: string[]
  now: number
}

async function listWanted(app: App, news: News, recipients: Recipient[]): Promise<Omit<Wanted, 'now'>[]> {
  const wanted: Omit<Wanted, 'now'>[] = []
  for (const way of ways) {
    const those = recipients.flatMap(({ listener, ways }) => {
      const pace = ways.includes(way) ? paceOf(listener, way, news.topic) : null
      return pace ? [{ user_id: listener.userId, way, pace, listener }] : []
    })
    if (those.length === 0) continue
    const addresses = await app.noticeWays[way].addresses(
      app,
      those.map(({ user_id }) => user_id),
    )
    for (const one of those) {
      const found = addresses.get(one.user_id) ?? []
      if (found.length > 0) wanted.push({ ...one, addresses: found })
    }
  }
  return wanted
}

async function listOpenMessages(
  app: App,
  groupId: string,
  wanted: Wanted[],
): Promise<Map<string, NoticeMessageRow>> {
  const collecting = wanted.filter(({ pace }) => pace !== 'now')
  if (collecting.length === 0) return new Map()
  const rows = await app.db
    .selectFrom('notice_messages')
    .where(
      'user_id',
      'in',
      collecting.map(({ user_id }) => user_id),
    )
    .where('family_group_id', '=', groupId)
    .where('closed_at', 'is', null)
    .selectAll()
    .execute()
  return new Map(rows.map((row) => [keyOf(row), row]))
}

function keyOf({ user_id, way, pace }: Pick<NoticeMessageRow, 'user_id' | 'way' | 'pace'>): string {
  return `${user_id}:${way}:${pace}`
}

function newMessage(groupId: string, { user_id, way, pace, listener, now }: Wanted): NoticeMessageRow {
  const isClosed = pace === 'now'
  return {
    id: newId(),
    user_id,
    family_group_id: groupId,
    way,
    pace,
    created_at: now,
    due_at: isClosed ? null : closesAt(listener, { pace, since: now, now }),
    closed_at: isClosed ? now : null,
  }
}

function dueOf({ topic }: News, { listener, now }: Wanted): number {
  return leavesAt(listener, topicRules[topic].pace === 'urgent', now)
}

export function newSends(message: NoticeMessageRow, addresses: string[], dueAt: number): NoticeSendRow[] {
  return addresses.map((subscription_id) => ({
    id: newId(),
    message_id: message.id,
    user_id: message.user_id,
    family_group_id: message.family_group_id,
    way: message.way,
    subscription_id,
    created_at: message.closed_at ?? message.created_at,
    due_at: dueAt,
    attempts: 0,
    sent_at: null,
    dropped_at: null,
    failed_at: null,
    failure: null,
  }))
}
