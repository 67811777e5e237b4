declare module '../db/database.ts' {
  interface Database {
    mails: MailsTable
  }
}

/** A link for a new password, one to confirm an address, an invitation, or what became of a passkey or an account. */
export type MailKind = 'reset' | 'confirm' | 'invitation' | 'passkey' | 'account'

/** A mail that somebody waits for. The row is the queue, and afterwards the record of what became of it. */
type MailsTable = {
  id: string
  kind: MailKind
  /** The mail, sealed with the server's secret key; null once it is sent or given up. */
  sealed: string | null
  created_at: number
  due_at: number | null
  attempts: number
  sent_at: number | null
  failed_at: number | null
  /** Why, without an address. */
  failure: string | null
}

export type MailRow = MailsTable
