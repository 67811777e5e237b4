import type { Registration } from '#contract/identity/identity.ts'
import { registrationPath } from '#contract/identity/identity-paths.ts'
import { invitationToken } from '../../platform/invitation-token.ts'
import { takeFirstAnswer } from '../../platform/server/first-view.ts'

/** What the server has written into the page. Without it the form is shown, and the server says what is wrong. */
export function readRegistration(): Registration {
  return takeFirstAnswer<Registration>(registrationPath.path) ?? { canSignUp: 'anybody', isFirst: false }
}

/** Whether the person at this browser can make an account, as far as the page knows. */
export function maySignUp({ canSignUp }: Registration): boolean {
  return canSignUp === 'anybody' || (canSignUp === 'invited' && invitationToken.read() !== '')
}
