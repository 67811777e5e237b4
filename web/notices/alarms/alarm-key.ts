import type { OpenAlarm } from '#contract/notices/notices.ts'

/** Names an alarm in one state: taken, it is another. */
export function alarmKey({ groupId, since, takenAt }: OpenAlarm): string {
  return `${groupId} ${since} ${takenAt}`
}
