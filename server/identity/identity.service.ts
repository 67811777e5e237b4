import type * as z from 'zod/mini'
import type { ChangePassword, SignIn, SignUp, User } from '#contract/identity.ts'
import { hours, minutes } from '../platform/clock.ts'
import type { App } from '../platform/context.ts'
import { lockRow } from '../platform/db/lock.ts'
import { inTransaction } from '../platform/db/transaction.ts'
import { isUniqueViolation } from '../platform/db/violations.ts'
import { type AppError, conflict, invalid } from '../platform/errors.ts'
import { rateLimit, resetRateLimit } from '../platform/http/rate-limit.ts'
import { hashToken, newId, newToken } from '../platform/ids.ts'
import { post } from '../platform/mail/post.ts'
import type { UserRow } from './identity.tables.ts'
import { hashPassword, isPassword, wrongPassword } from './password.ts'
import { resetMail } from './reset-mail.ts'
import { endSessionsOf } from './session.service.ts'
import { toUser } from './user.ts'

type Caller = { ip: string }

/**
 * Returns whose password it is, and the hash that it was checked against. Throws 401 for a wrong e-mail or
 * password alike, 429 after too many tries.
 */
export async function checkSignIn(
  app: App,
  input: z.output<typeof SignIn>,
  { ip }: Caller,
): Promise<{ userId: string; passwordHash: string | null }> {
  await rateLimit(app, `sign-in:ip:${ip}`, { limit: 100, perMs: minutes(15) })
  const key = `sign-in:account:${hashToken(input.email)}`
  await rateLimit(app, key, { limit: 10, perMs: minutes(15) })
  const user = await app.db
    .selectFrom('users')
    .where('email', '=', input.email)
    .selectAll()
    .executeTakeFirst()
  const isRight = await isPassword(input.password, user?.password_hash ?? null, app.passwordCost)
  if (!user || !isRight) throw wrongPassword()
  await resetRateLimit(app, key)
  return { userId: user.id, passwordHash: user.password_hash }
}

export async function addLocalUser(app: App, input: z.output<typeof SignUp>, { ip }: Caller): Promise<User> {
  await rateLimit(app, `sign-up:ip:${ip}`, { limit: 20, perMs: hours(1) })
  const row: UserRow = {
    id: newId(),
    email: input.email,
    first_name: input.firstName,
    last_name: input.lastName,
    profile_image_url: null,
    phone: null,
    password_hash: await hashPassword(input.password, app.passwordCost),
    oidc_issuer: null,
    oidc_subject: null,
    created_at: app.clock.now(),
  }
  try {
    await app.db.insertInto('users').values(row).execute()
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    throw conflict('There is already an account with this e-mail address. Please sign in instead.')
  }
  return toUser(row)
}

const resetWorksFor = hours(1)

/** Mails a link if there is such an account. The caller gets the same answer either way. */
export async function requestPasswordReset(
  app: App,
  { email, resetUrl }: { email: string; resetUrl: (token: string) => string },
  { ip }: Caller,
): Promise<void> {
  await rateLimit(app, `reset:ip:${ip}`, { limit: 20, perMs: hours(1) })
  await rateLimit(app, `reset:account:${hashToken(email)}`, { limit: 5, perMs: hours(1) })
  const user = await app.db
    .selectFrom('users')
    .where('email', '=', email)
    .where('password_hash', 'is not', null)
    .select(['id', 'first_name'])
    .executeTakeFirst()
  if (!user) return
  const token = newToken()
  await app.db
    .insertInto('password_resets')
    .values({ token_hash: hashToken(token), user_id: user.id, expires_at: app.clock.now() + resetWorksFor })
    .execute()
  // Not awaited: the response time would reveal that there is an account.
  const mail = { to: email, ...resetMail(user.first_name, resetUrl(token)) }
  void post(app, 'reset', mail).catch((error: unknown) =>
    app.log.error({ err: error }, 'a mail could not be kept'),
  )
}

/** Ends the person's other sessions with the old password. 422 when the current password is wrong. */
export async function changePassword(
  app: App,
  user: User,
  { currentPassword, newPassword }: z.output<typeof ChangePassword>,
  sessionId: string | null,
): Promise<void> {
  await rateLimit(app, `password:${user.id}`, { limit: 10, perMs: minutes(15) })
  const before = await readPasswordHash(app, user)
  if (!(await isPassword(currentPassword, before, app.passwordCost))) throw wrongCurrentPassword()
  const hash = await hashPassword(newPassword, app.passwordCost)
  await inTransaction(app, async (app) => {
    const row = await lockRow(app, 'users', { id: user.id })
    // Another request has changed the password while this one computed its hash.
    if (row?.password_hash !== before) throw wrongCurrentPassword()
    await setPassword(app, user.id, hash, { keepSession: sessionId })
  })
}

async function readPasswordHash(app: App, user: User): Promise<string> {
  const row = await app.db
    .selectFrom('users')
    .where('id', '=', user.id)
    .select('password_hash')
    .executeTakeFirstOrThrow()
  if (row.password_hash === null) throw invalid('This account signs in elsewhere. Please change it there.')
  return row.password_hash
}

function wrongCurrentPassword(): AppError {
  const message = 'This is not your password.'
  return invalid(message, [{ path: 'currentPassword', message }])
}

/** With the old password end its reset links and the sessions that were opened with it. */
async function setPassword(
  app: App,
  userId: string,
  hash: string,
  { keepSession }: { keepSession: string | null },
): Promise<void> {
  await app.db.deleteFrom('password_resets').where('user_id', '=', userId).execute()
  await app.db.updateTable('users').set({ password_hash: hash }).where('id', '=', userId).execute()
  await endSessionsOf(app, userId, { except: keepSession })
}

/** Sets the password; every reset link and session of the person ends. Returns the person's id. */
export async function resetPassword(
  app: App,
  { token, password }: { token: string; password: string },
  { ip }: Caller,
): Promise<string> {
  await rateLimit(app, `reset-use:ip:${ip}`, { limit: 20, perMs: minutes(15) })
  const userId = await requireReset(app, token)
  const hash = await hashPassword(password, app.passwordCost)
  return inTransaction(app, async (app) => {
    // The person before the links, as in changePassword, to avoid deadlocks.
    await lockRow(app, 'users', { id: userId })
    await requireReset(app, token)
    await setPassword(app, userId, hash, { keepSession: null })
    return userId
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
