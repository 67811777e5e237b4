import { useEffect, useState } from 'react'
import { frameWords } from '../platform/frame/frame-words.ts'
import { lazyComponent } from '../platform/ui/lazy-component.tsx'
import { alarmKey } from './alarms/alarm-key.ts'
import { callKey } from './calls/call-key.ts'
import { useNoticeSummary } from './notices.queries.ts'
import { usePageTitle } from './page-title.ts'

const CallBanner = lazyComponent(
  () => import('./calls/call-banner.tsx').then((banner) => banner.CallBanner),
  {
    isQuiet: true,
  },
)
const none: never[] = []

/** In the frame of every page: what is new stands in the title, and a call or a missing sign of life above the page. */
export function Notices() {
  const { unread = 0, calls: all = none, alarms: allAlarms = none } = useNoticeSummary().data ?? {}
  const [hidden, hide] = useHidden([...all.map(callKey), ...allAlarms.map(alarmKey)])
  const calls = all.filter((call) => !hidden.has(callKey(call)))
  const alarms = allAlarms.filter((alarm) => !hidden.has(alarmKey(alarm)))
  const open = calls.find(({ takenAt }) => takenAt === null)
  const missing = alarms.find(({ takenBy }) => takenBy === null)
  const title = open
    ? frameWords().asksForCall(open.lovedOneName)
    : missing && frameWords().noSignOfLife(missing.lovedOneName)
  usePageTitle({ urgent: title ?? null, unread })
  const [wasCalled, setWasCalled] = useState(false)
  if (calls.length + alarms.length > 0 && !wasCalled) setWasCalled(true)
  return (
    wasCalled && (
      <CallBanner
        calls={calls}
        onHide={(call) => hide(callKey(call))}
        alarms={alarms}
        onHideAlarm={(alarm) => hide(alarmKey(alarm))}
      />
    )
  )
}

/** What the person has put away. A call that changes is shown again. */
function useHidden(keys: string[]): [hidden: ReadonlySet<string>, hide: (key: string) => void] {
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set())
  const present = keys.join()
  useEffect(() => {
    setHidden((before) => new Set([...before].filter((key) => present.includes(key))))
  }, [present])
  return [hidden, (key) => setHidden((before) => new Set([...before, key]))]
}
