import { displayName, type User } from '#contract/identity/identity.ts'
import {
  type MadePasskey,
  maxPasskeys,
  type Passkey,
  type PasskeyCreation,
} from '#contract/identity/passkeys.ts'
import { toIso } from '../../platform/clock.ts'
import type { App } from '../../platform/context.ts'
import { lockRow } from '../../platform/db/lock.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { isUniqueViolation } from '../../platform/db/violations.ts'
import { type AppError, conflict, invalid, notFound } from '../../platform/errors.ts'
import { newId } from '../../platform/ids.ts'
import type { PasskeyRow } from '../identity.tables.ts'
import { requireOwnAddress } from '../own-address.ts'
import { endSessionsOfPasskey, requireSession } from '../session.service.ts'
import { challengeTtl, makeChallenge, takeChallenge } from './challenges.ts'
import type { PasskeySite } from './passkey-site.ts'
import { type Proof, requireRecentSignIn } from './recent-sign-in.ts'
import { reasonOf, refuseForeignFrame, transportsOf } from './verification.ts'

/** ES256, EdDSA and RS256, by their COSE numbers: what authenticators make. */
const algorithms = [-7, -8, -257]

/** The person, and the browser at which they are. */
type Asking = { user: User; sessionId: string; ip: string }

export async function listPasskeys(app: App, user: Pick<User, 'id'>): Promise<Passkey[]> {
  return (await listRows(app, user)).map(toPasskey)
}

/** What the browser makes a passkey for. Throws 403 `password_needed`: see `requireRecentSignIn`. */
export async function startAdding(
  app: App,
  site: PasskeySite,
  asking: Asking,
  proof: Proof,
): Promise<PasskeyCreation> {
  const { user, sessionId } = asking
  await requireOwnAddress(app, user.id)
  await requireRecentSignIn(app, site, asking, proof)
  const present = await listRows(app, user)
  if (present.length >= maxPasskeys) throw tooMany()
  return {
    rp: { id: site.rpId, name: 'Sunporch' },
    user: {
      id: Buffer.from(user.id).toString('base64url'),
      name: user.email ?? displayName(user),
      displayName: displayName(user),
    },
    challenge: await makeChallenge(app, { userId: user.id, sessionId }),
    pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
    timeout: challengeTtl,
    attestation: 'none',
    excludeCredentials: present.map((row) => ({
      id: row.credential_id,
      type: 'public-key',
      transports: transportsOf(row),
    })),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
  }
}

/** The challenge says that the person was asked for their password, where that was needed. */
export async function addPasskey(
  app: App,
  site: PasskeySite,
  { user, sessionId }: Pick<Asking, 'user' | 'sessionId'>,
  { passkey, name }: { passkey: MadePasskey; name: string },
): Promise<Passkey> {
  const credential = await verifyMade(app, site, { user, sessionId }, passkey)
  const row: PasskeyRow = {
    id: newId(),
    user_id: user.id,
    credential_id: credential.id,
    public_key: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: (passkey.response.transports ?? []).join(' '),
    name,
    created_at: app.clock.now(),
    used_at: null,
  }
  try {
    await inTransaction(app, async (app) => {
      // The person before the session, as everywhere, to avoid deadlocks.
      await lockRow(app, 'users', { id: user.id })
      await requireSession(app, sessionId)
      await requireOwnAddress(app, user.id)
      if ((await listRows(app, user)).length >= maxPasskeys) throw tooMany()
      await app.db.insertInto('passkeys').values(row).execute()
    })
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    throw conflict('This passkey is known already.')
  }
  return toPasskey(row)
}

async function verifyMade(
  app: App,
  site: PasskeySite,
  { user, sessionId }: Pick<Asking, 'user' | 'sessionId'>,
  passkey: MadePasskey,
) {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  const { id, rawId, type, response } = passkey
  const { clientDataJSON, attestationObject } = response
  try {
    refuseForeignFrame(clientDataJSON)
    const { registrationInfo } = await verifyRegistrationResponse({
      response: {
        id,
        rawId,
        type,
        response: { clientDataJSON, attestationObject },
        clientExtensionResults: {},
      },
      expectedChallenge: (challenge) => takeChallenge(app, challenge, { userId: user.id, sessionId }),
      expectedOrigin: site.origin,
      expectedRPID: site.rpId,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    })
    if (registrationInfo) return registrationInfo.credential
  } catch (error) {
    app.log.info({ reason: reasonOf(error) }, 'a new passkey was refused')
  }
  throw invalid('This passkey could not be checked. Please try again.')
}

export async function renamePasskey(
  app: App,
  user: Pick<User, 'id'>,
  { passkeyId, name }: { passkeyId: string; name: string },
): Promise<Passkey> {
  const row = await app.db
    .updateTable('passkeys')
    .set({ name })
    .where('id', '=', passkeyId)
    .where('user_id', '=', user.id)
    .returningAll()
    .executeTakeFirst()
  if (!row) throw notFound()
  return toPasskey(row)
}

/** Other browsers that had signed in with it are signed out. Throws 403 `password_needed`. */
export async function removePasskey(
  app: App,
  site: PasskeySite | null,
  asking: Asking,
  { passkeyId, ...proof }: Proof & { passkeyId: string },
): Promise<void> {
  const { user, sessionId } = asking
  if (!(await listRows(app, user)).some(({ id }) => id === passkeyId)) throw notFound()
  await requireRecentSignIn(app, site, asking, proof)
  await inTransaction(app, async (app) => {
    // A sign-in with the passkey takes this lock too: its session is opened before, and ends here, or not at all.
    await lockRow(app, 'users', { id: user.id })
    await requireSession(app, sessionId)
    const removed = await app.db
      .deleteFrom('passkeys')
      .where('id', '=', passkeyId)
      .where('user_id', '=', user.id)
      .returning('id')
      .executeTakeFirst()
    if (!removed) throw notFound()
    await endSessionsOfPasskey(app, passkeyId, { except: sessionId })
  })
}

function listRows(app: App, { id }: Pick<User, 'id'>): Promise<PasskeyRow[]> {
  return app.db
    .selectFrom('passkeys')
    .where('user_id', '=', id)
    .orderBy('created_at')
    .orderBy('id')
    .selectAll()
    .execute()
}

function toPasskey({ id, name, created_at, used_at }: PasskeyRow): Passkey {
  return { id, name, createdAt: toIso(created_at), usedAt: toIso(used_at) }
}

function tooMany(): AppError {
  return conflict(`You have ${maxPasskeys} passkeys. Please remove one first.`)
}
