import type { Pace } from '#contract/notices/choices.ts'
import type { MailTo } from '#contract/notices/mail.ts'
import { formatDate } from '../../platform/format.ts'
import { Button } from '../../platform/ui/button.tsx'
import { commonWords } from '../../platform/words/common-words.ts'
import { inPageLanguage } from '../../platform/words/refusal.ts'
import { ChoiceRow } from './choice-row.tsx'
import { useTryMailAgain } from './choices.queries.ts'
import { choicesWords } from './choices-words.ts'

type MailRowProps = {
  mailTo: MailTo
  pace: Pace
  options: Record<Pace, string>
  onChoose: (pace: Pace) => void
}

/** Offers mail only where it can arrive: the server sends it, and the person has an address. */
export function MailRow({ mailTo, pace, options, onChoose }: MailRowProps) {
  const { address, isPossible, isConfirmed, failedAt } = mailTo
  const words = choicesWords()
  if (!isPossible) return <NoMail text={words.noMails} />
  if (!address) return <NoMail text={words.noAddress} />
  return (
    <>
      <ChoiceRow
        label={words.mail}
        text={
          <span className="break-words">
            {isConfirmed ? words.to(address) : words.toUnconfirmed(address)}
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
      <p className="font-semibold">{choicesWords().mail}</p>
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
          {choicesWords().comeBack({ address: address ?? '', date: formatDate(since) })}
        </p>
        {failure && <p className="text-sm break-words">{inPageLanguage(failure)}</p>}
      </div>
      <Button disabled={tryAgain.isPending} onClick={() => tryAgain.mutate()}>
        {commonWords().again}
      </Button>
    </div>
  )
}
