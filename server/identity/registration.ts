import type { Registration } from '#contract/identity/identity.ts'
import { days } from '../platform/clock.ts'
import type { App } from '../platform/context.ts'
import { lockKeys } from '../platform/db/lock.ts'
import { AppError } from '../platform/errors.ts'
import { rateLimit } from '../platform/http/request/rate-limit.ts'
import type { FoundInvitation } from './identity-events.ts'

/** Who can make an account now. Until the first one exists, somebody has to make it. */
export async function readRegistration(app: App): Promise<Registration> {
  const { registration } = app.config
  const isFirst = !(await hasAccounts(app))
  if (registration === 'open' || isFirst) return { canSignUp: 'anybody', isFirst }
  return { canSignUp: registration === 'invited' ? 'invited' : 'nobody', isFirst }
}

/** Whether somebody can make an account who has an invitation, or none. */
export async function maySignUp(app: App, isInvited: boolean): Promise<boolean> {
  const { canSignUp } = await readRegistration(app)
  return canSignUp === 'anybody' || (canSignUp === 'invited' && isInvited)
}

/** What somebody brings along who is to get an account: the token of an invitation, and the address of the account. */
type Newcomer = { token: string | null; email: string | null }

/** 403 where the person can make no account. Returns their invitation, or null. */
export async function requireMaySignUp(
  app: App,
  { token, email }: Newcomer,
): Promise<FoundInvitation | null> {
  const invitation = token === null ? null : await app.findInvitation(app, { token, email })
  if (!(await maySignUp(app, invitation !== null))) throw registrationClosed(app)
  return invitation
}

/**
 * The same in the transaction that adds the account, where it counts the account. Of two people who make the first
 * account at once, one does: the other waits here until that account is written.
 */
export async function lockSignUp(app: App, newcomer: Newcomer): Promise<FoundInvitation | null> {
  const isOpen = app.config.registration === 'open'
  if (!isOpen) await lockKeys(app, 'first account')
  const invitation = await requireMaySignUp(app, newcomer)
  if (invitation && !isOpen) await countAccount(app, invitation)
  return invitation
}

const accountsByLink = 3

/** A link that was handed on must not make accounts without end. An invitation works for seven days. */
async function countAccount(app: App, { linkId }: FoundInvitation): Promise<void> {
  try {
    await rateLimit(app, `accounts-by-invitation:${linkId}`, { limit: accountsByLink, perMs: days(7) })
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    throw closed(
      `With this invitation ${accountsByLink} accounts have been made already. Ask who invited you to send a new one.`,
    )
  }
}

async function hasAccounts(app: App): Promise<boolean> {
  return (await app.db.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined
}

function registrationClosed({ config }: App): AppError {
  return closed(
    config.registration === 'invited'
      ? 'New accounts are made by invitation here. Ask somebody of the family to invite you, and open the link that they send you.'
      : 'No new accounts are made here. If your family uses this server, ask the person who runs it.',
  )
}

function closed(message: string): AppError {
  return new AppError('registration_closed', 403, message)
}
