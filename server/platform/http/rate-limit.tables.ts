declare module '../db/database.ts' {
  interface Database {
    tries: TriesTable
  }
}

/** How often something was tried in a window of time. */
type TriesTable = {
  key: string
  window_ends_at: number
  count: number
}
