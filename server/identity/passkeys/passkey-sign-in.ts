import type { PasskeyRequest, UsedPasskey } from '#contract/identity/passkeys.ts'
import { minutes } from '../../platform/clock.ts'
import type { App } from '../../platform/context.ts'
import { AppError } from '../../platform/errors.ts'
import { networkOf } from '../../platform/http/request/network-of.ts'
import { rateLimit } from '../../platform/http/request/rate-limit.ts'
import type { PasskeyRow } from '../identity.tables.ts'
import { challengeTtl, makeChallenge, takeChallenge } from './challenges.ts'
import type { PasskeySite } from './passkey-site.ts'
import { reasonOf, refuseForeignFrame, transportsOf } from './verification.ts'

/** The same for everybody: the browser itself knows which passkeys it has for this server. */
export async function startPasskeySignIn(
  app: App,
  site: PasskeySite,
  caller: { ip: string },
): Promise<PasskeyRequest> {
  await rateLimit(app, `passkey-start:ip:${networkOf(caller)}`, { limit: 200, perMs: minutes(15) })
  return {
    rpId: site.rpId,
    challenge: await makeChallenge(app, null),
    timeout: challengeTtl,
    userVerification: 'required',
  }
}

/** A passkey that has been verified. `counter`: how often it had been used before, by its own count, and now. */
type UsedNow = { id: string; userId: string; counterBefore: number; counter: number }

/**
 * Returns whose passkey it is; `startSession` then asks under the lock whether it is still there. One that is unknown,
 * removed, of another server, or wrongly signed gets the same 401.
 */
export async function checkPasskey(
  app: App,
  site: PasskeySite,
  passkey: UsedPasskey,
  caller: { ip: string },
): Promise<UsedNow> {
  await rateLimit(app, `sign-in:ip:${networkOf(caller)}`, { limit: 100, perMs: minutes(15) })
  const row = await app.db
    .selectFrom('passkeys')
    .where('credential_id', '=', passkey.id)
    .selectAll()
    .executeTakeFirst()
  const counter = row && isOf(row, passkey) ? await verifyUsed(app, site, row, passkey) : null
  if (!row || counter === null) throw passkeyRefused()
  return { id: row.id, userId: row.user_id, counterBefore: row.counter, counter }
}

/** A browser that says whose passkey it is must say the same as we know. */
function isOf(row: PasskeyRow, { response }: UsedPasskey): boolean {
  return !response.userHandle || Buffer.from(response.userHandle, 'base64url').toString() === row.user_id
}

/** The new counter; null when something is wrong. A challenge is used up by any answer that names it. */
async function verifyUsed(
  app: App,
  site: PasskeySite,
  row: PasskeyRow,
  { id, rawId, type, response }: UsedPasskey,
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  const { clientDataJSON, authenticatorData, signature } = response
  try {
    refuseForeignFrame(clientDataJSON)
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        id,
        rawId,
        type,
        response: { clientDataJSON, authenticatorData, signature },
        clientExtensionResults: {},
      },
      expectedChallenge: (challenge) => takeChallenge(app, challenge, null),
      expectedOrigin: site.origin,
      expectedRPID: site.rpId,
      requireUserVerification: true,
      credential: {
        id: row.credential_id,
        publicKey: Uint8Array.from(Buffer.from(row.public_key, 'base64url')),
        counter: row.counter,
        transports: transportsOf(row),
      },
    })
    return verified ? authenticationInfo.newCounter : null
  } catch (error) {
    app.log.info({ reason: reasonOf(error) }, 'a passkey was refused')
    return null
  }
}

/** Marks the passkey as used, within the transaction that opens the session and has locked the person. */
export async function markPasskeyUsed(app: App, used: UsedNow): Promise<void> {
  const row = await app.db
    .updateTable('passkeys')
    .set({ counter: used.counter, used_at: app.clock.now() })
    .where('id', '=', used.id)
    // Another sign-in has counted meanwhile: one of the two is a copy, or an answer that was sent twice.
    .where('counter', '=', used.counterBefore)
    .returning('id')
    .executeTakeFirst()
  if (!row) throw passkeyRefused()
}

export function passkeyRefused(): AppError {
  return new AppError(
    'passkey_refused',
    401,
    'This passkey did not work here. Please try again, or sign in with your password.',
  )
}
