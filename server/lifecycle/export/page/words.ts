import type { App } from '../../../platform/context.ts'
import type { Pictures } from '../picture-files.ts'
import type { Said } from '../read-said.ts'

/** What every part of the page is written from. */
export type PageContext = { app: App; groupId: string; timeZone: string; pictures: Pictures }

const formats = new Map<string, Intl.DateTimeFormat>()

/** "November 21, 2026", where the loved one lives. */
export function dayWords({ timeZone }: Pick<PageContext, 'timeZone'>, at: number | string): string {
  return formatOf(timeZone, { dateStyle: 'long' }).format(new Date(at))
}

/** "November 2026". */
export function monthWords({ timeZone }: Pick<PageContext, 'timeZone'>, at: number): string {
  return formatOf(timeZone, { month: 'long', year: 'numeric' }).format(new Date(at))
}

/** "November 21, 2026 at 8:00 AM". */
export function timeWords({ timeZone }: Pick<PageContext, 'timeZone'>, at: number | string): string {
  return formatOf(timeZone, { dateStyle: 'long', timeStyle: 'short' }).format(new Date(at))
}

/** A day of the loved one's calendar, "2026-11-21". */
export function dateWords(date: string): string {
  return formatOf('UTC', { dateStyle: 'full' }).format(new Date(`${date}T00:00:00Z`))
}

function formatOf(timeZone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = timeZone + JSON.stringify(options)
  const format = formats.get(key) ?? new Intl.DateTimeFormat('en', { timeZone, ...options })
  formats.set(key, format)
  return format
}

/** Those that are there, with dots between: "Anna · May 3, 2026". */
export function joined(parts: (string | null | undefined | false)[]): string {
  return parts.filter(Boolean).join(' · ')
}

/** "♥ 2 times · “So lovely”". */
export function answersWords(answers: Pick<Said, 'kind' | 'text'>[]): string {
  const count = (kind: Said['kind']) => answers.filter((answer) => answer.kind === kind).length
  const times = (word: string, number: number) =>
    number > 0 && (number > 1 ? `${word} ${number} times` : word)
  return joined([
    times('♥', count('heart')),
    times('“Thank you”', count('thank_you')),
    times('“Call me”', count('call_me')),
    ...answers.map(({ kind, text }) => kind === 'note' && `“${text}”`),
  ])
}
