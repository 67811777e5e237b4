import type { Registration } from '#contract/identity/identity.ts'

/** In the place of the form for somebody who can make no account here. */
export function NoSignUp({ registration }: { registration: Registration }) {
  return (
    <p>
      {registration.canSignUp === 'invited'
        ? 'Ask somebody of the family to invite you. They send you a link, and with it you make your account.'
        : 'No new accounts are made here. If your family uses this server, ask the person who runs it.'}
    </p>
  )
}
