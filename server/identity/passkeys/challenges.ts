import { minutes } from '../../platform/clock.ts'
import type { App } from '../../platform/context.ts'
import { hashToken, newToken } from '../../platform/ids.ts'
import '../identity.tables.ts'

/** How long a challenge can be answered, in milliseconds. */
export const challengeTtl = minutes(10)

/** The session in which a person adds a passkey; null while somebody signs in. */
type AskedBy = { userId: string; sessionId: string } | null

/** Makes a challenge that is good once, on every server of the database. */
export async function makeChallenge(app: App, askedBy: AskedBy): Promise<string> {
  const challenge = newToken()
  const now = app.clock.now()
  await app.db.deleteFrom('passkey_challenges').where('expires_at', '<=', now).execute()
  await app.db
    .insertInto('passkey_challenges')
    .values({
      challenge_hash: hashToken(challenge),
      user_id: askedBy?.userId ?? null,
      session_hash: askedBy?.sessionId ?? null,
      expires_at: now + challengeTtl,
    })
    .execute()
  return challenge
}

/** Uses the challenge up. False when it was used, has expired, or was made for somebody or something else. */
export async function takeChallenge(app: App, challenge: string, askedBy: AskedBy): Promise<boolean> {
  const taken = await app.db
    .deleteFrom('passkey_challenges')
    .where('challenge_hash', '=', hashToken(challenge))
    .where('expires_at', '>', app.clock.now())
    .returning(['user_id', 'session_hash'])
    .executeTakeFirst()
  if (!taken) return false
  return taken.user_id === (askedBy?.userId ?? null) && taken.session_hash === (askedBy?.sessionId ?? null)
}
