import { Link } from 'wouter'
import { accountPath } from '#contract/pages/page-paths.ts'
import { useUser } from '../../signed-in-user.tsx'
import { confirmNoteWords } from './confirm-note-words.ts'
import { useSendConfirmation } from './send-confirmation.queries.ts'

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
      aria-label={confirmNoteWords().title}
      className="mb-3 flex flex-wrap items-center gap-x-4 text-sm text-ink-2"
    >
      <p className="min-w-0 break-words">{confirmNoteWords().pleaseConfirm(email)}</p>
      <button type="button" className={action} disabled={again.isPending} onClick={() => again.mutate()}>
        {again.isPending ? confirmNoteWords().sending : confirmNoteWords().send}
      </button>
      <Link href={accountPath} className={`${action} inline-flex items-center`}>
        {confirmNoteWords().another}
      </Link>
    </section>
  )
}

/** While the account has no address: the one that it had is somebody else's, or another one waits for its link. */
function LostEmailNote() {
  return (
    <section
      aria-label={confirmNoteWords().title}
      className="mb-3 flex flex-wrap items-center gap-x-4 text-sm text-ink-2"
    >
      <p className="min-w-0">{confirmNoteWords().lost}</p>
      <Link href={accountPath} className={`${action} inline-flex items-center`}>
        {confirmNoteWords().enter}
      </Link>
    </section>
  )
}
