import type { ScheduleEntry } from '#contract/schedule.ts'
import type { App } from '../../platform/context.ts'
import { toOccurrence } from '../../schedule/occurrences/occurrences.ts'
import { listSchedule } from '../../schedule/read-entries.ts'

/** The entries that are not cancelled, without the words of what was deleted since. */
export async function listPlanned(app: App, groupId: string): Promise<ScheduleEntry[]> {
  const entries = await listSchedule(app, groupId)
  return entries.map((entry) =>
    entry.subject.isThere ? entry : { ...entry, subject: { ...entry.subject, title: null } },
  )
}

/** The entries that are not cancelled, each with all that became of it, the oldest first. */
export async function* schedulePages(app: App, groupId: string) {
  for (const entry of await listPlanned(app, groupId)) {
    const rows = await app.db
      .selectFrom('schedule_occurrences')
      .where('entry_id', '=', entry.id)
      .orderBy('scheduled_for')
      .selectAll()
      .execute()
    yield [{ ...entry, occurrences: rows.map(toOccurrence) }]
  }
}
