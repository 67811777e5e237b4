import { PhoneCall } from 'lucide-react'
import { useLayoutEffect, useRef, useState } from 'react'
import { useWords } from '../language/use-words.ts'
import { useCode } from '../offline/use-code.ts'
import { placeOfCard } from '../scenes/picture/layout.ts'
import { useScreenSize } from '../scenes/words/use-screen-size.ts'
import type { HelpProps } from './help-props.ts'

const load = () => import('./call.ts')
/** Milliseconds. In the dark the touch that lights the screen up does not press what comes under it. */
const settlesAfter = 800

type HelpLayerProps = HelpProps & { deliveryId?: string | null; isInDark?: boolean }

/** "Call me", always in the same place; then how far it is with the call. */
export function HelpLayer({ deliveryId = null, isInDark = false, ...props }: HelpLayerProps) {
  const { view, now, onPress } = props
  const words = useWords()
  // At once after the first view: without a network it could not be had when it is wanted.
  const code = useCode(load, true, now)
  const call = code?.standingCall(view, now)
  const [since] = useState(Date.now)
  const ref = usePlace(Boolean(call && code))
  if (view.rests) return null
  const ask = () => onPress({ type: 'call', isNeeded: true, deliveryId })
  return (
    <div ref={ref} className="help">
      {call && code ? (
        <code.CallCard {...props} call={call} onAsk={ask} />
      ) : (
        <button
          type="button"
          className="answer"
          onClick={() => (!isInDark || Date.now() - since > settlesAfter) && ask()}
        >
          <PhoneCall aria-hidden />
          {words.callMe}
        </button>
      )}
    </div>
  )
}

/** Tells the styles how much room it takes, which they keep free, and whether it is a card. It changes with late fonts, too. */
function usePlace(isCard: boolean) {
  const ref = useRef<HTMLDivElement>(null)
  useScreenSize()
  useLayoutEffect(() => {
    const { current } = ref
    const tell = () => tellPlace(current, isCard)
    tell()
    if (!current || !window.ResizeObserver) return
    const size = new ResizeObserver(tell)
    size.observe(current)
    return () => size.disconnect()
  })
  return ref
}

/** Each change makes the texts fit again (use-fit.ts), and a picture gives way to a card (picture-scene.tsx). */
function tellPlace(help: HTMLElement | null, isCard: boolean) {
  const { offsetWidth = 0, offsetHeight = 0 } = help ?? {}
  const root = document.documentElement
  const size = `--help-width: ${offsetWidth}px; --help-height: ${offsetHeight}px;`
  if (root.style.cssText !== size) root.style.cssText = size
  const screen = { width: window.innerWidth, height: window.innerHeight }
  const place = placeOfCard({ width: offsetWidth, height: offsetHeight }, screen)
  const names = isCard ? ['calling', `card-${place}`].join(' ') : ''
  if (root.className !== names) root.className = names
}
