declare module '../platform/db/database.ts' {
  interface Database {
    activity: ActivityTable
    activity_counts: ActivityCountsTable
  }
}

type ActivityTable = {
  id: string
  family_group_id: string
  user_id: string | null
  device_id: string | null
  /** The name at that time: it stays when the device is renamed or the person has gone. */
  actor_name: string | null
  action: string
  subject_kind: string | null
  subject_id: string | null
  subject_title: string | null
  /** How long a voice or a clip is. */
  subject_seconds: number | null
  /** The delivery that was answered, or that did not arrive. */
  delivery_id: string | null
  /** The call that was asked for or taken. */
  call_id: string | null
  /** The instant that it tells of, if not its own: when the call was asked for, since when a screen is away. */
  since_at: number | null
  created_at: number
  /** When people are to be told of it, or the lease of who does ends; null when everybody was. */
  tell_at: number | null
}

/** How often a person did what, in those rows that have left the database. */
type ActivityCountsTable = {
  family_group_id: string
  user_id: string
  action: string
  count: number
}

export type ActivityRow = ActivityTable
