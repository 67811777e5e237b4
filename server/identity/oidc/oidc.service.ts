import * as client from 'openid-client'
import { email as emailSchema } from '#contract/identity/identity.ts'
import type { Language } from '#contract/platform/languages.ts'
import { minutes } from '../../platform/clock.ts'
import type { Config } from '../../platform/config.ts'
import type { App } from '../../platform/context.ts'
import { lockRow } from '../../platform/db/lock.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { isUniqueViolation } from '../../platform/db/violations.ts'
import { AppError, conflict } from '../../platform/errors.ts'
import { networkOf } from '../../platform/http/request/network-of.ts'
import { rateLimit } from '../../platform/http/request/rate-limit.ts'
import { hashToken, newId } from '../../platform/ids.ts'
import { confirmEmailOf } from '../email/confirm-email.service.ts'
import { endRightsOf } from '../end-rights.ts'
import type { UserRow } from '../identity.tables.ts'
import { lockSignUp } from '../registration.ts'

type Provider = NonNullable<Config['oidc']>

/** How long a person may take at the provider, in milliseconds. */
export const loginLasts = minutes(15)

/** Starts the authorization code flow with PKCE. `state` binds the callback to this browser. */
export async function beginLogin(
  app: App,
  provider: Provider,
  { redirectUri, returnTo }: { redirectUri: string; returnTo: string },
  { ip }: { ip: string },
): Promise<{ state: string; location: string }> {
  await rateLimit(app, `login:ip:${networkOf({ ip })}`, { limit: 100, perMs: minutes(15) })
  const configuration = await discover(provider)
  const state = client.randomState()
  const nonce = client.randomNonce()
  const codeVerifier = client.randomPKCECodeVerifier()
  await app.db
    .insertInto('oidc_logins')
    .values({
      state_hash: hashToken(state),
      nonce,
      code_verifier: codeVerifier,
      return_to: returnTo,
      expires_at: app.clock.now() + loginLasts,
    })
    .execute()
  const location = client.buildAuthorizationUrl(configuration, {
    redirect_uri: redirectUri,
    scope: 'openid email profile',
    state,
    nonce,
    code_challenge: await client.calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: 'S256',
  })
  return { state, location: location.href }
}

type Return = { url: URL; state: string } & Newcomer
/** What the browser brings along for somebody who has no account yet. */
type Newcomer = { invitation: string | null; language: Language | null }

/** Handles the provider's callback. Each login can be finished once. */
export async function finishLogin(
  app: App,
  provider: Provider,
  { url, state, invitation, language }: Return,
): Promise<{ userId: string; returnTo: string }> {
  const login = await app.db
    .deleteFrom('oidc_logins')
    .where('state_hash', '=', hashToken(state))
    .where('expires_at', '>', app.clock.now())
    .returningAll()
    .executeTakeFirst()
  if (!login) throw refused()
  const claims = await exchange(app, provider, url, {
    expectedState: state,
    expectedNonce: login.nonce,
    pkceCodeVerifier: login.code_verifier,
  })
  const userId = await findOrAddUser(app, { issuer: provider.issuer, claims, invitation, language })
  return { userId, returnTo: login.return_to }
}

type Claims = { sub: string } & Record<string, unknown>

async function exchange(
  app: App,
  provider: Provider,
  url: URL,
  checks: { expectedState: string; expectedNonce: string; pkceCodeVerifier: string },
): Promise<Claims> {
  try {
    const configuration = await discover(provider)
    const tokens = await client.authorizationCodeGrant(configuration, url, checks)
    const idClaims = tokens.claims()
    if (!idClaims) throw new Error('the provider sent no ID token')
    const info = await client.fetchUserInfo(configuration, tokens.access_token, idClaims.sub)
    return { ...info, ...idClaims }
  } catch (error) {
    app.log.warn({ err: error instanceof Error ? error.message : error }, 'sign-in at the provider failed')
    throw refused()
  }
}

/**
 * Finds the account by issuer and subject. A verified e-mail address links an existing account; an
 * unverified one must not, because anybody could claim the address.
 */
