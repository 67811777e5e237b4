import type { Language } from '#contract/platform/languages.ts'

declare module '../platform/db/database.ts' {
  interface Database {
    users: UsersTable
    sessions: SessionsTable
    password_resets: PasswordResetsTable
    email_confirmations: EmailConfirmationsTable
    oidc_logins: OidcLoginsTable
    passkeys: PasskeysTable
    passkey_challenges: PasskeyChallengesTable
  }
}

type UsersTable = {
  id: string
  /** Lower case. */
  email: string | null
  /** Since when it is known that the person reads the mails of `email`. */
  email_confirmed_at: number | null
  /** The address that the account had and never proved, after somebody else did, or the person asked for another one. They sign in with it until they have confirmed one. */
  lost_email: string | null
  first_name: string | null
  last_name: string | null
  profile_image_url: string | null
  /** As it was typed. */
  phone: string | null
  /** Null for somebody who has never been asked. */
  language: Language | null
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
  /** The passkey that opened it. */
  passkey_id: string | null
}

type PasswordResetsTable = { token_hash: string; user_id: string; expires_at: number }

/** A link that was mailed to `email`. */
type EmailConfirmationsTable = { token_hash: string; user_id: string; email: string; expires_at: number }

type OidcLoginsTable = {
  state_hash: string
  code_verifier: string
  nonce: string
  return_to: string
  expires_at: number
}

type PasskeysTable = {
  id: string
  user_id: string
  /** The authenticator's own id for it. */
  credential_id: string
  /** COSE key, as base64url. */
  public_key: string
  /** How often it was used, by its own count; 0 for one that does not count. */
  counter: number
  /** Ways to reach the authenticator, as the browser named them, with blanks between. */
  transports: string
  name: string
  created_at: number
  used_at: number | null
}

/** A challenge that waits for its answer: of somebody who signs in, or of a person who adds a passkey in a session. */
type PasskeyChallengesTable = {
  challenge_hash: string
  user_id: string | null
  session_hash: string | null
  expires_at: number
}

export type PasskeyRow = PasskeysTable
export type UserRow = UsersTable
