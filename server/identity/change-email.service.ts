import type * as z from 'zod/mini'
import type { ChangedEmail, ChangeEmail, User } from '#contract/identity/identity.ts'
import { minutes } from '../platform/clock.ts'
import type { App } from '../platform/context.ts'
import { lockRow } from '../platform/db/lock.ts'
import { inTransaction } from '../platform/db/transaction.ts'
import { isUniqueViolation } from '../platform/db/violations.ts'
import { type AppError, conflict } from '../platform/errors.ts'
import { rateLimit } from '../platform/http/request/rate-limit.ts'
import {
  addConfirmation,
  type Confirmation,
  forgetConfirmations,
  forgetNewAddress,
  type LinkTo,
  limitConfirmations,
  postConfirmation,
  postSoon,
  setEmail,
} from './email/confirm-email.service.ts'
import type { UserRow } from './identity.tables.ts'
import { giveUpUnproven } from './lost-address.ts'
import { isPassword, readPasswordHash, wrongCurrentPassword } from './password.ts'
import { toUser } from './user.ts'

/**
 * Changes the address that the person signs in with. The one that they have stays until the link in the mail to the new
 * one is opened: nobody loses the account by a typing error, and nobody takes the address of somebody else. One that was
 * never confirmed may be a stranger's: the person signs in with it until then, but no mail for a new password goes there.
 * Where no mails are sent, the address changes at once.
 */
export async function changeEmail(
  app: App,
  user: User,
  { email, currentPassword }: z.output<typeof ChangeEmail>,
  linkTo: LinkTo,
): Promise<ChangedEmail> {
  await rateLimit(app, `password:${user.id}`, { limit: 10, perMs: minutes(15) })
  const before = await readPasswordHash(app, user)
  if (!(await isPassword(currentPassword, before, app.passwordCost))) throw wrongCurrentPassword()
  if (email !== user.email) await limitConfirmations(app, user, email)
  const { confirmation, ...changed } = await inTransaction(app, async (app) => {
    const row = await lockRow(app, 'users', { id: user.id })
    // Another request has changed the password meanwhile.
    if (row?.password_hash !== before) throw wrongCurrentPassword()
    return changeOf(app, row, email)
  }).catch((error: unknown) => {
    throw isUniqueViolation(error) ? addressTaken() : error
  })
  if (confirmation) postSoon(app, postConfirmation(app, confirmation, linkTo))
  return changed
}

type Change = ChangedEmail & { confirmation: Confirmation | null }

async function changeOf(app: App, row: UserRow, email: string): Promise<Change> {
  await forgetNewAddress(app, row)
  // The address that they have: a change that waits for its link is taken back.
  if (email === row.email) return { user: toUser(app, row), waitsFor: null, confirmation: null }
  const isMailed = app.config.smtpUrl !== null
  // What was mailed to an address with a typing error is worth nothing any more.
  if (row.email_confirmed_at === null) await forgetConfirmations(app, row.id)
  if (isMailed) await requireFree(app, email)
  else await setEmail(app, row.id, email)
  const kept = isMailed ? await giveUpUnproven(app, row) : row
  const confirmation = isMailed ? await addConfirmation(app, row, email) : null
  const user = isMailed ? kept : { ...row, email, email_confirmed_at: null }
  return { user: toUser(app, user), waitsFor: isMailed ? email : null, confirmation }
}

async function requireFree(app: App, email: string): Promise<void> {
  const other = await app.db.selectFrom('users').where('email', '=', email).select('id').executeTakeFirst()
  if (other) throw addressTaken()
}

function addressTaken(): AppError {
  return conflict('There is already an account with this e-mail address.')
}
