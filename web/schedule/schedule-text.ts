import type { ScheduleEntry } from '#contract/schedule.ts'
import { scheduleWords } from './schedule-words.ts'

export function subjectTitle({
  subject,
}: {
  subject: Pick<ScheduleEntry['subject'], 'kind' | 'title'>
}): string {
  return subject.title ?? scheduleWords().untitled[subject.kind]
}
