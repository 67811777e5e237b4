import { BellRing, MonitorSmartphone } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { PushBrowser } from '#contract/notices/push.ts'
import { noticeSettingsPath } from '#contract/pages/page-paths.ts'
import { useCanSend } from '../../family/selection/in-memory.ts'
import { browserName } from '../../identity/browser-name.ts'
import { useInstall } from '../../platform/app/install-prompt.ts'
import { formatAgo } from '../../platform/format.ts'
import { useNow } from '../../platform/now.ts'
import { sentenceOf } from '../../platform/server/api.ts'
import { Button } from '../../platform/ui/button.tsx'
import { Card } from '../../platform/ui/card.tsx'
import { FailureNote } from '../../platform/ui/failure-note.tsx'
import { HomeScreenSteps } from './home-screen-steps.tsx'
import { usePush, useRemoveBrowser, useSwitchOff, useTestPush } from './push.queries.ts'
import { deviceWord, howToAllow, isInstalled } from './support.ts'
import { SwitchOn } from './switch-on.tsx'

/** Whether this browser shows notices, how to switch them on or off, and the person's other browsers. */
export function PushCard() {
  const { server, here, own, others } = usePush()
  return (
    <Card title={`Notices on this ${deviceWord(navigator)}`}>
      {server.isError && <FailureNote error={server.error} onRetry={() => server.refetch()} />}
      {here && (own || !server.isPending) && <ThisBrowser here={here} own={own} />}
      <p className="mt-4">
        <Link
          href={noticeSettingsPath}
          className="inline-flex min-h-11 items-center font-semibold text-pine underline underline-offset-4"
        >
          Choose what you hear of, and when
        </Link>
      </p>
      <InstallApp />
      {others.length > 0 && <Others browsers={others} />}
    </Card>
  )
}

type Here = NonNullable<ReturnType<typeof usePush>['here']>

function ThisBrowser({ here, own }: { here: Here; own: PushBrowser | null }) {
  const canSend = useCanSend()
  switch (here.support) {
    case 'insecure':
      return (
        <Text>
          Notices need an address that begins with <strong>https</strong>. This one, {location.host}, does
          not. Please ask the person who runs this Sunporch to set it up: its guide says how. Until then you
          see what is new when you open Sunporch.
        </Text>
      )
    case 'home-screen':
      return <HomeScreenSteps />
    case 'old-ios':
      return (
        <Text>
          Notices need iOS 16.4 or newer, and this {deviceWord(navigator)} has an older one. You can update it
          in its Settings, under General, Software Update.
        </Text>
      )
    case 'impossible':
      return (
        <Text>
          This browser cannot show notices. Chrome, Edge, Firefox and Safari can, but not in a private window.
        </Text>
      )
  }
  if (here.permission === 'denied')
    return (
      <>
        <Text>
          <strong className="text-ink">This browser was told not to show notices of Sunporch.</strong>{' '}
          {howToAllow(navigator, isInstalled())}
        </Text>
        <Text>Then come back here: the button to switch them on is here as soon as it can work.</Text>
      </>
    )
  if (own) return <IsOn browser={own} />
  return (
    <>
      <Text>
        {canSend ? 'A call, a heart or a note' : 'What the family shares'} reaches you although Sunporch is
        closed.
      </Text>
      <SwitchOn className="mt-4" />
    </>
  )
}

function IsOn({ browser }: { browser: PushBrowser }) {
  const switchOff = useSwitchOff()
  const test = useTestPush()
  return (
    <>
      <p className="mt-3 flex items-center gap-3 rounded-control bg-success-soft px-4 py-3 font-semibold text-success">
        <BellRing size={20} aria-hidden className="shrink-0" />
        <span className="min-w-0">On, in {browserName(browser.userAgent)}</span>
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button disabled={test.isPending} onClick={() => test.mutate(browser.id)}>
          Send me a test
        </Button>
        <Button disabled={switchOff.isPending} onClick={() => switchOff.mutate(browser)}>
          Switch off
        </Button>
      </div>
      <p role="status" className="mt-3 text-sm text-ink-2 empty:hidden">
        {test.isSuccess &&
          'Sent. Nothing to see after a moment? Then the device itself keeps notices back: look for “Do not disturb” or “Focus”, and whether it allows notices of this browser.'}
      </p>
      {test.isError && (
        <p role="alert" className="mt-3 font-semibold text-danger">
          {sentenceOf(test.error)}
        </p>
      )}
    </>
  )
}

function InstallApp() {
  const install = useInstall()
  if (!install) return null
  return (
    <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-3 border-t border-line pt-5">
      <p className="min-w-0 grow basis-60 text-ink-2">
        Installed, Sunporch has its own icon and window, and other apps can share pictures to it.
      </p>
      <Button onClick={() => void install()}>Install Sunporch</Button>
    </div>
  )
}

function Others({ browsers }: { browsers: PushBrowser[] }) {
  return (
    <div className="mt-5 border-t border-line pt-4">
      <h3 className="font-semibold">Also on</h3>
      <ul className="divide-y divide-line">
        {browsers.map((browser) => (
          <Other key={browser.id} browser={browser} />
        ))}
      </ul>
    </div>
  )
}

function Other({ browser }: { browser: PushBrowser }) {
  const remove = useRemoveBrowser()
  const now = useNow()
  const name = browserName(browser.userAgent)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <MonitorSmartphone size={22} aria-hidden className="shrink-0 text-ink-2" />
      <div className="min-w-0 grow basis-44">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="text-sm text-ink-2">
          {browser.lastSentAt
            ? `Last notice ${formatAgo(browser.lastSentAt, now)}`
            : `Switched on ${formatAgo(browser.createdAt, now)}`}
        </p>
      </div>
      <Button
        aria-label={`Remove ${name}`}
        disabled={remove.isPending}
        onClick={() => remove.mutate(browser.id)}
      >
        Remove
      </Button>
    </li>
  )
}

function Text({ children }: { children: ReactNode }) {
  return <p className="mt-2 max-w-prose text-ink-2 wrap-anywhere">{children}</p>
}
