import { topicRules } from '#contract/notices/topics.ts'
import { noticePath } from '#contract/notices/words.ts'
import type { Language } from '#contract/platform/languages.ts'
import type { App } from '../../platform/context.ts'
import { isAtRest } from '../at-rest.ts'
import { endsOfCalls } from '../ends-of-calls.ts'
import { noticeWordsIn } from '../language/words.ts'
import { findListener, type Listener } from '../listeners.ts'
import type { NoticeMessageRow, NoticeRow, NoticeSendRow } from '../notices.tables.ts'
import { type Reading, sentenceOf } from '../sentence.ts'
import { withoutDeleted } from '../still-there.ts'
import type { Composed } from '../way.ts'
import { sendLease } from './messages.ts'
import { paceOf } from './pace.ts'

/**
 * What the send says now: the notices of its message that are still unread, still wanted, and not at rest. Null when
 * nothing is left to say.
 */
export async function compose(
  app: App,
  send: NoticeSendRow,
): Promise<{ composed: Composed; listener: Listener } | null> {
  const found = await findListener(app, send.user_id, send.family_group_id)
  if (!found) return null
  const { group, listener } = found
  const wanted = (await listUnread(app, send, listener)).filter(({ topic }) => !isAtRest(group, topic))
  const notices = await listTimely(app, send, wanted)
  const reading = {
    language: listener.language,
    lovedOneName: group.lovedOneName,
    timeZone: listener.times.timeZone,
    now: app.clock.now(),
  }
  const lines = linesOf(notices, reading)
  const [first] = lines
  if (!first) return null
  const message = await readMessage(app, send.message_id)
  const isDigest = message.pace === 'daily'
  return {
    listener,
    composed: {
      messageId: message.id,
      person: { id: listener.userId, email: listener.email, name: listener.name },
      language: listener.language,
      group,
      urgency: notices.some(({ topic }) => topicRules[topic].pace === 'urgent') ? 'urgent' : 'normal',
      isDigest,
      tag: tagOf(message, notices),
      title:
        lines.length === 1
          ? first.sentence
          : headline(listener.language, group.name, { count: lines.length, isDigest }),
      lines,
    },
  }
}

function readMessage(app: App, id: string): Promise<NoticeMessageRow> {
  return app.db.selectFrom('notice_messages').where('id', '=', id).selectAll().executeTakeFirstOrThrow()
}

