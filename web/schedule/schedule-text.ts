import type { Occurrence, RecurringPattern, ScheduleEntry } from '#contract/schedule.ts'

export const patternLabels: Record<RecurringPattern, string> = {
  daily: 'Daily',
  weekly: 'Weekly',
  monthly: 'Monthly',
}

export function subjectTitle({
  subject,
}: {
  subject: Pick<ScheduleEntry['subject'], 'kind' | 'title'>
}): string {
  return subject.title ?? { photo: 'A photo', content: 'A recommendation', note: 'A note' }[subject.kind]
}

export const timeHasPassed = 'This time has passed. Please choose a later one.'

/** "Sat, Nov 21, 2026, 8:00 AM" by the clock of that zone. */
export function inZone(iso: string, timeZone: string): string {
  return new Date(iso).toLocaleString('en', {
    timeZone,
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  })
}

/** "8:00 AM" by the clock of this browser; with the date if the dates differ. */
export function hereText(iso: string, timeZone: string): string {
  const day = { weekday: 'short', month: 'short', day: 'numeric' } as const
  const dayIn = (zone: string) => new Date(iso).toLocaleDateString('en', { timeZone: zone, ...day })
  const isSameDay = dayIn(timeZone) === dayIn(ownZone())
  return new Date(iso).toLocaleString('en', { ...(!isSameDay && day), hour: 'numeric', minute: '2-digit' })
}

/** Whether the clock of this browser shows the same as the clock of that zone. */
export function isSameClock(iso: string, timeZone: string): boolean {
  return inZone(iso, timeZone) === inZone(iso, ownZone())
}

export function ownZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone
}

const outcomeWords: Record<Occurrence['status'], string> = {
  pending: 'On its way',
  sent: 'Sent',
  failed: 'Could not be sent',
  missed: 'Missed',
  held: 'Held',
  skipped: 'Skipped',
}

/** "Sent: Sat, Nov 21, 2026, 8:00 AM. …" */
export function outcomeText({ status, scheduledFor, note }: Occurrence, timeZone: string): string {
  return [`${outcomeWords[status]}: ${inZone(scheduledFor, timeZone)}`, note].filter(Boolean).join('. ')
}
