import { sendables } from '#contract/delivery/sendable.ts'
import type { Occurrence, RecurringPattern, ScheduleEntry } from '#contract/schedule.ts'
import { fullTimeThere } from '../platform/time-there.ts'

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
  return subject.title ?? sendables[subject.kind].untitled
}

export const timeHasPassed = 'This time has passed. Please choose a later one.'

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
  return [`${outcomeWords[status]}: ${fullTimeThere(scheduledFor, timeZone)}`, note]
    .filter(Boolean)
    .join('. ')
}
