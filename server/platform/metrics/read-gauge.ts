import { setTimeout as sleep } from 'node:timers/promises'
import client from 'prom-client'
import { seconds } from '../clock.ts'
import type { App } from '../context.ts'

type Labels<Name extends string> = Record<Name, string>
export type Reading<Name extends string> = [labels: Labels<Name>, value: number]

type Options<Name extends string> = {
  name: `sunporch_${string}`
  help: string
  labelNames?: Name[]
  /** For so many milliseconds a reading is given again: what it costs grows with the families. */
  keepFor?: number
  read(): Promise<Reading<Name>[]>
}

/** Whoever asks for the metrics waits ten seconds by default, for all of them together. */
const longestRead = seconds(3)

/**
 * A gauge that is read when somebody asks for the metrics. One that cannot be read in time is left out, so that the others
 * can be seen while the database is away.
 */
export function readGauge<Name extends string = never>(
  app: Pick<App, 'clock' | 'log'>,
  { name, help, labelNames = [], keepFor = 0, read }: Options<Name>,
): client.Gauge<Name> {
  let kept: { at: number; readings: Reading<Name>[] } | null = null

  async function readings(): Promise<Reading<Name>[]> {
    const now = app.clock.now()
    if (kept && Math.abs(now - kept.at) < keepFor) return kept.readings
    kept = { at: now, readings: await inTime(read()) }
    return kept.readings
  }

  return new client.Gauge<Name>({
    name,
    help,
    labelNames,
    registers: [],
    async collect() {
      const found = await readings().catch((error) => {
        app.log.warn({ err: error, metric: name }, 'a metric could not be read')
        return []
      })
      this.reset()
      // After a reset a gauge without labels is 0, which nobody has read.
      if (labelNames.length === 0) this.remove()
      for (const [labels, value] of found) this.set(labels, value)
    },
  })
}

/** Fails where nothing was read within so many milliseconds. */
export async function inTime<T>(reading: Promise<T>, limit = longestRead): Promise<T> {
  const noLonger = new AbortController()
  const late = sleep(limit, undefined, { signal: noLonger.signal })
  const fail = () => Promise.reject(new Error('No answer came in time.'))
  return Promise.race([reading, late.then(fail, () => reading)]).finally(() => noLonger.abort())
}
