import { type ReactNode, useEffect, useRef } from 'react'
import { moveFocus } from '../device/focus.ts'

/** Milliseconds without a touch after which a panel closes by itself. */
const closesAfter = 90_000
/** The names of the keys of a keyboard and of remote controls that lead back. */
const backKeys = ['Escape', 'GoBack', 'BrowserBack', 'Backspace']
const layer = 'panel'

export type PanelProps = {
  /** Epoch milliseconds. */
  touchedAt: number
  onClose: () => void
}

type Props = PanelProps & { title: string; className?: string; children: ReactNode }

/** What covers the pictures for a while. It closes with the way back of any device, beside its own buttons. */
export function Panel({ title, className = '', touchedAt, onClose, children }: Props) {
  const panel = useRef<HTMLElement>(null)
  const latest = useRef(onClose)
  latest.current = onClose

  useEffect(() => {
    panel.current?.querySelector('button')?.focus({ preventScroll: true })
  }, [])

  useEffect(() => {
    const close = () => latest.current()
    function onKey(event: KeyboardEvent) {
      if (event.key === 'Tab') moveFocus(event.shiftKey ? -1 : 1)
      else if (backKeys.includes(event.key)) close()
      else return
      event.preventDefault()
    }
    // Some remote controls have no key for it, but the browser's own way back. The step stays when the panel closes
    // otherwise: to take it away takes a moment, in which the next panel may have opened.
    if (history.state !== layer) history.pushState(layer, '')
    window.addEventListener('keydown', onKey)
    window.addEventListener('popstate', close)
    return () => {
      window.removeEventListener('keydown', onKey)
      window.removeEventListener('popstate', close)
    }
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each touch begins the time anew
  useEffect(() => {
    const timer = setTimeout(() => latest.current(), closesAfter)
    return () => clearTimeout(timer)
  }, [touchedAt])

  return (
    <section
      ref={panel}
      className={`panel ${className}`}
      role="dialog"
      aria-modal="true"
      aria-labelledby="panel-title"
    >
      <div className="panel-words">
        <h2 id="panel-title" className="title">
          {title}
        </h2>
        {children}
      </div>
    </section>
  )
}
