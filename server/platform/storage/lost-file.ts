import client from 'prom-client'
import { hours, minutes } from '../clock.ts'
import type { App } from '../context.ts'
import { emit } from '../feature.ts'

declare module '../feature.ts' {
  interface Events {
    /** The storage lacks a file that it should have. In no transaction, and for each file and process once in five minutes. */
    fileLost: [key: string]
  }
}

export const lostFiles = new client.Counter({
  name: 'sunporch_lost_files_total',
  help: 'Files that were asked for and are missing in the storage. Each counts once in an hour.',
  registers: [],
})

const toldAgainAfter = hours(1)
/** When each file was told of last, by its key. */
const told = new Map<string, number>()
/** Within this time a file that is asked for again and again is not recorded anew. */
const recordedAgainAfter = minutes(5)
/** When each file was recorded last, by its key. */
const recorded = new Map<string, number>()

/** Leaves a trace of a file that the storage lacks: in the log, in the metrics, and where a feature keeps it. */
export async function reportLostFile(app: App, key: string): Promise<void> {
  const now = app.clock.now()
  if (now - (recorded.get(key) ?? Number.NEGATIVE_INFINITY) < recordedAgainAfter) return
  for (const [file, at] of recorded) if (at <= now - recordedAgainAfter) recorded.delete(file)
  for (const [file, at] of told) if (at <= now - toldAgainAfter) told.delete(file)
  recorded.set(key, now)
  if (!told.has(key)) {
    told.set(key, now)
    lostFiles.inc()
    app.log.error({ file: key }, 'a file is missing in the storage')
  }
  // Whoever asks for the file is answered 404, whatever else fails.
  await emit(app, 'fileLost', key).catch((error) => {
    recorded.delete(key)
    app.log.error({ err: error, file: key }, 'that a file is missing could not be recorded')
  })
}
