import clsx from 'clsx'
import { Check, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import type { AlexaSetup } from '#contract/alexa.ts'
import { formatMoment } from '../platform/format.ts'
import { useNow } from '../platform/now.ts'
import { inPageLanguage } from '../platform/words/refusal.ts'
import { echoWords } from './echo-words.ts'

type Props = {
  title: string
  /** What to do. */
  text: ReactNode
  /** Null until it is known. */
  step: Pick<AlexaSetup['steps'][number], 'seenAt' | 'failed'> | null
  children?: ReactNode
}

/** One step: ticked while it works; else what to do, and what went wrong. */
export function EchoSetupStep({ title, text, step, children }: Props) {
  const now = useNow()
  const words = echoWords()
  const failed = step?.failed ?? null
  const workedAt = failed ? null : (step?.seenAt ?? null)
  return (
    <li className="flex gap-3">
      <span
        aria-hidden
        className={clsx(
          'mt-0.5 grid size-6 shrink-0 place-items-center rounded-full',
          workedAt && 'bg-success text-surface',
          failed && 'bg-danger text-surface',
          !workedAt && !failed && 'border-2 border-line-strong',
        )}
      >
        {workedAt && <Check size={14} />}
        {failed && <TriangleAlert size={14} />}
      </span>
      <div className="min-w-0">
        <p className="font-semibold">
          {title}
          <span className="sr-only">{`: ${workedAt ? words.works : failed ? words.failed : words.notSeen}`}</span>
        </p>
        {failed && (
          <p className="text-sm font-semibold text-danger">
            {failed.at && `${formatMoment(failed.at, now)}: `}
            {inPageLanguage(failed.why)}
          </p>
        )}
        {failed && step?.seenAt && (
          <p className="text-sm text-ink-2">{words.lastWorked(formatMoment(step.seenAt, now))}</p>
        )}
        <p className="text-sm text-ink-2">{workedAt ? words.seen(formatMoment(workedAt, now)) : text}</p>
        {children}
      </div>
    </li>
  )
}
