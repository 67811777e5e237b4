import type { RecurringPattern } from '#contract/schedule.ts'

declare module '../platform/db/database.ts' {
  interface Database {
    visits: VisitsTable
    visit_skips: VisitSkipsTable
    calendars: CalendarsTable
    calendar_sources: CalendarSourcesTable
    calendar_events: CalendarEventsTable
    calendar_feeds: CalendarFeedsTable
  }
}

/** Dates ("2026-11-21") and times ("15:00") are by the clock of the group's zone. */
type VisitsTable = {
  id: string
  family_group_id: string
  who: string | null
  what: string | null
  start_date: string
  /** Null: all day. */
  start_time: string | null
  /** The last day; `start_date` if it ends on the same one. */
  end_date: string
  end_time: string | null
  pattern: RecurringPattern | null
  /** Of a weekly one, as digits: "14" is Monday and Thursday. Empty: the weekday of `start_date`. */
  weekdays: string
  /** The last day on which one can begin. */
  until_date: string | null
  /** The day on which the last one ends; null when there is no last one. */
  last_date: string | null
  /** Grows with each change. */
  revision: number
  added_by: string | null
  created_at: number
  removed_at: number | null
}

/** A day on which a repeated visit would begin, and does not. */
type VisitSkipsTable = {
  visit_id: string
  local_date: string
  family_group_id: string
}

type CalendarsTable = {
  id: string
  family_group_id: string
  name: string
  kind: 'file' | 'address'
  /** Sealed: it may hold a secret. Null for a file. */
  address: string | null
  host: string | null
  /** Since when its events are on the screen; null while they are not. */
  shown_at: number | null
  etag: string | null
  last_modified: string | null
  /** When it was read last. */
  read_at: number
  /** Failed attempts since then. */
  attempts: number
  failing_since: number | null
  /** A sentence. */
  failure: string | null
  due_at: number | null
  kept: number
  left_private: number
  broken: number
  beyond: number
  added_by: string | null
  created_at: number
}

type CalendarSourcesTable = {
  calendar_id: string
  family_group_id: string
  /** As it was read. */
  text: string
}

/** One time of an event, by the clock of the group's zone. */
type CalendarEventsTable = {
  calendar_id: string
  number: number
  family_group_id: string
  title: string
  start_date: string
  start_time: string | null
  end_date: string
  end_time: string | null
}

type CalendarFeedsTable = {
  member_id: string
  family_group_id: string
  token_hash: string
  created_at: number
  last_read_at: number | null
}

export type VisitRow = VisitsTable
export type CalendarRow = CalendarsTable
export type CalendarEventRow = CalendarEventsTable
