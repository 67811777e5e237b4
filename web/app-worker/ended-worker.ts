// Stands at the addresses of the two workers that the app had before, /share-worker.js and /shopping-worker.js: a
// browser that still has one of them replaces it by this, which ends itself. The app's one worker does their work.

import type { ServiceWorkerScope } from '../platform/app/service-worker.ts'

declare const self: ServiceWorkerScope

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()))
self.addEventListener('activate', (event) => event.waitUntil(self.registration.unregister()))
