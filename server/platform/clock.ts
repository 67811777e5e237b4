/** The only source of time, so that tests can set it. Instants are epoch milliseconds. */
export type Clock = {
  now(): number
  /** Resolves at the instant, or at once when the signal is aborted. */
  sleepUntil(at: number, signal: AbortSignal): Promise<void>
}

const longestTimer = 2 ** 31 - 1

export const systemClock: Clock = {
  now: () => Date.now(),
  sleepUntil(at, signal) {
    return new Promise((resolve) => {
      if (signal.aborted) return resolve()
      const wake = () => {
        clearTimeout(timer)
        signal.removeEventListener('abort', wake)
        resolve()
      }
      const timer = setTimeout(wake, Math.min(Math.max(at - Date.now(), 0), longestTimer))
      signal.addEventListener('abort', wake)
    })
  },
}

export function toIso(instant: number): string
export function toIso(instant: number | null): string | null
export function toIso(instant: number | null): string | null {
  return instant === null ? null : new Date(instant).toISOString()
}

export const seconds = (count: number) => count * 1000
export const minutes = (count: number) => count * 60_000
export const hours = (count: number) => count * 3_600_000
export const days = (count: number) => count * 86_400_000
