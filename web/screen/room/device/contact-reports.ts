import { useEffect, useRef } from 'react'
import { callServer } from '../connection/api.ts'
import { useIsLocked } from '../sound/sound-lock.ts'
import type { ContactProps } from './contact-props.ts'
import { readDeviceInfo } from './device-info.ts'

/** Milliseconds between two reports. */
const every = 120_000
/** Milliseconds; content that is shown for less than this is not reported. */
const settleTime = 1500

/** Reports to the server what is on the screen, whether it was touched, its power and network, and whether sounds want a touch. */
export function ContactReports({ showing: { kind, deliveryId }, touchedAt, isOnline, onLost }: ContactProps) {
  const reportedTouch = useRef(0)
  const needsTap = useIsLocked()
  const latest = useRef({ touchedAt, onLost })
  latest.current = { touchedAt, onLost }
  // At most one report a minute because of touches.
  const touchedMinute = Math.floor(touchedAt / 60_000)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a touch is reported soon, too
  useEffect(() => {
    if (!isOnline) return
    async function report() {
      const { touchedAt, onLost } = latest.current
      const wasTouched = touchedAt > reportedTouch.current
      try {
        const body = {
          wasTouched,
          ...(wasTouched && { touchedAt: new Date(touchedAt).toISOString() }),
          showing: { kind, deliveryId },
          ...(needsTap && { needsTap }),
          ...(await readDeviceInfo()),
        }
        await callServer('reportContact', { body })
        reportedTouch.current = Math.max(reportedTouch.current, touchedAt)
      } catch {
        onLost()
      }
    }
    const soon = setTimeout(report, settleTime)
    const timer = setInterval(report, every)
    return () => {
      clearTimeout(soon)
      clearInterval(timer)
    }
  }, [kind, deliveryId, isOnline, touchedMinute, needsTap])
  return null
}
