import type * as z from 'zod/mini'
import type { ChangePassword, SignIn, SignUp, User } from '#contract/identity/identity.ts'
import type { Language } from '#contract/platform/languages.ts'
import { hours, minutes } from '../platform/clock.ts'
import type { App } from '../platform/context.ts'
import { lockRow } from '../platform/db/lock.ts'
import { inTransaction } from '../platform/db/transaction.ts'
import { isUniqueViolation } from '../platform/db/violations.ts'
import { type AppError, invalid } from '../platform/errors.ts'
import { emit } from '../platform/feature.ts'
import { networkOf } from '../platform/http/request/network-of.ts'
import { rateLimit } from '../platform/http/request/rate-limit.ts'
import { hashToken, newId, newToken } from '../platform/ids.ts'
import { readerLanguage } from '../platform/language/reader-language.ts'
import { post } from '../platform/mail/post.ts'
import { refuseCommonPassword } from './common-passwords.ts'
import { confirmEmailOf, forgetNewAddress, postSoon } from './email/confirm-email.service.ts'
import { endRightsOf } from './end-rights.ts'
import { isHanded } from './help-account.ts'
import type { UserRow } from './identity.tables.ts'
import { alreadyThere, findByLostAddress, refuseOwnAccount, takeUnprovenAddress } from './lost-address.ts'
import {
  hashPassword,
  isPassword,
  readPasswordHash,
  wrongCurrentPassword,
  wrongPassword,
} from './password.ts'
import { lockSignUp, requireMaySignUp } from './registration.ts'
import { resetMail } from './reset-mail.ts'
import { endSessionsOf } from './session.service.ts'
import { type Caller, forgetFailures, limitResets, limitSignIn } from './sign-in-limits.ts'
import { toUser } from './user.ts'

/**
 * Returns whose password it is, and the hash that it was checked against. Throws 401 for a wrong e-mail or
 * password alike, 429 after too many tries.
 */
export async function checkSignIn(
  app: App,
  input: z.output<typeof SignIn>,
  caller: Caller,
): Promise<{ userId: string; passwordHash: string | null }> {
  const user = await app.db
    .selectFrom('users')
    .where('email', '=', input.email)
    .selectAll()
    .executeTakeFirst()
  await limitSignIn(app, { email: input.email, user: user ?? null }, caller)
  const isRight = await isPassword(input.password, user?.password_hash ?? null, app.passwordCost)
  const found = isRight ? user : await findByLostAddress(app, input.email, input.password)
  if (!found) throw wrongPassword()
  // The failures before may be guesses at the account that has the address now: this success says nothing of them.
  if (found.id === user?.id) await forgetFailures(app, { email: input.email, user: found }, caller)
  return { userId: found.id, passwordHash: found.password_hash }
}

/** An address to which an invitation was mailed counts as confirmed when its link led here. */
export async function addLocalUser(
  app: App,
  input: z.output<typeof SignUp>,
  caller: Pick<Caller, 'ip'> & { language: Language | null },
): Promise<{ user: User; passwordHash: string }> {
  await rateLimit(app, `sign-up:ip:${networkOf(caller)}`, { limit: 20, perMs: hours(1) })
  const { email } = input
  const newcomer = { email, token: input.invitation ?? null }
  // Before the hash is computed, so that strangers cannot make the server compute hashes.
  const proven = (await requireMaySignUp(app, newcomer))?.provesEmail ?? false
  await refuseCommonPassword(input.password, input, 'password')
  if (proven) await refuseOwnAccount(app, email, input.password)
  const passwordHash = await hashPassword(input.password, app.passwordCost)
  const account = {
    id: newId(),
    email,
    lost_email: null,
    first_name: input.firstName,
    last_name: input.lastName,
    profile_image_url: null,
    phone: null,
    language: caller.language,
    password_hash: passwordHash,
    oidc_issuer: null,
    oidc_subject: null,
    created_at: app.clock.now(),
  }
  try {
    return await inTransaction(app, async (app) => {
      const invitation = await lockSignUp(app, newcomer)
      if (invitation?.provesEmail) await takeUnprovenAddress(app, email)
      const row: UserRow = {
        ...account,
        email_confirmed_at: invitation?.provesEmail ? app.clock.now() : null,
      }
      await app.db.insertInto('users').values(row).execute()
      return { user: toUser(app, row), passwordHash }
    })
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    throw alreadyThere()
  }
}

const resetWorksFor = hours(1)

