// Opens the shopping list's page without a connection.

import { files, release } from 'virtual:offline-shell'
import { openShell, pathToAnswer, type ServiceWorkerScope } from '../../platform/service-worker.ts'

declare const self: ServiceWorkerScope

/** Milliseconds that the server has to answer before the cached page is shown. */
const patience = 4000
const shell = openShell({ page: '/shopping', cacheName: 'sunporch-shopping', release, files })

self.addEventListener('install', (event) => event.waitUntil(shell.install().then(() => self.skipWaiting())))
self.addEventListener('activate', (event) =>
  event.waitUntil(shell.removeOldReleases().then(() => self.clients.claim())),
)
self.addEventListener('fetch', (event) => {
  const { request } = event
  const path = pathToAnswer(request)
  if (path === null) return
  if (request.mode === 'navigate') event.respondWith(openPage(request))
  else if (shell.has(path)) event.respondWith(shell.open(request, path))
})

/** From the server, so that a new release is seen at once; from the cache when that fails or takes too long. */
async function openPage(request: Request): Promise<Response> {
  const cached = await shell.findPage()
  if (!cached) return fetch(request)
  const timeout = new Promise<Response>((resolve) => setTimeout(resolve, patience, cached))
  return Promise.race([fetch(request).catch(() => cached), timeout])
}
