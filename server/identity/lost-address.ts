import type { App } from '../platform/context.ts'
import { lockRow } from '../platform/db/lock.ts'
import { conflict } from '../platform/errors.ts'
import type { UserRow } from './identity.tables.ts'
import { isPassword } from './password.ts'

/** Who has the address has not shown that they read its mails: it may be a stranger's. */
async function findUnproven(app: App, email: string) {
  const row = await app.db
    .selectFrom('users')
    .where('email', '=', email)
    .where('email_confirmed_at', 'is', null)
    .where('password_hash', 'is not', null)
    .select(['id', 'password_hash'])
    .executeTakeFirst()
  return row ?? null
}

/** 409 for somebody who has an account with the address already, and its password: they only took the wrong form. */
export async function refuseOwnAccount(app: App, email: string, password: string): Promise<void> {
  const other = await findUnproven(app, email)
  if (other && (await isPassword(password, other.password_hash, app.passwordCost))) throw alreadyThere()
}

/**
 * Takes the address from an account that never proved it, for somebody who has, within the transaction that makes their
 * account. The other account loses nothing but the address: its person signs in as before, and is asked for another one.
 */
export async function takeUnprovenAddress(app: App, email: string): Promise<void> {
  const other = await findUnproven(app, email)
  const row = other && (await lockRow(app, 'users', { id: other.id }))
  if (row?.email === email) await giveUpUnproven(app, row)
}

/**
 * Takes from the account an address that it never proved, within a transaction that has locked the person. Who reads its
 * mails can choose no new password, and may make an account with it. Returns the person as they are then.
 */
export async function giveUpUnproven(app: App, row: UserRow): Promise<UserRow> {
  if (row.email === null || row.email_confirmed_at !== null) return row
  await app.db.deleteFrom('password_resets').where('user_id', '=', row.id).execute()
  await app.db.deleteFrom('email_confirmations').where('user_id', '=', row.id).execute()
  const columns = { email: null, lost_email: row.email }
  await app.db.updateTable('users').set(columns).where('id', '=', row.id).execute()
  return { ...row, ...columns }
}

/** The account that had lost the address and has this password; the newest of several. */
export async function findByLostAddress(app: App, email: string, password: string) {
  const rows = await app.db
    .selectFrom('users')
    .where('lost_email', '=', email)
    .orderBy('id', 'desc')
    .limit(3)
    .select(['id', 'password_hash'])
    .execute()
  for (const row of rows) if (await isPassword(password, row.password_hash, app.passwordCost)) return row
  return null
}

export function alreadyThere() {
  return conflict('There is already an account with this e-mail address. Please sign in instead.')
}
