import type { ScheduleEntry } from '#contract/schedule.ts'

type Sender = { first_name: string | null; last_name: string | null }

/** How the loved one calls them. An e-mail address is not said aloud. */
export function spokenName(sender: Sender): string {
  return sender.first_name ?? sender.last_name ?? 'your family'
}

/** "Mia", "Mia and Tom", "Mia, Tom and Anna". */
export function listed(names: string[]): string {
  const last = names.at(-1) ?? ''
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`
}

const small = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** "one new picture", "three new pictures". */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${small[count] ?? count} ${count === 1 ? one : many}`
}

export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** "today at 5:00 PM", "tomorrow at 08:00", "Saturday at 10:00 AM". `at` and `now` in epoch milliseconds. */
export function momentText(
  at: number,
  { timeZone, locale, now }: { timeZone: string; locale: string; now: number },
): string {
  const dayOf = (instant: number) =>
    Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(timeZone).toPlainDate()
  const days = dayOf(now).until(dayOf(at)).days
  const time = new Intl.DateTimeFormat(locale, { timeZone, hour: 'numeric', minute: '2-digit' })
    .format(at)
    .replaceAll('\u202f', ' ')
  if (days === 0) return `today at ${time}`
  if (days === 1) return `tomorrow at ${time}`
  const shape: Intl.DateTimeFormatOptions =
    days < 7 ? { weekday: 'long' } : { weekday: 'long', day: 'numeric', month: 'long' }
  return `${new Intl.DateTimeFormat(locale, { timeZone, ...shape }).format(at)} at ${time}`
}

/** What a scheduled delivery is, without giving a surprise away. */
export function deliveryText({ subject }: ScheduleEntry): string {
  if (subject.kind === 'photo') return 'a picture from your family'
  return subject.title ?? 'something your family chose for you'
}

/** A caption as it is read aloud and shown: one line, not endless. */
export function shortened(text: string, most: number): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  const letters = [...line]
  return letters.length > most ? `${letters.slice(0, most - 1).join('')}…` : line
}
