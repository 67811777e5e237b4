/** The worker answers for this folder only, so that a fault in it cannot reach the rest of the app. */
const scope = '/shopping'

/**
 * Installs the service worker that opens the list's page in a shop without a connection. It needs a
 * secure origin; elsewhere only a page that is open works offline.
 */
export function installWorker(): void {
  if (!import.meta.env.PROD) return
  navigator.serviceWorker?.register('/shopping-worker.js', { scope }).catch(() => {
    // Without storage or permission for it the page works, but only with a connection.
  })
}
