import { wordOf } from '#contract/notices/words.ts'
import { hours } from '../../platform/clock.ts'
import type { App } from '../../platform/context.ts'
import { isCounted } from '../language/notice-sentence.ts'
import type { News } from '../news.ts'
import type { NoticeRow } from '../notices.tables.ts'

/** Notices that came within this time of the first are one line of the bell. */
const burst = hours(1)

type LineColumns = Pick<NoticeRow, 'line_id' | 'line_key' | 'line_began_at' | 'line_count'>

/**
 * For each person the unread line that a notice of this news joins, with the notice that stands for it so far. What
 * was read stays as it is: something new after it is a line of its own.
 */
export async function listOpenLines(app: App, news: News, userIds: string[], at: number) {
  const key = lineKey(news)
  if (key === null) return new Map<string, NoticeRow>()
  const rows = await app.db
    .selectFrom('notices')
    .where('user_id', 'in', userIds)
    .where('line_key', '=', key)
    .where('read_at', 'is', null)
    .where('covered_by', 'is', null)
    .where('line_began_at', '>', at - burst)
    .orderBy('line_began_at')
    .selectAll()
    .execute()
  return new Map(rows.map((row) => [row.user_id, row]))
}

export function lineColumns(news: News, id: string, at: number, joined: NoticeRow | undefined): LineColumns {
  const begins = { line_id: id, line_key: lineKey(news), line_began_at: at, line_count: 1 }
  if (!joined) return begins
  const { line_id, line_key, line_began_at, line_count } = joined
  return { line_id, line_key, line_began_at, line_count: line_count + 1 }
}

/** What the notices of one line have in common; null for a notice that stands alone. */
function lineKey({ groupId, action, actor, subject, callId, topic }: News): string | null {
  const word = wordOf({ action, subject })
  if (topic === 'calls' && callId && actor?.kind === 'device') return `${callId}:asked`
  return isCounted({ action, subject }) && actor ? `${groupId}:${actor.id}:${word}` : null
}
