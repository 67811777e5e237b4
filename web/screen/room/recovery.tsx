import { Component, type ReactNode, useEffect } from 'react'
import type { ScreenView } from '#contract/screen.ts'
import { useWakeLock } from './device/use-wake-lock.ts'
import { keep, kept } from './offline/local-state.ts'
import { openAgain } from './offline/release.ts'

const first = 5000
const longest = 10 * 60_000

/**
 * After a mistake of ours the screen opens itself again, because nobody in the room can be asked to:
 * soon, then less and less often. From the second time on it leaves out what it kept of the view, which
 * may be what breaks it; who it is and what it has to tell stay.
 */
export class Recovery extends Component<{ children: ReactNode }, { pause: number | null }> {
  override state = { pause: null }
  #calm: ReturnType<typeof setTimeout> | undefined

  static getDerivedStateFromError() {
    return { pause: Math.min(first * 2 ** stumbles(), longest) }
  }

  override componentDidMount() {
    this.#calm = setTimeout(() => keep('stumbles', 0), longest)
  }

  override componentDidCatch() {
    clearTimeout(this.#calm)
    const view = kept<ScreenView>('view')
    if (stumbles() > 0 && view) keep('view', { deviceId: view.deviceId })
    keep('stumbles', stumbles() + 1)
  }

  override render() {
    return this.state.pause === null ? this.props.children : <Broken pause={this.state.pause} />
  }
}

function stumbles(): number {
  return Number(kept('stumbles')) || 0
}

function Broken({ pause }: { pause: number }) {
  useWakeLock()
  useEffect(() => {
    let timer = setTimeout(again, pause)
    async function again() {
      await openAgain().catch(() => {})
      timer = setTimeout(again, Math.max(pause, 30_000))
    }
    return () => clearTimeout(timer)
  }, [pause])
  return (
    <div className="quiet">
      <img src="/favicon.svg" alt="" width="96" height="96" />
    </div>
  )
}
