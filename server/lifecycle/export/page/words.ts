import type { Language } from '#contract/platform/languages.ts'
import type { App } from '../../../platform/context.ts'
import type { Pictures } from '../picture-files.ts'
import type { Said } from '../read-said.ts'
import type { ExportWords } from './language/en.ts'

/** What every part of the page is written from. */
export type PageContext = {
  app: App
  groupId: string
  timeZone: string
  pictures: Pictures
  language: Language
  words: ExportWords
}

/** By which clock, and in which language, a time is said. */
type Reading = Pick<PageContext, 'timeZone' | 'language'>

const formats = new Map<string, Intl.DateTimeFormat>()

/** "November 21, 2026", where the loved one lives. */
export function dayWords(page: Reading, at: number | string): string {
  return formatOf(page, { dateStyle: 'long' }).format(new Date(at))
}

/** "November 2026". */
export function monthWords(page: Reading, at: number): string {
  return formatOf(page, { month: 'long', year: 'numeric' }).format(new Date(at))
}

/** "November 21, 2026 at 8:00 AM". */
export function timeWords(page: Reading, at: number | string): string {
  return formatOf(page, { dateStyle: 'long', timeStyle: 'short' }).format(new Date(at))
}

/** A day of the loved one's calendar, "2026-11-21". */
export function dateWords({ language }: Pick<PageContext, 'language'>, date: string): string {
  return formatOf({ language, timeZone: 'UTC' }, { dateStyle: 'full' }).format(new Date(`${date}T00:00:00Z`))
}

function formatOf({ timeZone, language }: Reading, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = language + timeZone + JSON.stringify(options)
  const format = formats.get(key) ?? new Intl.DateTimeFormat(language, { timeZone, ...options })
  formats.set(key, format)
  return format
}

/** Those that are there, with dots between: "Anna · May 3, 2026". */
export function joined(parts: (string | null | undefined | false)[]): string {
  return parts.filter(Boolean).join(' · ')
}

/** "♥ 2 times · “So lovely”". */
export function answersWords(
  { words }: Pick<PageContext, 'words'>,
  answers: Pick<Said, 'kind' | 'text'>[],
): string {
  const count = (kind: Said['kind']) => answers.filter((answer) => answer.kind === kind).length
  const times = (what: string, count: number) =>
    count > 0 && (count > 1 ? words.times({ what, count }) : what)
  return joined([
    times('♥', count('heart')),
    times(words.thankYou, count('thank_you')),
    times(words.callMe, count('call_me')),
    ...answers.map(({ kind, text }) => kind === 'note' && words.quoted(text ?? '')),
  ])
}
