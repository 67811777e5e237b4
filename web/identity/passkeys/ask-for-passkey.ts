import { startAuthentication } from '@simplewebauthn/browser'
import { passkeysApi, type UsedPasskey } from '#contract/identity/passkeys.ts'
import { callAt } from '../../platform/server/api.ts'

const { startSignIn } = passkeysApi

/** Lets the browser ask for a passkey. `useBrowserAutofill`: it offers them in the e-mail field. Throws what the browser says. */
export async function askForPasskey({ useBrowserAutofill = false } = {}): Promise<UsedPasskey> {
  const optionsJSON = await callAt<typeof startSignIn>(startSignIn)
  const { id, rawId, type, response } = await startAuthentication({ optionsJSON, useBrowserAutofill })
  return { id, rawId, type: type as 'public-key', response, clientExtensionResults: {} }
}
