declare module '../platform/db/database.ts' {
  interface Database {
    uploads: UploadsTable
    photos: PhotosTable
  }
}

/** An address that one person may put one file to. */
type UploadsTable = {
  object_id: string
  user_id: string
  token_hash: string
  created_at: number
  received_at: number | null
  /** A photo was made of it, or it was refused: what still comes is only to be swept. */
  claimed_at: number | null
}

type PhotosTable = {
  id: string
  family_group_id: string
  object_id: string
  caption: string | null
  width: number
  height: number
  thumbhash: string
  original_type: string
  added_by: string | null
  created_at: number
  removed_at: number | null
  purged_at: number | null
}

export type PhotoRow = PhotosTable
