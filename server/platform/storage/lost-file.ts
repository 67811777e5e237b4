import client from 'prom-client'
import { hours } from '../clock.ts'
import type { App } from '../context.ts'
import { emit } from '../feature.ts'

declare module '../feature.ts' {
  interface Events {
    /** The storage lacks a file that it should have. In no transaction. */
    fileLost: [key: string]
  }
}

export const lostFiles = new client.Counter({
  name: 'lost_files_total',
  help: 'Files that were asked for and are missing in the storage. Each counts once in an hour.',
  registers: [],
})

const toldAgainAfter = hours(1)
/** When each file was told of last, by its key. */
const told = new Map<string, number>()

/** Leaves a trace of a file that the storage lacks: in the log, in the metrics, and where a feature keeps it. */
export async function reportLostFile(app: App, key: string): Promise<void> {
  const now = app.clock.now()
  for (const [file, at] of told) if (at <= now - toldAgainAfter) told.delete(file)
  if (!told.has(key)) {
    told.set(key, now)
    lostFiles.inc()
    app.log.error({ file: key }, 'a file is missing in the storage')
  }
  // Whoever asks for the file is answered 404, whatever else fails.
  await emit(app, 'fileLost', key).catch((error) =>
    app.log.error({ err: error, file: key }, 'that a file is missing could not be recorded'),
  )
}
