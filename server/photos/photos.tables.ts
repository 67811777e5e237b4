declare module '../platform/db/database.ts' {
  interface Database {
    uploads: UploadsTable
    upload_parts: UploadPartsTable
    photos: PhotosTable
  }
}

/** An address to which one person may upload one file. */
type UploadsTable = {
  object_id: string
  user_id: string
  token_hash: string
  created_at: number
  /** How many may come; once they are there, how many came. */
  bytes: number
  /** Until when the address belongs to the request that brings the bytes. After a crash it is free again. */
  receiving_until: number | null
  received_at: number | null
  /** When a photo was made of it or it was refused. Bytes that still arrive are swept. */
  claimed_at: number | null
  /** Where it comes in parts: how many bytes have arrived without a gap, and when the sweep removes them. */
  arrived: number | null
  kept_until: number | null
}

/** A part of a file. Its bytes are stored under its id. */
type UploadPartsTable = {
  id: string
  object_id: string
  starts_at: number
  /** Null until it has arrived, and belongs to the file. */
  bytes: number | null
}

type PhotosTable = {
  id: string
  family_group_id: string
  object_id: string
  caption: string | null
  /** The caption as `searchable` makes it. */
  caption_search: string | null
  /** The camera's wall clock ("2026-11-21T08:00"), which has no zone. Null when it is not known. */
  taken_at: string | null
  width: number
  height: number
  thumbhash: string
  /** The point that matters, in thousandths of width and height; null where it is not known. */
  focal_x: number | null
  focal_y: number | null
  /** When the point that matters is looked for in a photo of an earlier release, and how often that failed. Null: not to be looked for, or done. */
  focal_due_at: number | null
  focal_attempts: number
  original_type: string
  /** Which files it has: see `withAvif`. */
  variants: number
  /** When the files that it lacks are made; null when it has all, or they cannot be made. */
  variants_due_at: number | null
  added_by: string | null
  created_at: number
  /** Of all its files; null until they are measured. */
  bytes: number | null
  /** Since when files of it are missing in the storage, and when to look again; null while all are there. */
  lost_at: number | null
  lost_due_at: number | null
  removed_at: number | null
  purged_at: number | null
}

export type PhotoRow = PhotosTable
