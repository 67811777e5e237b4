import clsx from 'clsx'
import { Link } from 'wouter'
import { devicesPath } from '#contract/pages/page-paths.ts'
import { may } from '#contract/platform/policy.ts'
import { useSelection } from '../family/selection/selected-group.tsx'
import { useNow } from '../platform/now.ts'
import { Card } from '../platform/ui/card.tsx'
import { CardHeader } from '../platform/ui/card-header.tsx'
import { type AlexaStatus, alexaStatus } from './alexa-status.ts'
import { useDevices } from './delivery.queries.ts'
import { deliveryWords } from './delivery-words.ts'
import { deviceWords } from './devices/device-words.ts'
import { useWaitingText } from './room-state.ts'

const looks: Record<AlexaStatus, string> = {
  online: 'bg-success-soft text-success',
  offline: 'bg-surface-2 text-ink-2',
  not_connected: 'bg-marigold-soft text-on-marigold dark:text-marigold',
}

export function AlexaIntegrationCard() {
  const { group } = useSelection()
  const devices = useDevices()
  const now = useNow()
  const status = alexaStatus(devices.data ?? [], now)
  const isAtOnce = devices.data?.some(({ isConnected }) => isConnected) ?? false
  const waits = useWaitingText(now)
  return (
    <Card aria-labelledby="alexa-title">
      <CardHeader id="alexa-title" title={deviceWords().integration}>
        {devices.data && (
          <span className={clsx('rounded-full px-3 py-1 text-sm font-semibold', looks[status])}>
            {labelOf(status)}
          </span>
        )}
      </CardHeader>
      {devices.data && (
        <p className="mt-2 text-ink-2">{waits ? deviceWords().waits(waits) : meaningOf(status, isAtOnce)}</p>
      )}
      {devices.data && group && (
        <Link
          href={devicesPath}
          className="mt-1 inline-flex min-h-11 items-center font-semibold text-pine underline underline-offset-4"
        >
          {status === 'not_connected' && may(group.role, 'devices:manage')
            ? deliveryWords().connect
            : deviceWords().allDevices}
        </Link>
      )}
    </Card>
  )
}

function labelOf(status: AlexaStatus): string {
  const { connected, offline, notConnected } = deviceWords()
  return { online: connected, offline, not_connected: notConnected }[status]
}

/** A device counts as online for five minutes: within them it may not be connected any more. */
function meaningOf(status: AlexaStatus, isAtOnce: boolean): string {
  const words = deviceWords()
  if (status === 'not_connected') return words.notConnectedMeans
  if (status === 'offline') return words.offlineMeans
  return isAtOnce ? words.onlineMeans : words.wasInContact
}
