import { clearResponseCache } from './response-cache.ts'

/** The name of the cache that holds what another app has shared, until it is sent. */
export const sharedCache = 'sunporch-shared'

/** When somebody signs out: for the next person at this browser. */
export function leaveNothingBehind(): void {
  clearResponseCache()
  void globalThis.caches?.delete(sharedCache)
}