/** The newest first. */
async function listUnread(app: App, send: NoticeSendRow, listener: Listener): Promise<NoticeRow[]> {
  const rows = await app.db
    .selectFrom('notices')
    .where(`${send.way}_message_id`, '=', send.message_id)
    .where('read_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .selectAll()
    .execute()
  return rows.filter(({ topic }) => paceOf(listener, send.way, topic) !== null)
}

/** What asks somebody to look after the loved one. */
const alarms = ['life_missed', 'life_unknown', 'life_given_back']

/** Without what is over: what was deleted, and a call or a missing sign of life that somebody looks after now. */
async function listTimely(app: App, send: NoticeSendRow, notices: NoticeRow[]): Promise<NoticeRow[]> {
  const there = await withoutDeleted(app, send.family_group_id, notices)
  const calls = await withoutPastCalls(app, send, there)
  if (!calls.some(({ action }) => alarms.includes(action))) return calls
  const isOpen = await hasOpenAlarm(app, send.family_group_id)
  return calls.filter(({ action }) => isOpen || !alarms.includes(action))
}

async function hasOpenAlarm(app: App, groupId: string): Promise<boolean> {
  const watch = await app.db
    .selectFrom('life_watches')
    .where('family_group_id', '=', groupId)
    .where('alarm_at', 'is not', null)
    .where('taken_by', 'is', null)
    .select('family_group_id')
    .executeTakeFirst()
  return watch !== undefined
}

/** Without those that ask for a call that is over meanwhile, and those that say so of one that is open. */
async function withoutPastCalls(app: App, send: NoticeSendRow, notices: NoticeRow[]): Promise<NoticeRow[]> {
  const callIds = notices.flatMap(({ call_id }) => call_id ?? [])
  if (callIds.length === 0) return notices
  const calls = await app.db
    .selectFrom('call_requests')
    .where('id', 'in', callIds)
    .where('family_group_id', '=', send.family_group_id)
    .select(['id', 'taken_at'])
    .execute()
  const open = new Set(calls.flatMap(({ id, taken_at }) => (taken_at === null ? id : [])))
  const untold = await listUntold(app, send, notices)
  const newest = await listNewestAsks(app, send, callIds)
  return notices.filter(({ id, call_id, action }) => {
    if (call_id === null) return true
    if (endsOfCalls.includes(action)) return !open.has(call_id) && !untold.has(call_id)
    return open.has(call_id) && newest.has(id)
  })
}

/**
 * For each call the newest notice that asks this person for it by this way. After quiet hours or an outage the earlier
 * ones need not come too.
 */
async function listNewestAsks(app: App, send: NoticeSendRow, callIds: string[]): Promise<Set<string>> {
  const asks = await app.db
    .selectFrom('notices')
    .where('call_id', 'in', callIds)
    .where('user_id', '=', send.user_id)
    .where('action', 'not in', endsOfCalls)
    .where(`${send.way}_message_id`, 'is not', null)
    .orderBy('created_at')
    .orderBy('id')
    .select(['id', 'call_id'])
    .execute()
  return new Set(new Map(asks.map(({ id, call_id }) => [call_id, id])).values())
}

/** The calls that somebody has taken before this address was told of them: there is nothing to take back. */
async function listUntold(app: App, send: NoticeSendRow, notices: NoticeRow[]): Promise<Set<string>> {
  const taken = notices.flatMap(({ call_id, action }) =>
    endsOfCalls.includes(action) ? (call_id ?? []) : [],
  )
  if (taken.length === 0) return new Set()
  const told = await app.db
    .selectFrom('notices')
    .innerJoin('notice_sends', 'notice_sends.message_id', `notices.${send.way}_message_id`)
    .innerJoin('call_requests', 'call_requests.id', 'notices.call_id')
    .where('notices.call_id', 'in', taken)
    .where('notices.user_id', '=', send.user_id)
    .where('notices.action', 'not in', endsOfCalls)
    .where('notice_sends.subscription_id', '=', send.subscription_id)
    .where((where) =>
      where.or([
        where('notice_sends.sent_at', 'is not', null),
        // Whether an attempt has arrived is not known.
        where.and([where('notice_sends.attempts', '>', 0), where('notice_sends.due_at', 'is not', null)]),
        // It was claimed before the call was taken. One that waits for the end of quiet hours will say nothing.
        where('notice_sends.due_at', '<=', where('call_requests.taken_at', '+', sendLease)),
      ]),
    )
    .select('notices.call_id')
    .execute()
  const known = new Set(told.map(({ call_id }) => call_id))
  return new Set(taken.filter((id) => !known.has(id)))
}

function linesOf(notices: NoticeRow[], reading: Reading): Composed['lines'] {
  const byLine = Map.groupBy(notices, ({ line_id }) => line_id)
  return [...byLine.values()].flatMap((line) => {
    const [newest] = line
    if (!newest) return []
    return {
      sentence: sentenceOf(newest, reading, line.length),
      path: noticePath({ topic: newest.topic, photoId: newest.photo_id, action: newest.action }),
      photoId: newest.photo_id,
      at: newest.created_at,
    }
  })
}

function headline(
  language: Language,
  family: string,
  { count, isDigest }: { count: number; isDigest: boolean },
): string {
  const { today, newNotices } = noticeWordsIn(language).push
  return isDigest ? today(family) : newNotices(count, family)
}

/** Later news of a call, or of a sign of life, take the place of the first. */
function tagOf(message: NoticeMessageRow, notices: NoticeRow[]): string {
  const [first] = notices
  if (notices.every(({ topic }) => topic === 'life')) return `life-${short(message.family_group_id)}`
  const callId = first?.call_id ?? null
  const isOneCall = callId !== null && notices.every(({ call_id }) => call_id === callId)
  return isOneCall ? `call-${short(callId)}` : `notice-${short(message.id)}`
}

/** A UUID in 22 characters. */
function short(id: string): string {
  return Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url')
}
