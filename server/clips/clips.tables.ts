declare module '../platform/db/database.ts' {
  interface Database {
    clips: ClipsTable
  }
}

type ClipsTable = {
  id: string
  family_group_id: string
  object_id: string
  /** What is said or seen, typed by hand. */
  words: string | null
  /** In milliseconds. */
  duration: number
  /** Of the film as it is shown, in pixels. */
  width: number
  height: number
  /** The sound's codec; null: there is none. */
  sound: 'aac' | null
  /** Of the poster, in base64. */
  thumbhash: string
  /** Which smaller pictures the poster has: 0: none; `withAvif`: all. */
  variants: number
  /** When to make them; null: not needed. */
  variants_due_at: number | null
  /** Of all files. */
  bytes: number
  added_by: string | null
  created_at: number
  removed_at: number | null
  purged_at: number | null
  /** Since when files of it are missing in the storage, and when to look for them again. */
  lost_at: number | null
  lost_due_at: number | null
}

export type ClipRow = ClipsTable
