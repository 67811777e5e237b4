import clsx from 'clsx'
import { Check } from 'lucide-react'
import { answerText, type Delivery } from '#contract/delivery.ts'
import { formatMoment } from '../platform/format.ts'
import { useNow } from '../platform/now.ts'

type Rung = Delivery['devices'][number]
type Step = { label: string; at: string | null; note?: string | undefined }

/** The whole way of a delivery, device by device: sent, accepted, shown, answered. */
export function Ladder({ delivery }: { delivery: Delivery }) {
  const now = useNow()
  return (
    <div className="grid gap-4">
      {delivery.devices.map((rung) => (
        <div key={rung.deviceId} className="rounded-control bg-surface-2 p-4">
          <p className="font-semibold break-words">{rung.deviceName}</p>
          <ol className="mt-3 grid gap-0">
            {stepsOf(delivery, rung).map((step, index, steps) => (
              <li key={step.label} className="relative flex gap-3 pb-3 last:pb-0">
                {index < steps.length - 1 && (
                  <span
                    aria-hidden
                    className={clsx(
                      'absolute top-6 left-[11px] h-full w-0.5',
                      steps[index + 1]?.at ? 'bg-success' : 'bg-line',
                    )}
                  />
                )}
                <span
                  aria-hidden
                  className={clsx(
                    'relative mt-0.5 grid size-6 shrink-0 place-items-center rounded-full transition-colors',
                    step.at ? 'bg-success text-surface' : 'border-2 border-line-strong bg-surface',
                  )}
                >
                  {step.at && <Check size={14} />}
                </span>
                <span className={clsx('min-w-0 grow break-words', !step.at && 'text-ink-2')}>
                  {step.label}
                  {step.note && <span className="block text-sm text-ink-2">{step.note}</span>}
                </span>
                {step.at && (
                  <time dateTime={step.at} className="shrink-0 text-sm text-ink-2">
                    {formatMoment(step.at, now)}
                  </time>
                )}
              </li>
            ))}
          </ol>
        </div>
      ))}
    </div>
  )
}

function stepsOf(delivery: Delivery, rung: Rung): Step[] {
  const steps: Step[] = [
    { label: delivery.sender ? `Sent by ${delivery.sender.name}` : 'Sent', at: delivery.createdAt },
    {
      label: 'In its inbox',
      at: rung.acceptedAt,
      note: (rung.acceptedAt ? rung.note : rung.failure) ?? undefined,
    },
  ]
  if (delivery.withdrawnAt) return [...steps, { label: 'Taken back', at: delivery.withdrawnAt }]
  if (rung.state === 'expired') return [...steps, { label: 'No screen was opened within 72 hours', at: null }]
  if (rung.state === 'failed')
    return [...steps, { label: 'Not shown', at: null, note: rung.failure ?? undefined }]
  const answers = rung.answers.map((answer) => ({
    label: `Answered ${answerText(answer)}`,
    at: answer.at,
  }))
  const waiting = { label: 'No answer yet', at: null }
  return [
    ...steps,
    { label: 'On the screen', at: rung.shownAt },
    ...(answers.length > 0 ? answers : [waiting]),
  ]
}
