import { startRegistration } from '@simplewebauthn/browser'
import { type Passkey, type PasskeyCreation, passkeysApi } from '#contract/identity/passkeys.ts'
import { call } from '../../platform/server/api.ts'
import { identityWords } from '../identity-words.ts'
import type { Proof } from './proof.ts'

/** Why the browser has made no passkey, as a sentence. It can try again with `creation`, for ten minutes. */
export class PasskeyFailure extends Error {
  readonly creation: PasskeyCreation
  constructor(sentence: string, creation: PasskeyCreation) {
    super(sentence)
    this.creation = creation
  }
}

export type Wanted = { name: string; proof: Proof; creation: PasskeyCreation | null }

/**
 * Lets the browser make a passkey, and adds it. `creation`: what the server has let it be made for already; null to ask,
 * with the proof. Throws `PasskeyFailure`, or what the server says.
 */
export async function makePasskey({ name, proof, creation }: Wanted): Promise<Passkey> {
  const optionsJSON = creation ?? (await call(passkeysApi.startAdding, { body: proof }))
  const made = await startRegistration({ optionsJSON }).catch((error: unknown) => {
    throw new PasskeyFailure(sentenceFor(error), optionsJSON)
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
  const { passkeyIsHere, passkeyNotMade, passkeyImpossible } = identityWords()
  if (name === 'InvalidStateError') return passkeyIsHere
  if (name === 'NotAllowedError' || name === 'AbortError') return passkeyNotMade
  return passkeyImpossible
}
