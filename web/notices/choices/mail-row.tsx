import type { Pace } from '#contract/notices/choices.ts'
import type { MailTo } from '#contract/notices/mail.ts'
import { formatDate } from '../../platform/format.ts'
import { Button } from '../../platform/ui/button.tsx'
import { ChoiceRow } from './choice-row.tsx'
import { useTryMailAgain } from './choices.queries.ts'

type MailRowProps = {
  mailTo: MailTo
  pace: Pace
  options: Record<Pace, string>
  onChoose: (pace: Pace) => void
}

/** Offers mail only where it can arrive: the server sends it, and the person has an address. */
export function MailRow({ mailTo, pace, options, onChoose }: MailRowProps) {
  const { address, isPossible, isConfirmed, failedAt } = mailTo
  if (!isPossible)
    return <NoMail text="This server sends no mail. The person who runs it can switch it on." />
  if (!address) return <NoMail text="Your account has no e-mail address." />
  return (
    <>
      <ChoiceRow
        label="By e-mail"
        text={
          <span className="break-words">
            {isConfirmed
              ? `To ${address}.`
              : `To ${address}, once you have confirmed it: press “Send” in Account Settings, then open the link in the mail.`}
          </span>
        }
        value={pace}
        options={options}
        onChoose={onChoose}
      />
      {failedAt && <Returned mailTo={mailTo} since={failedAt} />}
    </>
  )
}

function NoMail({ text }: { text: string }) {
  return (
    <div className="py-4">
      <p className="font-semibold">By e-mail</p>
      <p className="text-sm text-ink-2">{text}</p>
    </div>
  )
}

function Returned({ mailTo: { address, failure }, since }: { mailTo: MailTo; since: string }) {
  const tryAgain = useTryMailAgain()
  return (
    <div
      role="alert"
      className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-control bg-danger-soft p-4 text-danger"
    >
      <div className="min-w-0 grow basis-64">
        <p className="font-semibold break-words">
          Mails to {address} come back since {formatDate(since)}, so none are sent.
        </p>
        {failure && <p className="text-sm break-words">{failure}</p>}
      </div>
      <Button disabled={tryAgain.isPending} onClick={() => tryAgain.mutate()}>
        Try again
      </Button>
    </div>
  )
}
