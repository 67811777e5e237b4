import { browserSupportsWebAuthnAutofill, WebAuthnAbortService } from '@simplewebauthn/browser'
import { passkeysApi } from '#contract/identity/passkeys.ts'
import { ApiError, callAt } from '../../platform/server/api.ts'
import { refusalOf } from '../../platform/words/refusal.ts'
import { askForPasskey } from './ask-for-passkey.ts'
import { returnToOf } from './return-to.ts'

const { signIn } = passkeysApi

let again: ReturnType<typeof setTimeout> | undefined

/** A sentence when it did not work, `noneUsed` where the browser has used no passkey; null when the browser goes to another page. */
export async function signInByPasskey(noneUsed: string): Promise<string | null> {
  clearTimeout(again)
  try {
    await signInWith({ useBrowserAutofill: false })
    return null
  } catch (error) {
    if (error instanceof ApiError) return refusalOf(error)
    // The browser does not tell apart whether there is no passkey or the person has cancelled.
    if (isOfBrowser(error)) return noneUsed
    throw error
  }
}

/**
 * Lets the browser offer passkeys in the e-mail field, where it can. A challenge lasts ten minutes, so it is asked again
 * with another one before that.
 */
export async function offerPasskeys(onFailure: (sentence: string) => void): Promise<void> {
  if (!(await browserSupportsWebAuthnAutofill())) return
  clearTimeout(again)
  again = setTimeout(() => void offerPasskeys(onFailure), 9 * 60_000)
  try {
    await signInWith({ useBrowserAutofill: true })
  } catch (error) {
    if (error instanceof ApiError && error.code === 'passkey_refused') {
      onFailure(refusalOf(error))
      await offerPasskeys(onFailure)
    }
    // Anything else nobody has asked for: the button takes its place, or the network is away.
  }
}

export function stopOffering(): void {
  clearTimeout(again)
  WebAuthnAbortService.cancelCeremony()
}

async function signInWith({ useBrowserAutofill }: { useBrowserAutofill: boolean }): Promise<void> {
  const passkey = await askForPasskey({ useBrowserAutofill })
  const { location: next } = await callAt<typeof signIn>(signIn, {
    body: { passkey, ...returnToOf(globalThis.location) },
  })
  location.assign(next)
}

function isOfBrowser(error: unknown): boolean {
  return error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name)
}
