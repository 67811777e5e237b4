import { setImmediate } from 'node:timers/promises'
import type { Time } from '../../platform/work/pace.ts'

/** A time that passes only by `advance`, in milliseconds. */
export function givenSteps(): {
  time: Time
  advance(milliseconds: number): Promise<void>
  waiting(): number
} {
  let now = 0
  let waits: { at: number; goOn(): void }[] = []
  return {
    time: {
      now: () => now,
      wait: (milliseconds) =>
        new Promise<void>((resolve) => waits.push({ at: now + milliseconds, goOn: resolve })),
    },
    async advance(milliseconds) {
      now += milliseconds
      const due = waits.filter(({ at }) => at <= now).toSorted((a, b) => a.at - b.at)
      waits = waits.filter(({ at }) => at > now)
      for (const { goOn } of due) goOn()
      await setImmediate()
    },
    waiting: () => waits.length,
  }
}
