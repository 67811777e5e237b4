import { useEffect } from 'react'
import type { ScreenView } from '#contract/screen/screen-view.ts'
import { serverNow } from '../time/server-clock.ts'
import { localDate } from '../time/wall-clock.ts'

/** Milliseconds. Screens were opened at different seconds, so not all of them ask at midnight. */
const lookEvery = 60_000

/** Reads the view again once the loved one's date is another than when it was read: other pictures come round. */
export function useNewDay(view: Pick<ScreenView, 'now' | 'timeZone'> | null, refresh: () => void): void {
  const { now, timeZone } = view ?? {}
  useEffect(() => {
    if (now === undefined || timeZone === undefined) return
    const readOn = localDate(Date.parse(now), timeZone)
    const timer = setInterval(() => {
      if (localDate(serverNow(), timeZone) !== readOn) refresh()
    }, lookEvery)
    return () => clearInterval(timer)
  }, [now, timeZone, refresh])
}
