import { Link } from 'wouter'
import { accountPath } from '#contract/pages/page-paths.ts'
import { useUser } from '../signed-in-user.tsx'
import { useSendConfirmation } from './email.queries.ts'

const action = 'min-h-11 font-semibold text-pine underline underline-offset-4'

/**
 * A quiet line on every page until the address is confirmed. Everything works meanwhile but what outlives the session:
 * passkeys, keys, tokens.
 */
export function ConfirmEmailNote() {
  const { email } = useUser()
  const again = useSendConfirmation()
  if (email === null) return <LostEmailNote />
  return (
    <section
      aria-label="Your e-mail address"
      className="mb-3 flex flex-wrap items-center gap-x-4 text-sm text-ink-2"
    >
      <p className="min-w-0 break-words">
        Please confirm {email}: press “Send”, then open the link in the mail. Then news of your family comes
        there too.
      </p>
      <button type="button" className={action} disabled={again.isPending} onClick={() => again.mutate()}>
        {again.isPending ? 'Sending…' : 'Send'}
      </button>
      <Link href={accountPath} className={`${action} inline-flex items-center`}>
        Another address
      </Link>
    </section>
  )
}

/** While the account has no address: the one that it had is somebody else's, or another one waits for its link. */
function LostEmailNote() {
  return (
    <section
      aria-label="Your e-mail address"
      className="mb-3 flex flex-wrap items-center gap-x-4 text-sm text-ink-2"
    >
      <p className="min-w-0">
        Your account has no e-mail address at the moment, so nobody could help you with a forgotten password.
        Open the link that we mailed you, or enter an address.
      </p>
      <Link href={accountPath} className={`${action} inline-flex items-center`}>
        Enter an address
      </Link>
    </section>
  )
}
