import clsx from 'clsx'
import { Radio, Send } from 'lucide-react'
import { Link } from 'wouter'
import type { Device } from '#contract/delivery.ts'
import { pagePaths } from '#contract/page-paths.ts'
import { formatAgo } from '../platform/format.ts'
import { useNow } from '../platform/now.ts'
import { Button, buttonLook } from '../platform/ui/button.tsx'
import { Card } from '../platform/ui/card.tsx'
import { type AlexaStatus, alexaStatus, alexaStatusLabels } from './alexa-status.ts'
import { useDevices, useSendTest } from './delivery.queries.ts'

const looks: Record<AlexaStatus, string> = {
  online: 'bg-success-soft text-success',
  offline: 'bg-surface-2 text-ink-2',
  not_connected: 'bg-marigold-soft text-on-marigold dark:text-marigold',
}

/** Whether the loved one's devices are online, and when one was last used. */
export function StatusBar() {
  const devices = useDevices()
  const sendTest = useSendTest()
  const now = useNow()
  const status = alexaStatus(devices.data ?? [], now)
  return (
    <Card aria-label="Alexa status" className="flex flex-wrap items-center gap-4">
      <span className={clsx('grid size-12 shrink-0 place-items-center rounded-full', looks[status])}>
        <Radio size={22} aria-hidden />
      </span>
      <div className="min-w-0 grow" role="status">
        {devices.data ? (
          <>
            <p className="font-semibold">{alexaStatusLabels[status]}</p>
            <p className="text-sm text-ink-2">{lastActivity(devices.data, now)}</p>
          </>
        ) : (
          <p className="text-ink-2">{devices.isError ? 'The status could not be read.' : 'Loading...'}</p>
        )}
      </div>
      <div className="flex w-full flex-wrap gap-3 sm:w-auto">
        {devices.data && status === 'not_connected' && (
          <Link href={`${pagePaths.settings}#devices`} className={buttonLook('primary', 'w-full sm:w-auto')}>
            Connect a screen
          </Link>
        )}
        <Button
          className="w-full sm:w-auto"
          disabled={sendTest.isPending || !devices.data}
          onClick={() => sendTest.mutate(undefined)}
        >
          <Send size={18} aria-hidden />
          Send Test Message
        </Button>
      </div>
    </Card>
  )
}

function lastActivity(devices: Device[], now: number): string {
  const newest = devices
    .map((device) => device.lastActivityAt ?? '')
    .sort()
    .at(-1)
  return `Last activity: ${newest ? formatAgo(newest, now) : 'never'}`
}
