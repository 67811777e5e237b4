import { seconds } from '../../platform/clock.ts'
import type { App } from '../../platform/context.ts'
import { saveEntry } from '../entries.ts'
import type { OccurrenceRow, ScheduleEntryRow } from '../schedule.tables.ts'
import { freeInstant, insertOccurrences, isUnsent, newestOccurrence, newOccurrence } from './occurrences.ts'

/** A double click, or a second person's click, within this time is the same sending. */
const sameSendingWithin = seconds(10)

/**
 * Opens the occurrence that is sent at once, and returns its id: the newest one if it was held, missed
 * or failed, or waits for a retry; else the only one of an entry that is delivered once; else an extra
 * one. Null when one was sent just now or is being delivered. The caller has locked the entry.
 */
export async function openNow(app: App, entry: ScheduleEntryRow): Promise<string | null> {
  const now = app.clock.now()
  const newest = await newestOccurrence(app, entry)
  if (newest?.sent_at && now - newest.sent_at < sameSendingWithin) return null
  if (newest && newest.due_at !== null && newest.attempts === 0) return null
  const isOnce = entry.recurring_pattern === null
  // After this none is to come, so there is nothing to resume either.
  if (isOnce) await saveEntry(app, entry, { opened_at: now, paused_at: null })
  if (newest && (isUnsent(newest) || newest.due_at !== null)) return reopen(app, newest)
  const at = isOnce && !newest ? entry.scheduled_for : await freeInstant(app, entry, now)
  const occurrence = newOccurrence(entry, at, { due_at: now })
  await insertOccurrences(app, [occurrence])
  return occurrence.id
}

/** A worker that has leased it loses its lease. */
async function reopen(app: App, { id }: OccurrenceRow): Promise<string> {
  const outcome = { held_at: null, missed_at: null, failed_at: null, note: null }
  await app.db
    .updateTable('schedule_occurrences')
    .set({ ...outcome, due_at: app.clock.now(), attempts: 0 })
    .where('id', '=', id)
    .execute()
  return id
}
