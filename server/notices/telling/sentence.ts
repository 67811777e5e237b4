import { noticeSentence } from '#contract/notices/words.ts'
import { daysBetween, wallClock } from '#contract/platform/wall-clock.ts'
import type { NoticeRow } from '../notices.tables.ts'

type Columns = Pick<
  NoticeRow,
  | 'user_id'
  | 'action'
  | 'actor_kind'
  | 'actor_name'
  | 'subject_kind'
  | 'subject_id'
  | 'subject_title'
  | 'since_at'
>

/** Where and when the sentence is read. */
export type Reading = { lovedOneName: string | null; timeZone: string; now: number }

/** The sentence of a notice that stands for `count` of them. */
export function sentenceOf(row: Columns, { lovedOneName, timeZone, now }: Reading, count: number): string {
  return noticeSentence({
    action: row.action,
    actor: row.actor_kind && { kind: row.actor_kind, name: row.actor_name },
    subject: row.subject_kind === null ? null : { kind: row.subject_kind, title: row.subject_title },
    isAboutReader: row.subject_id === row.user_id,
    lovedOneName,
    since: row.since_at === null ? null : sinceWords(row.since_at, timeZone, now),
    count,
  })
}

/** "14:10" of the same day, "yesterday 14:10", "tomorrow 08:00", "20 November 14:10": by a clock in the zone. */
function sinceWords(at: number, timeZone: string, now: number): string {
  const then = wallClock(at, timeZone)
  const daysAgo = daysBetween(then.date, wallClock(now, timeZone).date)
  if (daysAgo === 0) return then.time
  if (daysAgo === -1) return `tomorrow ${then.time}`
  if (daysAgo === 1) return `yesterday ${then.time}`
  const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone }).format(at)
  return `${day} ${then.time}`
}
