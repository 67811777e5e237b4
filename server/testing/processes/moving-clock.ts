import type { Clock } from '../../platform/clock.ts'

/** Goes on as the real one does, from wherever it is set to. */
export type MovingClock = Clock & { set(now: number): void }

export function movingClock(start: number): MovingClock {
  let ahead = start - Date.now()
  const sleepers = new Set<() => void>()
  const now = () => Date.now() + ahead
  return {
    now,
    set(to) {
      ahead = to - Date.now()
      for (const look of [...sleepers]) look()
    },
    sleepUntil(at, signal) {
      return new Promise((resolve) => {
        let timer: NodeJS.Timeout | undefined
        function look() {
          clearTimeout(timer)
          if (signal.aborted || at <= now()) {
            sleepers.delete(look)
            signal.removeEventListener('abort', look)
            return resolve()
          }
          timer = setTimeout(look, Math.min(at - now(), 2 ** 31 - 1))
        }
        sleepers.add(look)
        signal.addEventListener('abort', look)
        look()
      })
    },
  }
}