async function findOrAddUser(
  app: App,
  { issuer, claims, invitation, language }: { issuer: string; claims: Claims } & Newcomer,
): Promise<string> {
  const address = emailSchema.safeParse(claims.email)
  const email = address.success && claims.email_verified === true ? address.data : null
  const profile = { ...presentProfile(claims), oidc_issuer: issuer, oidc_subject: claims.sub }
  try {
    return await inTransaction(app, async (app) => {
      const known = await findKnown(app, profile, email)
      if (!known) await lockSignUp(app, { token: invitation, email })
      if (!known)
        return addUser(app, {
          ...profile,
          email,
          language,
          email_confirmed_at: email === null ? null : app.clock.now(),
        })
      const mine = await lockRow(app, 'users', { id: known.id })
      // Another sign-in has linked the account to another subject meanwhile.
      if (!mine || (mine.oidc_subject ?? claims.sub) !== claims.sub) throw addressTaken()
      if (mine.oidc_subject === null) await lockOutEarlierOwner(app, mine)
      await app.db.updateTable('users').set(profile).where('id', '=', mine.id).execute()
      if (email) await confirmEmailOf(app, mine.id, email)
      return mine.id
    })
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    throw addressTaken()
  }
}

function addressTaken(): AppError {
  return conflict('Another account already has this e-mail address.')
}

type Profile = Partial<UserRow> & { oidc_issuer: string; oidc_subject: string }

/** Fields that the provider does not send stay unchanged. */
function presentProfile(claims: Claims): Partial<UserRow> {
  const firstName = text(claims.given_name)
  const lastName = text(claims.family_name)
  const picture = httpsUrl(claims.picture)
  return {
    ...(firstName && { first_name: firstName }),
    ...(lastName && { last_name: lastName }),
    ...(picture && { profile_image_url: picture }),
  }
}

async function findKnown(app: App, { oidc_issuer, oidc_subject }: Profile, email: string | null) {
  const known = await app.db
    .selectFrom('users')
    .select(['id', 'oidc_subject'])
    .where((where) =>
      where.or([
        where.and([where('oidc_issuer', '=', oidc_issuer), where('oidc_subject', '=', oidc_subject)]),
        ...(email ? [where.and([where('email', '=', email), where('oidc_subject', 'is', null)])] : []),
      ]),
    )
    .execute()
  return known.find((user) => user.oidc_subject === oidc_subject) ?? known[0]
}

/** The address of a local account may never have been verified, and belong to somebody else: whoever had it is locked out. */
async function lockOutEarlierOwner(app: App, user: UserRow): Promise<void> {
  const { id: userId } = user
  await endRightsOf(app, user, { keepSession: null, because: 'secured' })
  await app.db.deleteFrom('email_confirmations').where('user_id', '=', userId).execute()
  await app.db.updateTable('users').set({ password_hash: null }).where('id', '=', userId).execute()
}

async function addUser(app: App, profile: Profile): Promise<string> {
  const id = newId()
  const unknown = {
    email: null,
    email_confirmed_at: null,
    lost_email: null,
    first_name: null,
    last_name: null,
    profile_image_url: null,
    phone: null,
    language: null,
  }
  await app.db
    .insertInto('users')
    .values({ ...unknown, ...profile, id, password_hash: null, created_at: app.clock.now() })
    .execute()
  return id
}

const discovered = new WeakMap<Provider, Promise<client.Configuration>>()

function discover(provider: Provider): Promise<client.Configuration> {
  const known = discovered.get(provider)
  if (known) return known
  const issuer = new URL(provider.issuer)
  const isPlain = issuer.protocol === 'http:'
  const found = client.discovery(
    issuer,
    provider.clientId,
    provider.clientSecret ?? undefined,
    provider.clientSecret ? undefined : client.None(),
    isPlain ? { execute: [client.allowInsecureRequests] } : {},
  )
  discovered.set(provider, found)
  found.catch(() => discovered.delete(provider))
  return found
}

function refused(): AppError {
  return new AppError('sign_in_failed', 400, 'Signing in did not work. Please go back and try again.')
}

function text(claim: unknown): string | null {
  return typeof claim === 'string' && claim.trim() ? claim.trim().slice(0, 200) : null
}

function httpsUrl(claim: unknown): string | null {
  if (typeof claim !== 'string' || claim.length > 2048 || !URL.canParse(claim)) return null
  return new URL(claim).protocol === 'https:' ? claim : null
}
