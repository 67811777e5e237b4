import type { Language } from '#contract/platform/languages.ts'
import { daysBetween, wallClock } from '#contract/platform/wall-clock.ts'
import { noticeSentence } from './language/notice-sentence.ts'
import type { Since } from './language/sentences/sentence-words.ts'
import { type NoticeWords, noticeWordsIn } from './language/words.ts'
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
  | 'subject_seconds'
  | 'since_at'
>

/** In which language, where and when the sentence is read. */
export type Reading = { language: Language; lovedOneName: string | null; timeZone: string; now: number }

/** The sentence of a notice that stands for `count` of them. */
export function sentenceOf(row: Columns, reading: Reading, count: number): string {
  const words = noticeWordsIn(reading.language)
  const told = {
    action: row.action,
    actor: row.actor_kind && { kind: row.actor_kind, name: row.actor_name },
    subject:
      row.subject_kind === null
        ? null
        : { kind: row.subject_kind, title: row.subject_title, seconds: row.subject_seconds },
    isAboutReader: row.subject_id === row.user_id,
    lovedOneName: reading.lovedOneName,
    since: row.since_at === null ? null : sinceWords(row.since_at, reading, words),
    count,
  }
  return noticeSentence(told, words)
}

/** How times and days are written. English has the times of America and the days of Britain, as the app has. */
const locales: Partial<Record<Language, { time: string; day: string }>> = {
  en: { time: 'en-US', day: 'en-GB' },
  pt: { time: 'pt-BR', day: 'pt-BR' },
}

/**
 * "2:10 PM" of the same day, "yesterday 2:10 PM", "tomorrow 8:00 AM", "20 November 2:10 PM": by a clock in the zone, as
 * the app says times. There is no line break within the time, and so no plain space.
 */
function sinceWords(at: number, { language, timeZone, now }: Reading, words: NoticeWords): Since {
  const locale = locales[language] ?? { time: language, day: language }
  const format = new Intl.DateTimeFormat(locale.time, { hour: 'numeric', minute: '2-digit', timeZone })
  const time = format.format(at).replaceAll(/\s/g, '\u00a0')
  const daysAgo = daysBetween(wallClock(at, timeZone).date, wallClock(now, timeZone).date)
  if (daysAgo === 0) return { text: time, isToday: true }
  if (daysAgo === -1) return { text: words.tomorrow(time), isToday: false }
  if (daysAgo === 1) return { text: words.yesterday(time), isToday: false }
  const date = new Intl.DateTimeFormat(locale.day, { day: 'numeric', month: 'long', timeZone }).format(at)
  return { text: words.onDate(date, time), isToday: false }
}
