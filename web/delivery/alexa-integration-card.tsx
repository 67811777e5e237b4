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
import { useWaitingText } from './room-state.ts'

const words: Record<AlexaStatus, { label: string; look: string; sentence: string }> = {
  online: {
    label: 'Connected',
    look: 'bg-success-soft text-success',
    sentence: 'A screen is in contact with us just now. What you send is on it at once.',
  },
  offline: {
    label: 'Offline',
    look: 'bg-surface-2 text-ink-2',
    sentence:
      'No device has been in contact for five minutes. What you send waits and is shown when one is back.',
  },
  not_connected: {
    label: 'Not connected',
    look: 'bg-marigold-soft text-on-marigold dark:text-marigold',
    sentence: 'No screen was ever opened. Connect one, and it shows what the family sends.',
  },
}

/** Within the five minutes in which a device counts as online, but is not connected any more. */
const wasInContact =
  'A device was in contact within the last five minutes. What you send is shown as soon as it is back.'

export function AlexaIntegrationCard() {
  const { group } = useSelection()
  const devices = useDevices()
  const now = useNow()
  const status = alexaStatus(devices.data ?? [], now)
  const { label, look, sentence } = words[status]
  const isAtOnce = devices.data?.some(({ isConnected }) => isConnected)
  const waits = useWaitingText(now)
  return (
    <Card aria-labelledby="alexa-title">
      <CardHeader id="alexa-title" title="Alexa Integration">
        {devices.data && (
          <span className={clsx('rounded-full px-3 py-1 text-sm font-semibold', look)}>{label}</span>
        )}
      </CardHeader>
      {devices.data && (
        <p className="mt-2 text-ink-2">
          {waits
            ? `What you send w${waits.slice(1)}.`
            : status === 'online' && !isAtOnce
              ? wasInContact
              : sentence}
        </p>
      )}
      {devices.data && group && (
        <Link
          href={devicesPath}
          className="mt-1 inline-flex min-h-11 items-center font-semibold text-pine underline underline-offset-4"
        >
          {status === 'not_connected' && may(group.role, 'devices:manage')
            ? 'Connect a screen'
            : 'All devices'}
        </Link>
      )}
    </Card>
  )
}
