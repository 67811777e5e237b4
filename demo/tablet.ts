import { setTimeout as sleep } from 'node:timers/promises'
import { screenStreams } from '#contract/screen/screen-streams.ts'
import type { Tablet } from './year/family.ts'

const lookEvery = 2000
/** A screen makes contact every minute. */
const contactEvery = 60_000

type Running = Pick<Tablet, 'browser' | 'hasNews' | 'look'>

/**
 * Rose's tablet is on as long as the demo runs, so that what is sent is shown. It waits while a real browser is the
 * screen. Returns the function that switches it off.
 */
export function keepTabletOn(
  url: string,
  { tablet }: { tablet: { at(url: string): Running } },
  isScreenOpen: () => boolean,
): () => Promise<void> {
  const off = new AbortController()
  const running = run(tablet.at(url), isScreenOpen, off.signal)
  return async () => {
    off.abort()
    await running
  }
}

async function run(tablet: Running, isScreenOpen: () => boolean, off: AbortSignal): Promise<void> {
  let contactAt = 0
  let stream: Awaited<ReturnType<Running['browser']['listen']>> | null = null
  while (!off.aborted) {
    if (isScreenOpen()) {
      stream?.close()
      stream = null
    } else {
      // As long as it is open, the family sees that the screen is connected.
      if (!stream) {
        const opened = await tablet.browser.listen(screenStreams.live).catch(() => null)
        void opened?.closed.then(() => {
          if (stream === opened) stream = null
        })
        stream = opened
      }
      const isTime = Date.now() - contactAt >= contactEvery
      // A visitor may have removed the screen.
      if (isTime || (await tablet.hasNews().catch(() => false))) {
        contactAt = Date.now()
        await tablet.look().catch(() => {})
      }
    }
    await sleep(lookEvery, null, { signal: off }).catch(() => {})
  }
  stream?.close()
}
