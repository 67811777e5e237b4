import type { TokenRight } from '#contract/platform/policy.ts'

declare module '../platform/db/database.ts' {
  interface Database {
    api_tokens: ApiTokensTable
    secret_calls: SecretCallsTable
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
  /** When the token of an assistant ends unless it is renewed; null for a token that a person has copied. */
  access_until: number | null
  /** Of the secrets by which an assistant renews it: the one that stays, and the one that works once. */
  chain_hash: string | null
  renewal_hash: string | null
}

/**
 * A call that named itself by a key, and made an API token, an upload key or a webhook. The row stays when that has ended: the
 * call may be made again, because its answer was lost, however late.
 */
type SecretCallsTable = {
  family_group_id: string
  /** The hash of the secret. It opens nothing. */
  made: string
}

export type ApiTokenRow = ApiTokensTable
