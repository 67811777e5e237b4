import clsx from 'clsx'
import { type Check, Clock, Heart, MonitorCheck, TriangleAlert, Undo2 } from 'lucide-react'
import { Link } from 'wouter'
import { type Delivery, type DeliveryState, hasEnded } from '#contract/delivery/delivery.ts'
import { devicesPath } from '#contract/pages/page-paths.ts'
import { useCanSend } from '../family/selection/in-memory.ts'
import { useNow } from '../platform/now.ts'
import { useWaitingText } from './room-state.ts'
import { deliveryStatusText } from './status/delivery-status-text.ts'

const looks: Record<DeliveryState, { Icon: typeof Check; look: string }> = {
  queued: { Icon: Clock, look: 'text-ink-2' },
  accepted: { Icon: Clock, look: 'text-ink-2' },
  shown: { Icon: MonitorCheck, look: 'text-success' },
  answered: { Icon: Heart, look: 'text-berry' },
  failed: { Icon: TriangleAlert, look: 'text-danger' },
  expired: { Icon: TriangleAlert, look: 'text-danger' },
  withdrawn: { Icon: Undo2, look: 'mirrors text-ink-2' },
}

/** The line below what was sent. It is updated as the devices report. In memory only what was shown is told. */
export function DeliveryStatusLine({ delivery }: { delivery: Delivery }) {
  const now = useNow()
  const canSend = useCanSend()
  const { Icon, look } = looks[delivery.state]
  const text = deliveryStatusText(delivery, now, useWaitingText(now))
  if (!canSend && !wasSeen(delivery)) return null
  const needsScreen = delivery.isWaitingForScreen && delivery.state === 'accepted' && !hasEnded(delivery, now)
  return (
    <p key={delivery.state} className={clsx('flex animate-rise items-start gap-2 text-sm', look)}>
      <Icon size={18} aria-hidden className="mt-0.5 shrink-0" />
      {needsScreen ? (
        <Link href={devicesPath} className="underline underline-offset-4">
          {text}
        </Link>
      ) : (
        <span className="min-w-0 break-words">{text}</span>
      )}
    </p>
  )
}

function wasSeen({ state }: Delivery): boolean {
  return state === 'shown' || state === 'answered'
}
