import { clearResponseCache } from '../cache/response-cache.ts'
import { noteDraftKey } from '../draft-keys.ts'
import { localStore } from '../local-store.ts'
import { holdLogin } from '../login.ts'
import { languageKey } from '../words/area-words.ts'
import { personalCaches, pushWishKey, signOutMessage } from './app-worker.ts'

/** When somebody signs out: for the next person at this browser. */
export function leaveNothingBehind(): void {
  holdLogin()
  clearResponseCache()
  for (const key of [pushWishKey, noteDraftKey, languageKey]) {
    const store = localStore({ key, version: 1, schema: { safeParse: () => ({ success: false }) } })
    for (const name of [undefined, ...store.names()]) store.remove(name)
  }
  for (const name of personalCaches) void globalThis.caches?.delete(name)
  navigator.clearAppBadge?.().catch(() => {})
  void tellWorker()
}

/** At once where the worker is this page's own, because the page is about to be left. */
async function tellWorker(): Promise<void> {
  const workers = navigator.serviceWorker
  if (!workers) return
  const worker = workers.controller ?? (await workers.getRegistration('/').catch(() => null))?.active
  worker?.postMessage(signOutMessage)
}
