import { publishToPerson } from '../../family/group-live.ts'
import type { App } from '../../platform/context.ts'
import { insertRows, updateRows } from '../../platform/db/bulk.ts'
import { newId } from '../../platform/ids.ts'
import { addToMessages, type Recipient } from '../messages/messages.ts'
import type { News } from '../news.ts'
import type { NoticeRow } from '../notices.tables.ts'
import { lineColumns, listOpenLines } from './lines.ts'

/**
 * Writes one notice for each person who was not told of it before, with the messages that bring them. `at` is when it
 * happened. Within the caller's transaction, which has locked the group's notices.
 */
export async function writeNotices(app: App, news: News, at: number, recipients: Recipient[]): Promise<void> {
  const fresh = await withoutTold(app, news, recipients)
  if (fresh.length === 0) return
  const userIds = fresh.map(({ listener }) => listener.userId)
  const lines = await listOpenLines(app, news, userIds, at)
  const bringing = await addToMessages(app, news, fresh)
  const rows = userIds.map((userId): NoticeRow => {
    const id = newId()
    const idOf = (way: string) =>
      bringing.find((message) => message.user_id === userId && message.way === way)?.id ?? null
    return {
      id,
      user_id: userId,
      ...columnsOf(news),
      created_at: at,
      read_at: null,
      ...lineColumns(news, id, at, lines.get(userId)),
      covered_by: null,
      push_message_id: idOf('push'),
      mail_message_id: idOf('mail'),
    }
  })
  await insertRows(app, 'notices', rows)
  const covered = rows.flatMap(({ id, user_id }) => {
    const line = lines.get(user_id)
    return line ? [{ id: line.id, covered_by: id }] : []
  })
  await updateRows(app, 'notices', covered)
  for (const userId of userIds) publishToPerson(app, userId, 'notices')
}

async function withoutTold(app: App, { source }: News, recipients: Recipient[]): Promise<Recipient[]> {
  if (recipients.length === 0) return []
  const told = await app.db
    .selectFrom('notices')
    .where('source', '=', source)
    .where(
      'user_id',
      'in',
      recipients.map(({ listener }) => listener.userId),
    )
    .select('user_id')
    .execute()
  const userIds = new Set(told.map(({ user_id }) => user_id))
  return recipients.filter(({ listener }) => !userIds.has(listener.userId))
}

function columnsOf({ groupId, source, topic, action, actor, subject, photoId, clipId, callId, since }: News) {
  return {
    family_group_id: groupId,
    source,
    topic,
    action,
    actor_kind: actor?.kind ?? null,
    actor_id: actor?.id ?? null,
    actor_name: actor?.name ?? null,
    subject_kind: subject?.kind ?? null,
    subject_id: subject?.id ?? null,
    subject_title: subject?.title ?? null,
    subject_seconds: subject?.seconds ?? null,
    photo_id: photoId ?? null,
    clip_id: clipId ?? null,
    call_id: callId ?? null,
    since_at: since ?? null,
  }
}
