// Takes the pictures that another app shares with the installed app (`share_target` of the manifest).

import type { ServiceWorkerScope } from '../../platform/service-worker.ts'
import { keepShared, mostShared } from './shared-pictures.ts'

declare const self: ServiceWorkerScope

const path = '/share'

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()))
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
self.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'POST' || new URL(request.url).pathname !== path) return
  event.respondWith(receive(request))
})

/** The page reads the pictures afterwards, so that reloading it shares nothing twice. */
async function receive(request: Request): Promise<Response> {
  const goTo = (address: string) => Response.redirect(new URL(address, location.origin).href, 303)
  try {
    const files = (await request.formData()).getAll('pictures').filter((part) => part instanceof File)
    await keepShared(files)
    return goTo(files.length > mostShared ? `${path}?left=${files.length - mostShared}` : path)
  } catch {
    return goTo(`${path}?missed=1`)
  }
}
