// Keeps the screen's page, and only the page, so that it opens for days without a network. The page itself
// keeps what the family shares (`room/offline/pictures.ts`); no answer of the API is cached here.

import { files, release } from 'virtual:offline-shell'
import { openShell, pathToAnswer, type ServiceWorkerScope } from '../platform/app/service-worker.ts'

declare const self: ServiceWorkerScope

const page = '/screen'
const shell = openShell({ page, cacheName: 'sunporch-shell', release, files })

self.addEventListener('install', (event) => event.waitUntil(shell.install()))
self.addEventListener('activate', (event) =>
  event.waitUntil(shell.removeOldReleases().then(() => self.clients.claim())),
)
self.addEventListener('message', ({ data }) => {
  // The page says when nobody is looking (`room/offline/release.ts`).
  if (data === 'take over') void self.skipWaiting()
})
self.addEventListener('fetch', (event) => {
  const { request } = event
  const path = pathToAnswer(request)
  if (path === null) return
  const isPage = path === page && request.mode === 'navigate'
  if (isPage || shell.has(path)) event.respondWith(shell.open(request, path))
})
