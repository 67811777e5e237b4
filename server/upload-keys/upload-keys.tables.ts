declare module '../platform/db/database.ts' {
  interface Database {
    upload_keys: UploadKeysTable
  }
}

/** The row goes with that of the member: who comes back to a group makes new keys. */
type UploadKeysTable = {
  id: string
  family_group_id: string
  member_id: string
  name: string
  key_hash: string
  created_at: number
  last_used_at: number | null
}

export type UploadKeyRow = UploadKeysTable
