import { useEffect, useRef } from 'react'
import type { ScreenContact } from '#contract/screen.ts'
import { ask } from '../connection/api.ts'
import { readFacts } from './device-info.ts'

const every = 120_000
/** What passes quicker than this is not worth a word. */
const settles = 1500

type Showing = NonNullable<ScreenContact['showing']>

/** Tells the family's Settings what is on the screen, and of its power and network. */
export function useContact(
  { kind, deliveryId }: Showing,
  { touchedAt, isOnline, onLost }: { touchedAt: number; isOnline: boolean; onLost: () => void },
): void {
  const told = useRef(0)
  const latest = useRef({ touchedAt, onLost })
  latest.current = { touchedAt, onLost }
  // Who touches the screen again and again is somebody who is there.
  const touchedMinute = Math.floor(touchedAt / 60_000)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a touch is told soon, too
  useEffect(() => {
    if (!isOnline) return
    async function tell() {
      const { touchedAt, onLost } = latest.current
      const wasTouched = touchedAt > told.current
      try {
        const body = { wasTouched, showing: { kind, deliveryId }, ...(await readFacts()) }
        await ask('reportContact', { body })
        told.current = Math.max(told.current, touchedAt)
      } catch {
        onLost()
      }
    }
    const soon = setTimeout(tell, settles)
    const timer = setInterval(tell, every)
    return () => {
      clearTimeout(soon)
      clearInterval(timer)
    }
  }, [kind, deliveryId, isOnline, touchedMinute])
}
