declare module '../platform/db/database.ts' {
  interface Database {
    taken_back: TakenBackTable
  }
}

/** What a person who has taken their account back is still to look through. One row for each of them. */
type TakenBackTable = {
  user_id: string
  at: number
  because: 'taken' | 'secured'
  /** In words; empty for nothing. */
  ended: string
}
