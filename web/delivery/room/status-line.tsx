import clsx from 'clsx'
import { Send } from 'lucide-react'
import type { Device } from '#contract/delivery/delivery.ts'
import { formatAgo } from '../../platform/format.ts'
import { Button } from '../../platform/ui/button.tsx'
import { refusalOf } from '../../platform/words/refusal.ts'
import { type AlexaStatus, alexaStatus } from '../alexa-status.ts'
import { useSendTest } from '../delivery.queries.ts'
import { deliveryWords } from '../delivery-words.ts'

const dots: Record<AlexaStatus, string> = {
  online: 'bg-success',
  offline: 'bg-line-strong',
  not_connected: 'bg-marigold',
}

/** Whether the loved one's devices are online, and when one was last used. */
export function StatusLine({ devices, now }: { devices: Device[]; now: number }) {
  const status = alexaStatus(devices, now)
  return (
    <p role="status" className="flex flex-wrap items-baseline gap-x-2.5">
      <span aria-hidden className={clsx('size-2.5 shrink-0 rounded-full', dots[status])} />
      <span className="font-semibold">{deliveryWords().status[status]}</span>
      <span className="text-ink-2">{lastActivity(devices, now)}</span>
    </p>
  )
}

function lastActivity(devices: Device[], now: number): string {
  const newest = devices
    .map((device) => device.lastActivityAt ?? '')
    .sort()
    .at(-1)
  return deliveryWords().lastActivity(newest ? formatAgo(newest, now) : deliveryWords().never)
}

/** Small, because it is for the first day. After a failure it says what to do. */
export function SendTestButton({ isDisabled }: { isDisabled: boolean }) {
  const sendTest = useSendTest()
  return (
    <>
      <Button
        look="quiet"
        className="-my-1.5 min-h-11! px-3.5! text-sm text-ink-2!"
        disabled={sendTest.isPending || isDisabled}
        onClick={() => sendTest.mutate(undefined)}
      >
        <Send size={16} aria-hidden />
        {deliveryWords().sendTest}
      </Button>
      {sendTest.isError && (
        <p className="w-full text-sm text-danger">{refusalOf(sendTest.error, deliveryWords().tryAgain)}</p>
      )}
    </>
  )
}
