import type * as z from 'zod/mini'
import type { ChangePassword, SignIn, SignUp, User } from '#contract/identity.ts'
import { hours, minutes } from '../platform/clock.ts'
import type { App } from '../platform/context.ts'
import { inTransaction } from '../platform/db/transaction.ts'
import { isUniqueViolation } from '../platform/db/violations.ts'
import { AppError, conflict, invalid } from '../platform/errors.ts'
import { hashToken, newId, newToken } from '../platform/ids.ts'
import { countTry, forgetTries } from '../platform/http/rate-limit.ts'
import type { UserRow } from './identity.tables.ts'
import { hashPassword, isPassword } from './password.ts'

type Caller = { ip: string }

/** Throws 401 for a wrong e-mail or password alike, 429 after too many tries. */
export async function checkSignIn(app: App, given: z.output<typeof SignIn>, { ip }: Caller): Promise<User> {
  await countTry(app, `sign-in:ip:${ip}`, { most: 100, perMs: minutes(15) })
  const key = `sign-in:account:${hashToken(given.email)}`
  await countTry(app, key, { most: 10, perMs: minutes(15) })
  const user = await app.db
    .selectFrom('users')
    .where('email', '=', given.email)
    .selectAll()
    .executeTakeFirst()
  const isRight = await isPassword(given.password, user?.password_hash ?? null, app.passwordCost)
  if (!user || !isRight)
    throw new AppError('wrong_password', 401, 'The e-mail address or the password is not right.')
  await forgetTries(app, key)
  return toUser(user)
}

export async function addLocalUser(app: App, given: z.output<typeof SignUp>, { ip }: Caller): Promise<User> {
  await countTry(app, `sign-up:ip:${ip}`, { most: 20, perMs: hours(1) })
  const row: UserRow = {
    id: newId(),
    email: given.email,
    first_name: given.firstName,
    last_name: given.lastName,
    profile_image_url: null,
    password_hash: await hashPassword(given.password, app.passwordCost),
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

/** Mails a link when there is such an account; the caller cannot tell. */
export async function requestPasswordReset(
  app: App,
  { email, resetUrl }: { email: string; resetUrl: (token: string) => string },
  { ip }: Caller,
): Promise<void> {
  await countTry(app, `reset:ip:${ip}`, { most: 20, perMs: hours(1) })
  await countTry(app, `reset:account:${hashToken(email)}`, { most: 5, perMs: hours(1) })
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
  // Not awaited: how long the mail takes would tell that there is an account.
  void app.mailer
    .send({
      to: email,
      subject: 'Choose a new password for Sunporch',
      text: [
        user.first_name ? `Hello ${user.first_name},` : 'Hello,',
        '',
        'to choose a new password, open this link within one hour:',
        '',
        resetUrl(token),
        '',
        'If you did not ask for it, you need not do anything.',
        '',
      ].join('\n'),
    })
    .catch((error: unknown) => app.log.error({ err: error }, 'a mail could not be sent'))
}

/** Throws 422 when the current password is not right. */
export async function changePassword(
  app: App,
  user: User,
  given: z.output<typeof ChangePassword>,
): Promise<void> {
  await countTry(app, `password:${user.id}`, { most: 10, perMs: minutes(15) })
  const row = await app.db
    .selectFrom('users')
    .where('id', '=', user.id)
    .select('password_hash')
    .executeTakeFirstOrThrow()
  if (row.password_hash === null) throw invalid('This account signs in elsewhere. Please change it there.')
  if (!(await isPassword(given.currentPassword, row.password_hash, app.passwordCost))) {
    const message = 'This is not your password.'
    throw invalid(message, [{ path: 'currentPassword', message }])
  }
  const hash = await hashPassword(given.newPassword, app.passwordCost)
  await inTransaction(app, async (app) => {
    await app.db.deleteFrom('password_resets').where('user_id', '=', user.id).execute()
    await app.db.updateTable('users').set({ password_hash: hash }).where('id', '=', user.id).execute()
  })
}

/** Sets the password and uses up every link of the person. Returns the person's id. */
export async function resetPassword(
  app: App,
  { token, password }: { token: string; password: string },
  { ip }: Caller,
): Promise<string> {
  await countTry(app, `reset-use:ip:${ip}`, { most: 20, perMs: minutes(15) })
  await requireReset(app, token)
  const hash = await hashPassword(password, app.passwordCost)
  return inTransaction(app, async (app) => {
    const reset = await app.db
      .deleteFrom('password_resets')
      .where('token_hash', '=', hashToken(token))
      .where('expires_at', '>', app.clock.now())
      .returning('user_id')
      .executeTakeFirst()
    if (!reset) throw linkIsUsed()
    await app.db.deleteFrom('password_resets').where('user_id', '=', reset.user_id).execute()
    await app.db.updateTable('users').set({ password_hash: hash }).where('id', '=', reset.user_id).execute()
    return reset.user_id
  })
}

/** A look before the hash, which is costly: strangers shall not have us compute it. */
async function requireReset(app: App, token: string): Promise<void> {
  const reset = await app.db
    .selectFrom('password_resets')
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', app.clock.now())
    .select('user_id')
    .executeTakeFirst()
  if (!reset) throw linkIsUsed()
}

function linkIsUsed(): AppError {
  return invalid('This link has been used or is too old. Please ask for a new one.')
}

export function toUser(row: UserRow): User {
  return {
    id: row.id,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    profileImageUrl: row.profile_image_url,
    hasPassword: row.password_hash !== null,
  }
}
