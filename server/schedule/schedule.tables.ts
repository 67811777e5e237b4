import type { SendableKind } from '#contract/delivery/delivery.ts'
import type { RecurringPattern } from '#contract/schedule.ts'

declare module '../platform/db/database.ts' {
  interface Database {
    schedule_entries: ScheduleEntriesTable
    schedule_occurrences: ScheduleOccurrencesTable
  }
}

type ScheduleEntriesTable = {
  id: string
  family_group_id: string
  subject_kind: SendableKind
  /** Null for the next photo, which is chosen at each delivery. */
  subject_id: string | null
  /** The next occurrence; of an entry that has none to come, the last one. */
  scheduled_for: number
  /** The local time that the recurrence is computed from: "2026-11-21T08:00" in `time_zone`. */
  local_time: string
  time_zone: string
  recurring_pattern: RecurringPattern | null
  added_by: string | null
  created_at: number
  sent_at: number | null
  paused_at: number | null
  cancelled_at: number | null
  /** When the occurrence at `scheduled_for` was opened: none is to come. Null while it is to come. */
  opened_at: number | null
  /** When the next occurrence is to be opened. Computed by `dueAtOf`, written only in entries.ts. */
  due_at: number | null
  /** `next_photo`: chosen at delivery. Null: the subject that is named. */
  source: 'next_photo' | null
  /** The key that the client gave the call which added this row. A repeat of the call adds nothing. */
  client_key: string | null
}

/** One occurrence of one entry, and its outcome. */
type ScheduleOccurrencesTable = {
  id: string
  family_group_id: string
  entry_id: string
  scheduled_for: number
  /** When delivery is tried next; null when the outcome is final. */
  due_at: number | null
  attempts: number
  sent_at: number | null
  held_at: number | null
  missed_at: number | null
  failed_at: number | null
  skipped_at: number | null
  delivery_id: string | null
  /** Explains the outcome in a sentence. */
  note: string | null
}

export type OccurrenceRow = ScheduleOccurrencesTable

export type ScheduleEntryRow = ScheduleEntriesTable
