import { recordingsCache } from './app-worker.ts'

/** Recordings of the person that wait in this browser have addresses that begin with it. */
export function recordingsOf(personId: string): string {
  return `/recording/${personId}/`
}

/** How many there are. Rejects without HTTPS, where nothing can be recorded. */
export async function countRecordings(personId: string): Promise<number> {
  const kept = await (await caches.open(recordingsCache)).keys()
  return kept.filter(({ url }) => new URL(url).pathname.startsWith(recordingsOf(personId))).length
}
