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
import { Button } from '../../platform/ui/button.tsx'
import { Card } from '../../platform/ui/card.tsx'
import { FailureNote } from '../../platform/ui/failure-note.tsx'
import { linked } from '../../platform/words/linked.tsx'
import { refusalOf } from '../../platform/words/refusal.ts'
import { HomeScreenSteps } from './home-screen-steps.tsx'
import { usePush, useRemoveBrowser, useSwitchOff, useTestPush } from './push.queries.ts'
import { pushWords } from './push-words.ts'
import { deviceWord, howToAllow, isInstalled } from './support.ts'
import { SwitchOn } from './switch-on.tsx'

/** Whether this browser shows notices, how to switch them on or off, and the person's other browsers. */
export function PushCard() {
  const { server, here, own, others } = usePush()
  return (
    <Card title={pushWords().title[deviceWord(navigator)]}>
      {server.isError && <FailureNote error={server.error} onRetry={() => server.refetch()} />}
      {here && (own || !server.isPending) && <ThisBrowser here={here} own={own} />}
      <p className="mt-4">
        <Link
          href={noticeSettingsPath}
          className="inline-flex min-h-11 items-center font-semibold text-pine underline underline-offset-4"
        >
          {pushWords().choose}
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
  const words = pushWords()
  switch (here.support) {
    case 'insecure':
      return (
        <Text>{linked(words.insecure(location.host), { strong: (text) => <strong>{text}</strong> })}</Text>
      )
    case 'home-screen':
      return <HomeScreenSteps />
    case 'old-ios':
      return <Text>{words.oldIos[deviceWord(navigator)]}</Text>
    case 'impossible':
      return <Text>{words.impossible}</Text>
  }
  if (here.permission === 'denied')
    return (
      <>
        <Text>
          <strong className="text-ink">{words.denied}</strong> {howToAllow(navigator, isInstalled())}
        </Text>
        <Text>{words.thenComeBack}</Text>
      </>
    )
  if (own) return <IsOn browser={own} />
  return (
    <>
      <Text>{canSend ? words.reaches : words.reachesInMemory}</Text>
      <SwitchOn className="mt-4" />
    </>
  )
}

function IsOn({ browser }: { browser: PushBrowser }) {
  const switchOff = useSwitchOff()
  const test = useTestPush()
  const words = pushWords()
  return (
    <>
      <p className="mt-3 flex items-center gap-3 rounded-control bg-success-soft px-4 py-3 font-semibold text-success">
        <BellRing size={20} aria-hidden className="shrink-0" />
        <span className="min-w-0">{words.isOn(browserName(browser.userAgent))}</span>
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button disabled={test.isPending} onClick={() => test.mutate(browser.id)}>
          {words.test}
        </Button>
        <Button disabled={switchOff.isPending} onClick={() => switchOff.mutate(browser)}>
          {words.switchOff}
        </Button>
      </div>
      <p role="status" className="mt-3 text-sm text-ink-2 empty:hidden">
        {test.isSuccess && words.tested}
      </p>
      {test.isError && (
        <p role="alert" className="mt-3 font-semibold text-danger">
          {refusalOf(test.error)}
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
      <p className="min-w-0 grow basis-60 text-ink-2">{pushWords().installText}</p>
      <Button onClick={() => void install()}>{pushWords().install}</Button>
    </div>
  )
}

function Others({ browsers }: { browsers: PushBrowser[] }) {
  return (
    <div className="mt-5 border-t border-line pt-4">
      <h3 className="font-semibold">{pushWords().others}</h3>
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
  const words = pushWords()
  const now = useNow()
  const name = browserName(browser.userAgent)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <MonitorSmartphone size={22} aria-hidden className="shrink-0 text-ink-2" />
      <div className="min-w-0 grow basis-44">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="text-sm text-ink-2">
          {browser.lastSentAt
            ? words.lastNotice(formatAgo(browser.lastSentAt, now))
            : words.switchedOn(formatAgo(browser.createdAt, now))}
        </p>
      </div>
      <Button
        aria-label={words.removeThis(name)}
        disabled={remove.isPending}
        onClick={() => remove.mutate(browser.id)}
      >
        {words.remove}
      </Button>
    </li>
  )
}

function Text({ children }: { children: ReactNode }) {
  return <p className="mt-2 max-w-prose text-ink-2 wrap-anywhere">{children}</p>
}
