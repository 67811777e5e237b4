declare module '../platform/db/database.ts' {
  interface Database {
    screen_tokens: ScreenTokensTable
    screen_pairings: ScreenPairingsTable
    screen_links: ScreenLinksTable
  }
}

/** The key of a browser that is a screen. A device has one at a time. */
type ScreenTokensTable = {
  token_hash: string
  family_group_id: string
  device_id: string
  created_at: number
}

/** A screen that shows a code and waits for somebody to type it. */
type ScreenPairingsTable = {
  /** Hash of the secret that only the waiting screen has. */
  secret_hash: string
  code_hash: string
  /** Set when the code was typed. */
  device_id: string | null
  /** Who typed it. */
  user_id: string | null
  expires_at: number
}

type ScreenLinksTable = {
  token_hash: string
  family_group_id: string
  /** Who made it. */
  user_id: string | null
  expires_at: number
}