/** Mails a link if there is such an account. The caller gets the same answer either way. */
export async function requestPasswordReset(
  app: App,
  { email, resetUrl }: { email: string; resetUrl: (token: string) => string },
  caller: Pick<Caller, 'ip'>,
): Promise<void> {
  await limitResets(app, email, caller)
  const found = await app.db.selectFrom('users').where('email', '=', email).select('id').executeTakeFirst()
  if (!found) return
  const token = newToken()
  const user = await inTransaction(app, async (app) => {
    const row = await lockRow(app, 'users', { id: found.id })
    // A link must not go to an address that another request has just changed.
    if (row?.email !== email || row.password_hash === null) return null
    await app.db
      .insertInto('password_resets')
      .values({ token_hash: hashToken(token), user_id: row.id, expires_at: app.clock.now() + resetWorksFor })
      .execute()
    return row
  })
  if (!user) return
  const reader = { firstName: user.first_name, language: readerLanguage(user) }
  // Not awaited: the response time would reveal that there is an account.
  postSoon(app, post(app, 'reset', { to: email, ...resetMail(reader, resetUrl(token)) }))
}

/** Ends the person's other sessions with the old password, and without `keepKeys` all that outlives a session. Returns the new hash. 422 when the current password is wrong. */
export async function changePassword(
  app: App,
  user: User,
  { currentPassword, newPassword, keepKeys }: z.output<typeof ChangePassword>,
  sessionId: string | null,
): Promise<string> {
  await rateLimit(app, `password:${user.id}`, { limit: 10, perMs: minutes(15) })
  const before = await readPasswordHash(app, user)
  if (!(await isPassword(currentPassword, before, app.passwordCost))) throw wrongCurrentPassword()
  await refuseCommonPassword(newPassword, user, 'newPassword')
  const hash = await hashPassword(newPassword, app.passwordCost)
  await inTransaction(app, async (app) => {
    const row = await lockRow(app, 'users', { id: user.id })
    // Another request has changed the password while this one computed its hash.
    if (row?.password_hash !== before) throw wrongCurrentPassword()
    await setPassword(app, row, hash, { keepSession: sessionId, keepKeys })
  })
  return hash
}

/**
 * With the old password end its reset links, the API tokens, the sessions that were opened with it, and a new address that was asked for
 * with it and is not confirmed yet; without `keepKeys` also all else that outlives a session.
 */
async function setPassword(
  app: App,
  user: UserRow,
  hash: string,
  { keepSession, keepKeys }: { keepSession: string | null; keepKeys: boolean },
): Promise<void> {
  const { id: userId } = user
  await app.db.updateTable('users').set({ password_hash: hash }).where('id', '=', userId).execute()
  if (!keepKeys) {
    await endRightsOf(app, user, { keepSession, because: 'secured' })
    return
  }
  await forgetNewAddress(app, user)
  await app.db.deleteFrom('password_resets').where('user_id', '=', userId).execute()
  await endSessionsOf(app, userId, { except: keepSession })
  // After the sessions: what one of them has just made is seen here, and afterwards they make nothing more.
  await emit(app, 'passwordChanged', userId)
}

/**
 * Sets the password. The person may have lost the account to somebody else: all that could let anybody in ends. Returns
 * the person's id and the new hash.
 */
export async function resetPassword(
  app: App,
  { token, password }: { token: string; password: string },
  caller: Pick<Caller, 'ip'>,
): Promise<{ userId: string; passwordHash: string }> {
  await rateLimit(app, `reset-use:ip:${networkOf(caller)}`, { limit: 20, perMs: minutes(15) })
  const userId = await requireReset(app, token)
  const owner = await app.db
    .selectFrom('users')
    .where('id', '=', userId)
    .select(['email', 'first_name as firstName', 'last_name as lastName'])
    .executeTakeFirstOrThrow()
  await refuseCommonPassword(password, owner, 'password')
  const hash = await hashPassword(password, app.passwordCost)
  return inTransaction(app, async (app) => {
    // The person before the links, as in changePassword, to avoid deadlocks.
    const user = await lockRow(app, 'users', { id: userId })
    await requireReset(app, token)
    if (!user) throw linkIsUsed()
    await setPassword(app, user, hash, { keepSession: null, keepKeys: false })
    // Without a mail server the operator has handed the link on.
    const isMailed = app.config.smtpUrl !== null && !isHanded(token)
    if (user.email && isMailed) await confirmEmailOf(app, userId, user.email)
    return { userId, passwordHash: hash }
  })
}

/**
 * Returns whose link it is. Asked before the hash is computed, so that strangers cannot make the server
 * compute hashes, and again under the lock: one link works once.
 */
async function requireReset(app: App, token: string): Promise<string> {
  const reset = await app.db
    .selectFrom('password_resets')
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', app.clock.now())
    .select('user_id')
    .executeTakeFirst()
  if (!reset) throw linkIsUsed()
  return reset.user_id
}

function linkIsUsed(): AppError {
  return invalid('This link has been used or is too old. Please ask for a new one.')
}
