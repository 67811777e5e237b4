/** The workers that the app had before it had one, and the caches of one of them. */
const olderWorkers = ['/share-worker.js', '/shopping-worker.js']
const olderCaches = 'sunporch-shopping-'

let registering: Promise<ServiceWorkerRegistration> | null = null

/** Whether this page may have a service worker: the browser knows them, and the address is secure. */
export function mayHaveWorker(): boolean {
  return import.meta.env.PROD && 'serviceWorker' in navigator
}

/** Resolves when the worker runs. Rejects where the browser has no room or gives no permission for it. */
export function registerAppWorker(): Promise<ServiceWorkerRegistration> {
  registering ??= register().catch((error) => {
    registering = null
    throw error
  })
  return registering
}

async function register(): Promise<ServiceWorkerRegistration> {
  if (!mayHaveWorker()) throw new Error('This page can have no service worker')
  const registration = await navigator.serviceWorker.register('/app-worker.js', { scope: '/' })
  if (!registration.active) await activated(registration.installing ?? registration.waiting)
  await endOlderWorkers()
  return registration
}

function activated(worker: ServiceWorker | null): Promise<void> {
  return new Promise((resolve, reject) => {
    if (!worker) return reject(new Error('The service worker is gone'))
    const look = () => {
      if (worker.state === 'activated') resolve()
      if (worker.state === 'redundant') reject(new Error('The service worker could not be installed'))
    }
    worker.addEventListener('statechange', look)
    look()
  })
}

/**
 * Not before the new one runs, so that the list can be opened without a network at every moment. What the list has
 * queued and what was shared stands elsewhere and stays.
 */
async function endOlderWorkers(): Promise<void> {
  const registrations = await navigator.serviceWorker.getRegistrations()
  for (const registration of registrations) {
    const worker = registration.active ?? registration.waiting ?? registration.installing
    if (worker && olderWorkers.includes(new URL(worker.scriptURL).pathname)) await registration.unregister()
  }
  for (const key of await caches.keys()) if (key.startsWith(olderCaches)) await caches.delete(key)
}
