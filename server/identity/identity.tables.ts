declare module '../platform/db/database.ts' {
  interface Database {
    users: UsersTable
    sessions: SessionsTable
    password_resets: PasswordResetsTable
    oidc_logins: OidcLoginsTable
  }
}

type UsersTable = {
  id: string
  /** Lower case. */
  email: string | null
  first_name: string | null
  last_name: string | null
  profile_image_url: string | null
  /** As it was typed. */
  phone: string | null
  password_hash: string | null
  oidc_issuer: string | null
  oidc_subject: string | null
  created_at: number
}

type SessionsTable = {
  token_hash: string
  user_id: string
  user_agent: string | null
  created_at: number
  seen_at: number
  expires_at: number
}

type PasswordResetsTable = { token_hash: string; user_id: string; expires_at: number }

type OidcLoginsTable = {
  state_hash: string
  code_verifier: string
  nonce: string
  return_to: string
  expires_at: number
}

export type UserRow = UsersTable
