declare module '../../platform/db/database.ts' {
  interface Database {
    old_years: OldYearsTable
  }
}

/** A file in the storage with rows of one year that have left the database. */
type OldYearsTable = {
  id: string
  family_group_id: string
  /** The name of the `OldRows`. */
  kind: string
  /** Of the calendar, in UTC. */
  year: number
  row_count: number
  started_at: number
  /** When the rows left their table. Null: they are still there, and the file counts for nothing. */
  moved_at: number | null
  /** From then on the file is removed, and its rows stay where they are. */
  given_up_at: number | null
}
