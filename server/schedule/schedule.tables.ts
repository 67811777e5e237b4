import type { RecurringPattern } from '#contract/schedule.ts'

declare module '../platform/db/database.ts' {
  interface Database {
    schedule_entries: ScheduleEntriesTable
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
  failed_at: number | null
  failure: string | null
}

export type ScheduleEntryRow = ScheduleEntriesTable
