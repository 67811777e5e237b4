import type { FastifyReply, FastifyRequest } from 'fastify'
import { days, hours, minutes } from '../platform/clock.ts'
import type { App } from '../platform/context.ts'
import { setCookie } from '../platform/http/request/cookies.ts'
import { networkOf, networksAround } from '../platform/http/request/network-of.ts'
import { rateLimit, resetRateLimit } from '../platform/http/request/rate-limit.ts'
import { hashToken } from '../platform/ids.ts'
import { countReset } from '../platform/mail/mail-budget.ts'
import { seal, unseal } from '../platform/seal.ts'
import type { UserRow } from './identity.tables.ts'

/** Who asks: the address, and what the browser keeps of an earlier sign-in. */
export type Caller = Pick<FastifyRequest, 'ip' | 'cookies'>

type Account = { email: string; user: Pick<UserRow, 'id' | 'password_hash'> | null }

/**
 * Counts a try to sign in, and refuses with 429: tightly for one account from one network, moderately for a network,
 * loosely for an account and for the networks around, of which a home may have 256 or 65,536. A browser in which the person has signed in before has a count of its own instead, so that
 * guesses of others do not keep them out, not even of others in the same network.
 */
export async function limitSignIn(app: App, { email, user }: Account, caller: Caller): Promise<void> {
  if (user !== null && isKnownBrowser(app, caller, user))
    return rateLimit(app, knownBrowsersOf(user.id), { limit: 10, perMs: minutes(15) })
  const network = networkOf(caller)
  await rateLimit(app, `sign-in:ip:${network}`, { limit: 100, perMs: minutes(15) })
  await rateLimit(app, accountFrom(email, network), { limit: 10, perMs: minutes(15) })
  const around = networksAround(caller)
  for (const [index, wider] of around.entries()) {
    await rateLimit(app, `sign-in:ip:${wider}`, { limit: 200 * (index + 1), perMs: minutes(15) })
    await rateLimit(app, accountFrom(email, wider), { limit: 20 * (index + 1), perMs: minutes(15) })
  }
  await rateLimit(app, `sign-in:account:${hashToken(email)}`, { limit: 200, perMs: hours(1) })
}

/** After a success the failures before it no longer count: those in known browsers, or else from this network. */
export async function forgetFailures(
  app: App,
  { email, user }: Account & { user: object },
  caller: Caller,
): Promise<void> {
  if (isKnownBrowser(app, caller, user)) return resetRateLimit(app, knownBrowsersOf(user.id))
  for (const network of [networkOf(caller), ...networksAround(caller)])
    await resetRateLimit(app, accountFrom(email, network))
}

/**
 * The same for links to a new password. Somebody else can use up the last limit, but then the person has as many links
 * in their mailbox, each good for an hour.
 */
export async function limitResets(app: App, email: string, caller: Pick<Caller, 'ip'>): Promise<void> {
  const network = networkOf(caller)
  const account = hashToken(email)
  await rateLimit(app, `reset:ip:${network}`, { limit: 20, perMs: hours(1) })
  await rateLimit(app, `reset:account-from:${account}:${network}`, { limit: 5, perMs: hours(1) })
  await countReset(app, email)
}

function knownBrowsersOf(userId: string): string {
  return `sign-in:known:${userId}`
}

function accountFrom(email: string, network: string): string {
  return `sign-in:account-from:${hashToken(email)}:${network}`
}

const cookieName = 'sunporch_known'
const sealPurpose = 'a browser that has signed in'

/**
 * Sealed with the secret key, it opens nothing. It is good for one password only: whoever had an older one does not use up
 * the tries of the person's own browsers. `passwordHash`: of the password with which somebody has signed in.
 */
export function rememberBrowser(
  app: App,
  request: FastifyRequest,
  reply: FastifyReply,
  { userId, passwordHash }: { userId: string; passwordHash: string | null },
): void {
  setCookie(app, request, reply, {
    name: cookieName,
    value: seal(app, sealPurpose, knownAs({ id: userId, password_hash: passwordHash })),
    maxAgeMs: days(180),
    path: '/api/auth/sign-in',
  })
}

type Known = NonNullable<Account['user']>

function isKnownBrowser(app: App, { cookies }: Caller, user: Known): boolean {
  const sealed = cookies[cookieName]
  return sealed !== undefined && unseal(app, sealPurpose, sealed) === knownAs(user)
}

function knownAs({ id, password_hash }: Known): string {
  return `${id} ${hashToken(password_hash ?? '')}`
}
