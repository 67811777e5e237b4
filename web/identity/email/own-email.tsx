import { frameWords } from '../../platform/frame/frame-words.ts'
import { identityWords } from '../identity-words.ts'
import { useUser } from '../signed-in-user.tsx'
import { confirmNoteWords } from './note/confirm-note-words.ts'
import { useSendConfirmation } from './note/send-confirmation.queries.ts'

const textButton = 'min-h-11 font-semibold text-pine underline underline-offset-4'

/** One's own address among the facts of the account, and what can be done about it. */
export function OwnEmail({ onChange }: { onChange: () => void }) {
  const { email, hasPassword, mustConfirmEmail } = useUser()
  const again = useSendConfirmation()
  return (
    <>
      {email ?? <span className="text-ink-2">{frameWords().notSet}</span>}
      {email === null && hasPassword && (
        <span className="block text-sm text-ink-2">{identityWords().addressLost}</span>
      )}
      {mustConfirmEmail && (
        <span className="block text-sm text-ink-2">{identityWords().addressUnconfirmed}</span>
      )}
      <span className="flex flex-wrap gap-x-5">
        {mustConfirmEmail && (
          <button
            type="button"
            className={textButton}
            disabled={again.isPending}
            onClick={() => again.mutate()}
          >
            {again.isPending ? confirmNoteWords().sending : confirmNoteWords().send}
          </button>
        )}
        {hasPassword && (
          <button type="button" className={textButton} onClick={onChange}>
            {identityWords().changeAddress}
          </button>
        )}
      </span>
    </>
  )
}
