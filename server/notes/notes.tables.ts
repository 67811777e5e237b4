import type { NoteStay } from '#contract/notes/notes.ts'

declare module '../platform/db/database.ts' {
  interface Database {
    notes: NotesTable
  }
}

type NotesTable = {
  id: string
  family_group_id: string
  text: string
  stays: NoteStay
  /** The end of a note that stays `until`; null for all others. */
  until_at: number | null
  /** Its background. */
  photo_id: string | null
  added_by: string | null
  created_at: number
  removed_at: number | null
}

export type NoteRow = NotesTable
