import { Component, type ReactNode, useEffect } from 'react'
import { useWakeLock } from './device/use-wake-lock.ts'
import { localState } from './offline/local-state.ts'
import { reloadPage } from './offline/release.ts'

/** Milliseconds until the page is reloaded: doubled with each crash up to the longest. */
const firstDelay = 5000
const maxDelay = 10 * 60_000

/**
 * Error boundary that reloads the page by itself, because nobody in the room can be asked to. From the
 * second crash on it removes the kept view, which may be the cause. The device and the outbox stay.
 */
export class RecoveryBoundary extends Component<{ children: ReactNode }, { delay: number | null }> {
  override state = { delay: null }
  #resetTimer: ReturnType<typeof setTimeout> | undefined

  static getDerivedStateFromError() {
    return { delay: Math.min(firstDelay * 2 ** countCrashes(), maxDelay) }
  }

  override componentDidMount() {
    this.#resetTimer = setTimeout(() => localState.crashes.write(0), maxDelay)
  }

  override componentDidCatch() {
    clearTimeout(this.#resetTimer)
    if (countCrashes() > 0) localState.view.remove()
    localState.crashes.write(countCrashes() + 1)
  }

  override render() {
    return this.state.delay === null ? this.props.children : <Crashed delay={this.state.delay} />
  }
}

function countCrashes(): number {
  return localState.crashes.read() ?? 0
}

function Crashed({ delay }: { delay: number }) {
  useWakeLock()
  useEffect(() => {
    let timer = setTimeout(reload, delay)
    async function reload() {
      await reloadPage().catch(() => {})
      timer = setTimeout(reload, Math.max(delay, 30_000))
    }
    return () => clearTimeout(timer)
  }, [delay])
  return (
    <div className="quiet">
      <img src="/favicon.svg" alt="" width="96" height="96" />
    </div>
  )
}
