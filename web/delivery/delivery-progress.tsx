import clsx from 'clsx'
import { Check } from 'lucide-react'
import type { Delivery } from '#contract/delivery/delivery.ts'
import { useCanSend } from '../family/selection/in-memory.ts'
import { formatMoment } from '../platform/format.ts'
import { useNow } from '../platform/now.ts'
import { inPageLanguage } from '../platform/words/refusal.ts'
import { useWaitingText } from './room-state.ts'
import { answerText } from './status/answer-text.ts'
import { statusWords } from './status/status-words.ts'

type DeviceProgress = Delivery['devices'][number]
type Step = { label: string; at: string | null; note?: string | undefined }

/** How far a delivery is on each device: sent, accepted, shown, answered. In memory only as far as it came. */
export function DeliveryProgress({ delivery }: { delivery: Delivery }) {
  const now = useNow()
  const waiting = useWaitingText(now)
  const canSend = useCanSend()
  const seen = delivery.devices.filter(({ shownAt }) => canSend || shownAt !== null)
  return (
    <div className="grid gap-4">
      {seen.map((device) => (
        <div key={device.deviceId} className="rounded-control bg-surface-2 p-4">
          <p className="font-semibold break-words">{device.deviceName}</p>
          <ol className="mt-3 grid gap-0">
            {stepsOf(delivery, device, waiting)
              .filter(({ at }) => canSend || at !== null)
              .map((step, index, steps) => (
                <StepItem key={step.label} step={step} next={steps[index + 1]} now={now} />
              ))}
          </ol>
        </div>
      ))}
    </div>
  )
}

function StepItem({ step, next, now }: { step: Step; next: Step | undefined; now: number }) {
  return (
    <li className="relative flex gap-3 pb-3 last:pb-0">
      {next && (
        <span
          aria-hidden
          className={clsx('absolute top-6 start-[11px] h-full w-0.5', next.at ? 'bg-success' : 'bg-line')}
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
        {step.note && <span className="block text-sm text-ink-2">{inPageLanguage(step.note)}</span>}
      </span>
      {step.at && (
        <time dateTime={step.at} className="shrink-0 text-sm text-ink-2">
          {formatMoment(step.at, now)}
        </time>
      )}
    </li>
  )
}

/** `waits`: for what it waits in a pause of the screens. */
function stepsOf(delivery: Delivery, device: DeviceProgress, waits: string | null): Step[] {
  const words = statusWords()
  const steps: Step[] = [
    { label: delivery.sender ? words.sentBy(delivery.sender.name) : words.sent, at: delivery.createdAt },
    {
      label: words.inInbox,
      at: device.acceptedAt,
      note: (device.acceptedAt ? device.note : device.failure) ?? undefined,
    },
  ]
  if (delivery.withdrawnAt) return [...steps, { label: words.takenBack, at: delivery.withdrawnAt }]
  if (device.state === 'expired') return [...steps, { label: words.notOpened, at: null }]
  if (device.state === 'failed')
    return [...steps, { label: words.notShown, at: null, note: device.failure ?? undefined }]
  const answers = device.answers.map((answer) => ({
    label: words.answered(answerText(answer)),
    at: answer.at,
  }))
  const waiting = { label: words.noAnswer, at: null }
  return [
    ...steps,
    { label: words.onScreen, at: device.shownAt, note: (!device.shownAt && waits) || undefined },
    ...(device.heardAt ? [{ label: words.heard, at: device.heardAt }] : []),
    ...(answers.length > 0 ? answers : [waiting]),
  ]
}
