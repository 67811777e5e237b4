import { type NoticeTopic, topicRules } from '#contract/notices/topics.ts'
import type { ActivityRow } from '../../activity/activity.tables.ts'
import type { App } from '../../platform/context.ts'
import { endsOfCalls } from '../ends-of-calls.ts'
import type { Audience, Listener } from '../listeners.ts'
import type { Recipient } from '../messages/messages.ts'
import { hears } from '../messages/pace.ts'
import { ways } from '../notices.tables.ts'

/** What decides who hears of a change, and how it reads. */
export type Facts = {
  /** Who sent what was answered, or planned or sent what did not arrive. */
  authorId: string | null
  /** Who has connected the device that says it was connected. */
  openerId: string | null
  /** The photo that it is about, or that was answered. */
  photoId: string | null
  /** The clip, likewise. */
  clipId: string | null
  /** The people of the sign of life's list who are told. */
  listed: string[]
}

export async function findFacts(app: App, row: ActivityRow): Promise<Facts> {
  const delivery = await findDelivery(app, row)
  const idOf = (kind: 'photo' | 'clip') =>
    [row, delivery].find((about) => about?.subject_kind === kind)?.subject_id ?? null
  return {
    authorId: delivery?.sender_id ?? (await findPlanner(app, row)),
    openerId: row.action === 'device_connected' ? await findOpener(app, row) : null,
    photoId: idOf('photo'),
    clipId: idOf('clip'),
    listed: await listListed(app, row),
  }
}

/** What was answered: also when the call that was asked for with it is taken, or given back. */
async function findDelivery(app: App, { family_group_id, delivery_id, call_id }: ActivityRow) {
  if (delivery_id === null && call_id === null) return null
  const deliveries = app.db
    .selectFrom('deliveries')
    .where('deliveries.family_group_id', '=', family_group_id)
    .select(['sender_id', 'subject_kind', 'subject_id'])
  const found =
    delivery_id !== null
      ? deliveries.where('deliveries.id', '=', delivery_id)
      : deliveries
          .innerJoin('call_requests', 'call_requests.delivery_id', 'deliveries.id')
          .where('call_requests.id', '=', call_id)
  return (await found.executeTakeFirst()) ?? null
}

async function findPlanner(app: App, row: ActivityRow): Promise<string | null> {
  if (row.subject_kind !== 'schedule' || row.subject_id === null) return null
  const entry = await app.db
    .selectFrom('schedule_entries')
    .where('id', '=', row.subject_id)
    .where('family_group_id', '=', row.family_group_id)
    .select('added_by')
    .executeTakeFirst()
  return entry?.added_by ?? null
}

async function findOpener(app: App, { device_id, family_group_id }: ActivityRow): Promise<string | null> {
  const device = await app.db
    .selectFrom('devices')
    .where('id', '=', device_id)
    .where('family_group_id', '=', family_group_id)
    .select('opened_by')
    .executeTakeFirst()
  return device?.opened_by ?? null
}

/** The person whose turn it is, or everybody who was told on the day that the change is about. */
async function listListed(
  app: App,
  { family_group_id, subject_kind, subject_id }: ActivityRow,
): Promise<string[]> {
  if (subject_id === null) return []
  if (subject_kind === 'person') return [subject_id]
  if (subject_kind !== 'life') return []
  const rows = await app.db
    .selectFrom('life_told')
    .where('round_id', '=', subject_id)
    .where('family_group_id', '=', family_group_id)
    .select('user_id')
    .execute()
  return rows.map(({ user_id }) => user_id)
}

/** The members who hear of a change, each with the ways besides the bell. Nobody hears of what they did themselves. */
export async function listRecipients(
  app: App,
  row: ActivityRow,
  { topic, facts, audience }: { topic: NoticeTopic; facts: Facts; audience: Audience },
): Promise<Recipient[]> {
  const there = audience.listeners.filter(({ joinedAt }) => joinedAt <= row.created_at)
  const doer = row.user_id ?? facts.openerId
  const listeners = listHearing(row, topic, facts, there).filter(
    (listener) => listener.userId !== doer && hears(listener, topic),
  )
  if (topic !== 'calls') return listeners.map((listener) => ({ listener, ways }))
  return listCalled(app, row, facts, listeners)
}

function listHearing(row: ActivityRow, topic: NoticeTopic, facts: Facts, there: Listener[]): Listener[] {
  const isAuthor = ({ userId }: Listener) => userId === facts.authorId
  const isCaretaker = ({ role }: Listener) => role !== 'member'
  switch (topicRules[topic].hears) {
    case 'everybody':
      return there
    case 'sender':
      // An answer to somebody who has left is for the whole family.
      return there.some(isAuthor) ? there.filter(isAuthor) : there
    case 'author_and_caretakers':
      return there.filter((listener) => isAuthor(listener) || isCaretaker(listener))
    case 'caretakers':
      return there.filter(isCaretaker)
    case 'person_and_caretakers':
      return there.filter((listener) => listener.memberId === row.subject_id || isCaretaker(listener))
    case 'person_and_primary':
      return there.filter(({ memberId, role }) => memberId === row.subject_id || role === 'primary_caretaker')
    case 'listed':
      return there.filter(({ userId }) => facts.listed.includes(userId))
  }
}

/**
 * A call stands in everybody's bell. Besides, it goes to those who are asked by name and to those whose turn is the
 * first; the others' turn comes when nobody takes it, or at once when nobody is first. Who takes it, and that she needs it no
 * more, is told to those who were told of the call.
 */
async function listCalled(
  app: App,
  row: ActivityRow,
  { authorId }: Facts,
  listeners: Listener[],
): Promise<Recipient[]> {
  const allows = ({ calls }: Listener) => calls !== 'off'
  const wantsFirst = (listener: Listener) =>
    allows(listener) && (listener.calls === 'first' || listener.userId === authorId)
  const isFirst = listeners.some(wantsFirst) ? wantsFirst : allows
  const isOver = endsOfCalls.includes(row.action)
  const told = row.action.startsWith('call_re') || isOver
  const before = told ? await listTold(app, row.call_id) : new Map<string, Recipient['ways']>()
  return listeners.map((listener) => {
    const toldBy = before.get(listener.userId) ?? []
    return { listener, ways: !isOver && isFirst(listener) ? ways : toldBy }
  })
}

/** The ways by which each person was told of the call. */
async function listTold(app: App, callId: string | null): Promise<Map<string, Recipient['ways']>> {
  if (callId === null) return new Map()
  const rows = await app.db
    .selectFrom('notices')
    .where('call_id', '=', callId)
    .select(['user_id', 'push_message_id', 'mail_message_id'])
    .execute()
  const byPerson = Map.groupBy(rows, ({ user_id }) => user_id)
  return new Map(
    [...byPerson].map(([userId, notices]) => [
      userId,
      ways.filter((way) => notices.some((notice) => notice[`${way}_message_id`] !== null)),
    ]),
  )
}
