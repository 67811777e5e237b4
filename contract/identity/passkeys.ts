import * as z from 'zod/mini'
import { endpoint } from '../platform/endpoint.ts'
import { id, instant, limits, requiredText } from '../platform/fields.ts'
import { passkeySitePath } from './identity-paths.ts'

export const maxPasskeys = 20

/** A way to sign in without the password, on the devices that have it. */
export const Passkey = z.object({
  id,
  name: z.string(),
  createdAt: instant,
  /** Null until it has been used to sign in. */
  usedAt: z.nullable(instant),
})
export type Passkey = z.infer<typeof Passkey>

/**
 * The one origin at which passkeys work, like https://photos.example.org; null where the server's address allows none.
 * A browser offers them to no other.
 */
export const PasskeySite = z.object({ origin: z.nullable(z.string()) })
export type PasskeySite = z.infer<typeof PasskeySite>

/** Binary data as WebAuthn's JSON has it. */
const unreadable = 'This is not what a browser says of a passkey.'
const base64url = z
  .string(unreadable)
  .check(z.maxLength(100_000, unreadable), z.regex(/^[A-Za-z0-9_-]*$/, unreadable))

export const transports = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const
/** By a finger, a face or a PIN: a stolen key alone signs nobody in. */
const verification = z.literal('required')
const algorithm = z.object({ type: z.literal('public-key'), alg: z.int() })
const descriptor = z.object({
  id: base64url,
  type: z.literal('public-key'),
  transports: z.array(z.enum(transports)),
})

/** What the browser is to make a passkey for: `PublicKeyCredentialCreationOptionsJSON`. */
export const PasskeyCreation = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: base64url, name: z.string(), displayName: z.string() }),
  challenge: base64url,
  pubKeyCredParams: z.array(algorithm),
  timeout: z.number(),
  attestation: z.literal('none'),
  excludeCredentials: z.array(descriptor),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: verification,
  }),
})
export type PasskeyCreation = z.infer<typeof PasskeyCreation>

/** `PublicKeyCredentialRequestOptionsJSON`. It names no passkeys, so it tells nobody who has an account. */
export const PasskeyRequest = z.object({
  rpId: z.string(),
  challenge: base64url,
  timeout: z.number(),
  userVerification: verification,
})
export type PasskeyRequest = z.infer<typeof PasskeyRequest>

const credential = {
  id: base64url,
  rawId: base64url,
  type: z.literal('public-key', unreadable),
  clientExtensionResults: z._default(z.object({}), {}),
}

/** The browser's answer to `PasskeyCreation`; what else it says is dropped. */
const MadePasskey = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z.optional(z.array(z.string().check(z.maxLength(50))).check(z.maxLength(20))),
  }),
})
export type MadePasskey = z.infer<typeof MadePasskey>

/** The browser's answer to `PasskeyRequest`. */
const UsedPasskey = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: z.optional(base64url),
  }),
})
export type UsedPasskey = z.infer<typeof UsedPasskey>

/** For how long after signing in no proof is asked, in minutes. */
export const recentSignInMinutes = 5

/**
 * That it is the person: their password, or a passkey of theirs that answers a challenge of signing in. Needed when they
 * signed in longer ago than that: 403 `password_needed` says so.
 */
export const proof = {
  currentPassword: z.optional(z.string().check(z.maxLength(200))),
  passkey: z.optional(UsedPasskey),
}
const name = requiredText(limits.name, 'Please enter a name.')

export const passkeysApi = {
  readSite: endpoint(passkeySitePath, {
    summary: 'At which origin passkeys work on this server',
    access: 'public',
    response: PasskeySite,
  }),
  startSignIn: endpoint('POST /api/auth/passkeys/sign-in/start', {
    summary: 'A challenge for signing in with a passkey; works once, for ten minutes',
    access: 'public',
    response: PasskeyRequest,
  }),
  signIn: endpoint('POST /api/auth/passkeys/sign-in', {
    summary: 'Sign in with a passkey; every passkey that does not work gets the same answer',
    access: 'public',
    body: z.object({ passkey: UsedPasskey, returnTo: z.optional(z.string()) }),
    response: z.object({ location: z.string() }),
  }),
  list: endpoint('GET /api/auth/passkeys', {
    summary: "One's own passkeys, the oldest first",
    access: 'user',
    response: z.array(Passkey),
  }),
  startAdding: endpoint('POST /api/auth/passkeys/start', {
    summary: 'A challenge for a new passkey; works once, for ten minutes',
    access: 'user',
    body: z.object(proof),
    response: PasskeyCreation,
  }),
  add: endpoint('POST /api/auth/passkeys', {
    summary: 'Add the passkey that the browser has made',
    access: 'user',
    status: 201,
    body: z.object({ passkey: MadePasskey, name }),
    response: Passkey,
  }),
  rename: endpoint('PATCH /api/auth/passkeys/:passkeyId', {
    summary: 'Rename a passkey',
    access: 'user',
    body: z.object({ name }),
    response: Passkey,
  }),
  remove: endpoint('DELETE /api/auth/passkeys/:passkeyId', {
    summary: 'Remove a passkey; other browsers that signed in with it are signed out',
    access: 'user',
    body: z._default(z.object(proof), {}),
    response: z.object({ id }),
  }),
}
