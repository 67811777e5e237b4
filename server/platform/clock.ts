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
  if (instant === null) return null
  if (!Number.isSafeInteger(instant) || instant < 0) return new Date(instant).toISOString()
  const ofDay = instant % dayLength
  const day = instant - ofDay
  // A list has hundreds of instants of few days, and to print the time alone is several times faster.
  if (day !== printed.day)
    printed = { day, text: new Date(day).toISOString().slice(0, -'00:00:00.000Z'.length) }
  return printed.text + timeOf(ofDay)
}

const dayLength = 86_400_000
let printed = { day: Number.NaN, text: '' }

const twoDigits = Array.from({ length: 60 }, (_, number) => String(number).padStart(2, '0'))

function timeOf(ofDay: number): string {
  const second = Math.floor(ofDay / 1000)
  const minute = Math.floor(second / 60)
  const [h, m, s] = [twoDigits[Math.floor(minute / 60)], twoDigits[minute % 60], twoDigits[second % 60]]
  return `${h}:${m}:${s}.${String(ofDay % 1000).padStart(3, '0')}Z`
}

export const seconds = (count: number) => count * 1000
export const minutes = (count: number) => count * 60_000
export const hours = (count: number) => count * 3_600_000
export const days = (count: number) => count * 86_400_000
