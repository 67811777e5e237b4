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
  content_item_id: string | null
  photo_id: string | null
  /** The next occurrence. */
  scheduled_for: number
  /** The wall clock that rules: "2026-11-21T08:00" in `time_zone`. */
  local_time: string
  time_zone: string
  recurring_pattern: RecurringPattern | null
  added_by: string | null
  created_at: number
  sent_at: number | null
  paused_at: number | null
  cancelled_at: number | null
  /** When the engine acts next; null while paused, and when all is done. */
  due_at: number | null
  /** `next_photo`: chosen at the moment of delivery; null: the item or photo that is named. */
  source: 'next_photo' | null
}

/** One moment of one entry, and what became of it. */
type ScheduleOccurrencesTable = {
  id: string
  family_group_id: string
  entry_id: string
  scheduled_for: number
  /** When it is tried next; null when its outcome stands. */
  due_at: number | null
  attempts: number
  sent_at: number | null
  held_at: number | null
  missed_at: number | null
  failed_at: number | null
  skipped_at: number | null
  delivery_id: string | null
  /** What there is to say about the outcome, as a sentence. */
  note: string | null
}

export type OccurrenceRow = ScheduleOccurrencesTable

export type ScheduleEntryRow = ScheduleEntriesTable
