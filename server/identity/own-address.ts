import type { App } from '../platform/context.ts'
import { AppError } from '../platform/errors.ts'
import './identity.tables.ts'

/**
 * 403 for an account of ours whose address nobody has confirmed, where mails are sent: the address may be a stranger's, who
 * will have the account one day. Nothing that outlives a session may be made in it before that.
 */
export async function requireOwnAddress(app: App, userId: string): Promise<void> {
  if (app.config.smtpUrl === null) return
  const row = await app.db
    .selectFrom('users')
    .where('id', '=', userId)
    .select(['email_confirmed_at', 'password_hash'])
    .executeTakeFirst()
  if (row && row.email_confirmed_at === null && row.password_hash !== null) throw notConfirmed()
}

function notConfirmed(): AppError {
  return new AppError(
    'address_not_confirmed',
    403,
    'Please confirm your e-mail address first: open the link that we mailed you. Settings, under Account, mails you another one.',
  )
}
