declare module '../../platform/db/database.ts' {
  interface Database {
    photo_reminders: PhotoRemindersTable
  }
}

/** The daily photo reminder of one group. The row is the queue. */
type PhotoRemindersTable = {
  family_group_id: string
  /** When it is due next, or the end of the lease of a server that sends it; null while it is off. */
  due_at: number | null
  /** The loved one's date, "2026-11-22", of the last day that was looked at, whether or not people were told. */
  done_on: string | null
}

export type PhotoReminderRow = PhotoRemindersTable
