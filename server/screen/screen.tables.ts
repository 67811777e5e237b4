declare module '../platform/db/database.ts' {
  interface Database {
    screen_tokens: ScreenTokensTable
    screen_pairings: ScreenPairingsTable
    screen_links: ScreenLinksTable
  }
}

/** Identifies the browser of a screen. A device has one token at a time. */
type ScreenTokensTable = {
  token_hash: string
  family_group_id: string
  device_id: string
  created_at: number
}

/** A browser that shows a code and waits for somebody to type it. */
type ScreenPairingsTable = {
  /** Hash of the secret that only the waiting screen has. */
  secret_hash: string
  code_hash: string
  /** The screen that is reserved; set when the code was typed. */
  device_id: string | null
  /** The person who typed the code. */
  user_id: string | null
  expires_at: number
}

type ScreenLinksTable = {
  token_hash: string
  family_group_id: string
  /** The person who made it. */
  user_id: string | null
  expires_at: number
}
