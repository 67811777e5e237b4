declare module '../platform/db/database.ts' {
  interface Database {
    known_people: KnownPeopleTable
    photo_people: PhotoPeopleTable
  }
}

/** Somebody whom the loved one knows. While one is removed, they are on no photo. */
type KnownPeopleTable = {
  id: string
  family_group_id: string
  name: string
  /** As said to the loved one: "your grandson". */
  relation: string | null
  /** The account of the member who this is. It stays when they leave the group: what they sent stays too. */
  user_id: string | null
  added_by: string | null
  created_at: number
  removed_at: number | null
}

/** A known person on a photo. Ids sort by the time of the tag. */
type PhotoPeopleTable = {
  id: string
  family_group_id: string
  photo_id: string
  person_id: string
}

export type KnownPersonRow = KnownPeopleTable
