import type { TokenRight } from '#contract/platform/policy.ts'

declare module '../platform/db/database.ts' {
  interface Database {
    api_tokens: ApiTokensTable
  }
}

/** The row goes with that of the member: who comes back to a group makes new tokens. */
type ApiTokensTable = {
  id: string
  family_group_id: string
  member_id: string
  name: string
  access: TokenRight
  token_hash: string
  created_at: number
  /** Written once an hour at most. */
  last_used_at: number | null
}

export type ApiTokenRow = ApiTokensTable
