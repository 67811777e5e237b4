import type { User } from '#contract/identity/identity.ts'
import { minutes } from '../../platform/clock.ts'
import type { App } from '../../platform/context.ts'
import { AppError } from '../../platform/errors.ts'
import { rateLimit } from '../../platform/http/request/rate-limit.ts'
import { isPassword, readPasswordHash, wrongCurrentPassword } from '../password.ts'

/** For how long after signing in nothing more is asked, in milliseconds. */
const recentFor = minutes(15)

/**
 * Whether it is the person themselves, and not somebody at a browser that they left open: they have just signed in, or
 * they give their password. 403 `password_needed` without either.
 */
export async function requireRecentSignIn(
  app: App,
  user: User,
  { sessionId, currentPassword }: { sessionId: string; currentPassword: string | undefined },
): Promise<void> {
  const session = await app.db
    .selectFrom('sessions')
    .where('token_hash', '=', sessionId)
    .select('created_at')
    .executeTakeFirst()
  const age = session ? app.clock.now() - session.created_at : recentFor
  // A clock that was set back says nothing.
  if (age >= 0 && age < recentFor) return
  if (!currentPassword) throw passwordNeeded()
  await rateLimit(app, `password:${user.id}`, { limit: 10, perMs: minutes(15) })
  const hash = await readPasswordHash(app, user)
  if (!(await isPassword(currentPassword, hash, app.passwordCost))) throw wrongCurrentPassword()
}

function passwordNeeded(): AppError {
  return new AppError(
    'password_needed',
    403,
    'You signed in a while ago. Please enter your password, so that we know it is you.',
  )
}
