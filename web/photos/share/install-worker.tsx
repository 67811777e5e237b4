import { useEffect } from 'react'

/** The worker answers for this address only, so that a fault in it cannot reach the rest of the app. */
const scope = '/share'

/** Installs the service worker that takes shared pictures. It needs a secure origin, as installing the app does. */
export function InstallShareWorker() {
  useEffect(() => {
    if (!import.meta.env.PROD) return
    // Without storage or permission for it nothing can be shared, and all else works.
    navigator.serviceWorker?.register('/share-worker.js', { scope }).catch(() => {})
  }, [])
  return null
}
