import * as z from 'zod/mini'
import { recordingsCache } from './app-worker.ts'

/** Milliseconds after which a recording is forgotten that nobody came back for. */
const keptFor = 30 * 24 * 3_600_000

/** What is kept of a recording beside its sound, as JSON. `keptAt` in epoch milliseconds. */
export const aboutHeader = 'x-about'
const Dated = z.object({ keptAt: z.number() })

/** Recordings of the person that wait in this browser have addresses that begin with it. */
export function recordingsOf(personId: string): string {
  return `/recording/${personId}/`
}

/** How many there are, without those that are forgotten by now. Rejects without HTTPS, where nothing can be recorded. */
export async function countRecordings(personId: string): Promise<number> {
  const cache = await caches.open(recordingsCache)
  await forgetOldRecordings(cache)
  const kept = await cache.keys()
  return kept.filter(({ url }) => new URL(url).pathname.startsWith(recordingsOf(personId))).length
}

/** Of everybody who uses this browser: who does not come back would leave theirs here for ever. */
export async function forgetOldRecordings(cache: Cache): Promise<void> {
  for (const request of await cache.keys()) {
    const response = await cache.match(request)
    const { keptAt = 0 } = (response && aboutOf(Dated, response)) ?? {}
    if (keptAt <= Date.now() - keptFor) await cache.delete(request)
  }
}

type Schema<About> = { safeParse(value: unknown): { data?: About | undefined } }

/** Undefined where what is there is damaged. */
export function aboutOf<About>(schema: Schema<About>, { headers }: Response): About | undefined {
  try {
    return schema.safeParse(JSON.parse(decodeURIComponent(headers.get(aboutHeader) ?? 'null'))).data
  } catch {
    return undefined
  }
}
