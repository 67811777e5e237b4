import { useUser } from '../signed-in-user.tsx'
import { useSendConfirmation } from './email.queries.ts'

const textButton = 'min-h-11 font-semibold text-pine underline underline-offset-4'

/** One's own address among the facts of the account, and what can be done about it. */
export function OwnEmail({ onChange }: { onChange: () => void }) {
  const { email, hasPassword, mustConfirmEmail } = useUser()
  const again = useSendConfirmation()
  return (
    <>
      {email ?? <span className="text-ink-2">Not set</span>}
      {email === null && hasPassword && (
        <span className="block text-sm text-ink-2">
          The address that you had was never confirmed, and may be somebody else’s, so no mail of ours goes
          there. You still sign in with it and your password. Please enter an address that you read, and open
          the link that we mail you. Until then “Forgot your password?” cannot help you: keep your password.
        </span>
      )}
      {mustConfirmEmail && (
        <span className="block text-sm text-ink-2">
          Not confirmed yet: press “Send”, then open the link in the mail. Until then no notices go to it.
        </span>
      )}
      <span className="flex flex-wrap gap-x-5">
        {mustConfirmEmail && (
          <button
            type="button"
            className={textButton}
            disabled={again.isPending}
            onClick={() => again.mutate()}
          >
            {again.isPending ? 'Sending…' : 'Send'}
          </button>
        )}
        {hasPassword && (
          <button type="button" className={textButton} onClick={onChange}>
            Change the address
          </button>
        )}
      </span>
    </>
  )
}
