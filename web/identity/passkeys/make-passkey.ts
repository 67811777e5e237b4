import { startRegistration } from '@simplewebauthn/browser'
import { type Passkey, passkeysApi } from '#contract/identity/passkeys.ts'
import { call } from '../../platform/server/api.ts'

/** Why the browser has made no passkey, as a sentence. */
export class PasskeyFailure extends Error {}

/** Lets the browser make a passkey, and adds it. Throws `PasskeyFailure`, or what the server says. */
export async function makePasskey({
  name,
  currentPassword,
}: {
  name: string
  currentPassword?: string
}): Promise<Passkey> {
  const body = currentPassword ? { currentPassword } : {}
  const optionsJSON = await call(passkeysApi.startAdding, { body })
  const made = await startRegistration({ optionsJSON }).catch((error: unknown) => {
    throw new PasskeyFailure(sentenceFor(error))
  })
  const { id, rawId, type, response } = made
  const { clientDataJSON, attestationObject, transports } = response
  return call(passkeysApi.add, {
    body: {
      passkey: {
        id,
        rawId,
        type: type as 'public-key',
        response: { clientDataJSON, attestationObject, ...(transports && { transports }) },
      },
      name,
    },
  })
}

function sentenceFor(error: unknown): string {
  const name = error instanceof Error ? error.name : ''
  if (name === 'InvalidStateError') return 'This device has a passkey for your account already.'
  if (name === 'NotAllowedError' || name === 'AbortError') return 'No passkey was made. You can try again.'
  return 'This device cannot make a passkey. Please try another one.'
}
