import type { User } from '#contract/identity/identity.ts'
import { recentSignInMinutes, type UsedPasskey } from '#contract/identity/passkeys.ts'
import { minutes } from '../../platform/clock.ts'
import type { App } from '../../platform/context.ts'
import { AppError, forbidden } from '../../platform/errors.ts'
import { rateLimit } from '../../platform/http/request/rate-limit.ts'
import { isPassword, readPasswordHash, wrongCurrentPassword } from '../password.ts'
import { checkPasskey, markPasskeyUsed, passkeyRefused } from './passkey-sign-in.ts'
import type { PasskeySite } from './passkey-site.ts'

const recentFor = minutes(recentSignInMinutes)

/** What the person gives to show that it is them. */
export type Proof = { currentPassword?: string | undefined; passkey?: UsedPasskey | undefined }

/**
 * Whether it is the person themselves, and not somebody at a browser that they left open: they have just signed in, or
 * they give their password or a passkey. 403 `password_needed` without any of these. `site` is null where there are no
 * passkeys.
 */
export async function requireRecentSignIn(
  app: App,
  site: PasskeySite | null,
  { user, sessionId, ip }: { user: User; sessionId: string; ip: string },
  { currentPassword, passkey }: Proof,
): Promise<void> {
  const session = await app.db
    .selectFrom('sessions')
    .where('token_hash', '=', sessionId)
    .select('created_at')
    .executeTakeFirst()
  const age = session ? app.clock.now() - session.created_at : recentFor
  // A clock that was set back says nothing.
  if (age >= 0 && age < recentFor) return
  if (passkey && site) return requireOwnPasskey(app, site, { user, ip }, passkey)
  if (!currentPassword) throw user.hasPassword ? passwordNeeded() : signInAgain()
  await rateLimit(app, `password:${user.id}`, { limit: 10, perMs: minutes(15) })
  const hash = await readPasswordHash(app, user)
  if (!(await isPassword(currentPassword, hash, app.passwordCost))) throw wrongCurrentPassword()
}

async function requireOwnPasskey(
  app: App,
  site: PasskeySite,
  { user, ip }: { user: User; ip: string },
  passkey: UsedPasskey,
): Promise<void> {
  const used = await checkPasskey(app, site, passkey, { ip })
  if (used.userId !== user.id) throw passkeyRefused()
  await markPasskeyUsed(app, used)
}

function passwordNeeded(): AppError {
  return new AppError(
    'password_needed',
    403,
    'You signed in a while ago. Please enter your password, so that we know it is you.',
  )
}

function signInAgain(): AppError {
  return forbidden('You signed in a while ago. Please sign out, sign in again, and then try this once more.')
}
