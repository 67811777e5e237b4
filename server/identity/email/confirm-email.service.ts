import type { User } from '#contract/identity/identity.ts'
import type { Language } from '#contract/platform/languages.ts'
import { days, hours, minutes } from '../../platform/clock.ts'
import type { App } from '../../platform/context.ts'
import { lockRow } from '../../platform/db/lock.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { isUniqueViolation } from '../../platform/db/violations.ts'
import { AppError, conflict, invalid } from '../../platform/errors.ts'
import { emit } from '../../platform/feature.ts'
import { networkOf } from '../../platform/http/request/network-of.ts'
import { rateLimit } from '../../platform/http/request/rate-limit.ts'
import { hashToken, newToken } from '../../platform/ids.ts'
import { readerLanguage } from '../../platform/language/reader-language.ts'
import { requireMailLeft } from '../../platform/mail/mail-budget.ts'
import { post } from '../../platform/mail/post.ts'
import { addressChangedMail, confirmationMail } from './confirmation-mail.ts'

const linkWorksFor = hours(24)

/** Makes the address of the page that a link opens. */
export type LinkTo = (token: string) => string

/** A link that is to be mailed to the address. */
export type Confirmation = { email: string; language: Language; token: string }

/** Mails a link where the person has an address to confirm. True when the mail server took it. */
export async function mailConfirmation(app: App, user: User, linkTo: LinkTo): Promise<boolean> {
  const { email } = user
  if (email === null || !user.mustConfirmEmail) return false
  const confirmation = await inTransaction(app, async (app) => {
    const row = await lockRow(app, 'users', { id: user.id })
    // Another request has changed or confirmed the address meanwhile.
    if (row?.email !== email || row.email_confirmed_at !== null) return null
    return addConfirmation(app, row, email)
  })
  return confirmation ? postConfirmation(app, confirmation, linkTo) : false
}

/** Within a transaction that has locked the person. */
export async function addConfirmation(
  app: App,
  user: { id: string; language: Language | null },
  email: string,
): Promise<Confirmation> {
  const token = newToken()
  const link = { token_hash: hashToken(token), expires_at: app.clock.now() + linkWorksFor }
  await app.db
    .insertInto('email_confirmations')
    .values({ ...link, user_id: user.id, email })
    .execute()
  return { email, language: readerLanguage(user), token }
}

export function postConfirmation(
  app: App,
  { email, language, token }: Confirmation,
  linkTo: LinkTo,
): Promise<boolean> {
  return post(app, 'confirm', { to: email, ...confirmationMail(language, linkTo(token)) })
}

/** The first mail of a new account. An address that has had its mails of the day gets none; the account is made all the same. */
export async function mailFirstConfirmation(app: App, user: User, linkTo: LinkTo): Promise<void> {
  if (user.email === null || !user.mustConfirmEmail) return
  try {
    await limitMailsTo(app, user.email)
    await mailConfirmation(app, user, linkTo)
  } catch (error) {
    if (!(error instanceof AppError && error.status === 429)) throw error
  }
}

/** Each mail may go to a stranger's address, so there are few for each person, and for each address. */
export async function limitConfirmations(app: App, { id }: Pick<User, 'id'>, email: string): Promise<void> {
  await rateLimit(app, `confirm-email:${id}`, { limit: 5, perMs: hours(1) })
  await limitMailsTo(app, email)
}

async function limitMailsTo(app: App, email: string): Promise<void> {
  if (app.config.smtpUrl === null) return
  await rateLimit(app, `confirm-email:to:${hashToken(email)}`, { limit: 5, perMs: days(1) })
  await requireMailLeft(app, email)
}

/**
 * Confirms the address that the link was mailed to, once. An address that was to take the place of a confirmed one is the
 * person's from now on, and the one before gets a mail about it, with a link to `home`. 409 when somebody else has the address by now.
 */
export async function confirmEmail(
  app: App,
  { token, home }: { token: string; home: string },
  { ip }: { ip: string },
): Promise<{ email: string }> {
  await rateLimit(app, `confirm-email:ip:${networkOf({ ip })}`, { limit: 20, perMs: minutes(15) })
  const { user_id } = await requireConfirmation(app, token)
  const { email, before, language } = await confirmByToken(app, user_id, token)
  if (before !== null && before !== email)
    postSoon(app, post(app, 'account', { to: before, ...addressChangedMail(language, home) }))
  return { email }
}

/** `before` is the person's address until now, if they had confirmed it. */
async function confirmByToken(app: App, userId: string, token: string) {
  try {
    return await inTransaction(app, async (app) => {
      // The person before the links, to avoid deadlocks.
      const user = await lockRow(app, 'users', { id: userId })
      const { email } = await requireConfirmation(app, token)
      if (!user) throw linkIsUsed()
      if (user.email !== email) await setEmail(app, userId, email)
      await setEmailConfirmed(app, userId)
      const before = user.email_confirmed_at === null ? null : user.email
      return { email, before, language: readerLanguage(user) }
    })
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    throw conflict('Another account has this e-mail address by now. Yours keeps the one that it has.')
  }
}

/**
 * Within a transaction that has locked the person: sets an address that is not confirmed yet. Links that were mailed to
 * the one before are worth nothing any more, and one that the account had lost signs in no more.
 */
export async function setEmail(app: App, userId: string, email: string): Promise<void> {
  await app.db.deleteFrom('password_resets').where('user_id', '=', userId).execute()
  await app.db.deleteFrom('email_confirmations').where('user_id', '=', userId).execute()
  const columns = { email, email_confirmed_at: null, lost_email: null }
  await app.db.updateTable('users').set(columns).where('id', '=', userId).execute()
}

/** Within a transaction that has locked the person. Ends the links for addresses that the account does not have yet. */
export async function forgetNewAddress(app: App, { id, email }: { id: string; email: string | null }) {
  await app.db
    .deleteFrom('email_confirmations')
    .where('user_id', '=', id)
    .where('email', '<>', email ?? '')
    .execute()
}

/** Within a transaction that has locked the person. Ends every link that confirms an address of theirs. */
export async function forgetConfirmations(app: App, userId: string): Promise<void> {
  await app.db.deleteFrom('email_confirmations').where('user_id', '=', userId).execute()
}

/** For a request that must not wait for the mail server. */
export function postSoon(app: App, posted: Promise<unknown>): void {
  void posted.catch((error: unknown) => app.log.error({ err: error }, 'a mail could not be kept'))
}

/**
 * For a person who has shown in another way that they read the mails of the address, within a transaction. Nothing
 * happens where they have another one.
 */
export async function confirmEmailOf(app: App, userId: string, email: string): Promise<void> {
  const user = await lockRow(app, 'users', { id: userId })
  if (user?.email === email && user.email_confirmed_at === null) await setEmailConfirmed(app, userId)
}

async function setEmailConfirmed(app: App, userId: string): Promise<void> {
  await app.db.deleteFrom('email_confirmations').where('user_id', '=', userId).execute()
  await app.db
    .updateTable('users')
    .set({ email_confirmed_at: app.clock.now(), lost_email: null })
    .where('id', '=', userId)
    .execute()
  await emit(app, 'emailConfirmed', userId)
}

async function requireConfirmation(app: App, token: string) {
  const found = await app.db
    .selectFrom('email_confirmations')
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', app.clock.now())
    .select(['user_id', 'email'])
    .executeTakeFirst()
  if (!found) throw linkIsUsed()
  return found
}

function linkIsUsed(): AppError {
  return invalid(
    'This link has been used or is too old. If you have not confirmed your address yet, Settings sends you a new one.',
  )
}
