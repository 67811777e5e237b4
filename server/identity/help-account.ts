import { email as emailAddress } from '#contract/identity/identity.ts'
import { hours, toIso } from '../platform/clock.ts'
import type { App } from '../platform/context.ts'
import { lockRow } from '../platform/db/lock.ts'
import { inTransaction } from '../platform/db/transaction.ts'
import { isUniqueViolation } from '../platform/db/violations.ts'
import { conflict, invalid, notFound } from '../platform/errors.ts'
import { hashToken, newToken } from '../platform/ids.ts'
import { readerLanguage } from '../platform/language/reader-language.ts'
import { post } from '../platform/mail/post.ts'
import { setEmail } from './email/confirm-email.service.ts'
import { addressChangedMail } from './email/confirmation-mail.ts'
import type { UserRow } from './identity.tables.ts'
import { listSessions } from './session.service.ts'

// For whoever runs the server, who helps somebody that can no longer help themselves.

/** A link with such a token came from a person, and not by mail: to use it proves no address. */
const handed = 'handed-'
const handedWorksFor = hours(24)

export function isHanded(token: string): boolean {
  return token.startsWith(handed)
}

/** The accounts that have, or have lost, the address, or the one with the id. */
export async function findAccounts(app: App, named: string): Promise<UserRow[]> {
  const email = named.toLowerCase()
  return app.db
    .selectFrom('users')
    .where((is) => is.or([is('email', '=', email), is('lost_email', '=', email), is('id', '=', named)]))
    .orderBy('id')
    .selectAll()
    .execute()
}

/** In words for whoever runs the server. */
export async function describeAccount(app: App, row: UserRow): Promise<string[]> {
  const { email, email_confirmed_at, lost_email, password_hash, created_at } = row
  const passkeys = await app.db.selectFrom('passkeys').where('user_id', '=', row.id).select('id').execute()
  const sessions = await listSessions(app, row, null)
  const proven = email_confirmed_at === null ? 'not confirmed' : 'confirmed'
  return [
    `Account ${row.id}, made ${toIso(created_at)}.`,
    email === null ? 'It has no address.' : `Address: ${email}, ${proven}.`,
    ...(lost_email === null ? [] : [`It had the address ${lost_email}, and never confirmed it.`]),
    password_hash === null
      ? 'It signs in at the provider, and has no password here.'
      : `It has a password. Passkeys: ${passkeys.length}.`,
    `Browsers signed in: ${sessions.length}.`,
  ]
}

/** Returns the token of a link for a new password. It works once, for a day, and ends all that lets anybody in when it does. */
export async function handLink(app: App, userId: string): Promise<string> {
  const token = `${handed}${newToken()}`
  await inTransaction(app, async (app) => {
    const row = await lockRow(app, 'users', { id: userId })
    if (!row) throw notFound('This account was deleted meanwhile.')
    if (row.password_hash === null)
      throw conflict('This account signs in at the provider. A new password is chosen there.')
    await app.db
      .insertInto('password_resets')
      .values({ token_hash: hashToken(token), user_id: userId, expires_at: app.clock.now() + handedWorksFor })
      .execute()
  })
  return token
}

/** Gives the account another address, which is not confirmed yet. The one that it had is told, if that was. */
export async function giveAddress(app: App, userId: string, address: string, home: string): Promise<void> {
  const email = emailAddress.safeParse(address).data
  if (email === undefined) throw invalid('This is no e-mail address.')
  const before = await inTransaction(app, async (app) => {
    const row = await lockRow(app, 'users', { id: userId })
    if (!row) throw notFound('This account was deleted meanwhile.')
    if (row.email === email) return null
    await setEmail(app, userId, email)
    return row.email_confirmed_at === null ? null : row
  }).catch((error: unknown) => {
    throw isUniqueViolation(error) ? conflict('Another account has this address.') : error
  })
  if (before?.email && app.config.smtpUrl !== null)
    await post(app, 'account', {
      to: before.email,
      ...addressChangedMail(readerLanguage(before), home, 'byOperator'),
    })
}
