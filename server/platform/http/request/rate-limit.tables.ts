declare module '../../db/database.ts' {
  interface Database {
    rate_limits: RateLimitsTable
  }
}

/** How many attempts were made under a key in one window of time. */
type RateLimitsTable = {
  key: string
  window_ends_at: number
  count: number
}
