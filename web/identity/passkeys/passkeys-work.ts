import { passkeySitePath } from '#contract/identity/identity-paths.ts'
import type { PasskeySite } from '#contract/identity/passkeys.ts'
import { takeFirstAnswer } from '../../platform/server/first-view.ts'

/** Whether passkeys work for this page, as far as the server has written it into the page. */
export function passkeysWork(): boolean {
  return passkeysWorkAt(takeFirstAnswer<PasskeySite>(passkeySitePath.path)?.origin ?? null)
}

/** Browsers have passkeys only over HTTPS and on localhost, and only at the server's own name. */
export function passkeysWorkAt(origin: string | null): boolean {
  return isSecureContext && 'PublicKeyCredential' in window && location.origin === origin
}
