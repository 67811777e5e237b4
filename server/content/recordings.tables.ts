declare module '../platform/db/database.ts' {
  interface Database {
    recordings: RecordingsTable
  }
}

type RecordingsTable = {
  id: string
  family_group_id: string
  content_item_id: string
  object_id: string
  /** In milliseconds. */
  duration: number
  /** Of its file. */
  bytes: number
  /** What is shown with it. */
  photo_id: string | null
  added_by: string | null
  created_at: number
  removed_at: number | null
  purged_at: number | null
  /** Since when its file is missing in the storage, and when to look for it again. */
  lost_at: number | null
  lost_due_at: number | null
}

export type RecordingRow = RecordingsTable
