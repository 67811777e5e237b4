import { noticeSentence } from '#contract/notices/words.ts'
import { daysBetween, wallClock } from '#contract/platform/wall-clock.ts'
import type { NoticeRow } from './notices.tables.ts'

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

/**
 * "2:10 PM" of the same day, "yesterday 2:10 PM", "tomorrow 8:00 AM", "20 November 2:10 PM": by a clock in the zone, as
 * the app says times. There is no line break within the time, and so no plain space.
 */
function sinceWords(at: number, timeZone: string, now: number): string {
  const format = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone })
  const time = format.format(at).replaceAll(/\s/g, '\u00a0')
  const daysAgo = daysBetween(wallClock(at, timeZone).date, wallClock(now, timeZone).date)
  if (daysAgo === 0) return time
  if (daysAgo === -1) return `tomorrow ${time}`
  if (daysAgo === 1) return `yesterday ${time}`
  const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone }).format(at)
  return `${day} ${time}`
}
