import type { Registration } from '#contract/identity/identity.ts'
import { signInWords } from './sign-in-words.ts'

/** In the place of the form for somebody who can make no account here. */
export function NoSignUp({ registration }: { registration: Registration }) {
  return <p>{registration.canSignUp === 'invited' ? signInWords().askFamily : signInWords().askOperator}</p>
}
