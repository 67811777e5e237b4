import { useEffect, useState } from 'react'
import type { ScreenView } from '#contract/screen.ts'
import { Quiet } from './quiet.tsx'

/** Before the first picture: what day it is, and that pictures will come. */
export function WaitingView({ view }: { view: ScreenView }) {
  const now = useMinute()
  const { timeZone } = view
  const hour = Number(now.toLocaleString('en', { timeZone, hour: 'numeric', hourCycle: 'h23' }))
  const weekday = now.toLocaleDateString('en', { timeZone, weekday: 'long' })
  return (
    <Quiet>
      <p className="font-display text-[clamp(5rem,20vmin,14rem)] leading-none font-semibold">
        {now.toLocaleTimeString('en', { timeZone, hour: 'numeric', minute: '2-digit' })}
      </p>
      <p className="text-[clamp(2rem,5vmin,4rem)] font-semibold">
        {weekday} {partOfDay(hour)},{' '}
        {now.toLocaleDateString('en', { timeZone, month: 'long', day: 'numeric' })}
      </p>
      <h1 className="mt-[3vmin] text-[clamp(1.5rem,3.4vmin,2.5rem)] font-normal text-ink-2">
        {view.lovedOneName ? `${view.lovedOneName}, pictures` : 'Pictures'} from {view.groupName} will appear
        here.
      </h1>
    </Quiet>
  )
}

function partOfDay(hour: number): string {
  if (hour < 5) return 'night'
  if (hour < 12) return 'morning'
  if (hour < 18) return 'afternoon'
  return hour < 22 ? 'evening' : 'night'
}

function useMinute(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 5000)
    return () => clearInterval(timer)
  }, [])
  return now
}
