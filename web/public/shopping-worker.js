// Opens the shopping list without a connection. The page itself fills the cache (web/shopping/offline/page-cache.ts).

const cacheName = 'sunporch-shopping'
const page = '/shopping'
/** Milliseconds until the kept page is shown instead. */
const patience = 4000

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (request.mode === 'navigate') event.respondWith(openPage(request))
  else if (pathname.startsWith('/assets/')) event.respondWith(openAsset(request))
})

async function openPage(request) {
  const kept = await caches.open(cacheName).then((cache) => cache.match(page))
  if (!kept) return fetch(request)
  const tooLate = new Promise((resolve) => setTimeout(resolve, patience, kept))
  return Promise.race([fetch(request).catch(() => kept), tooLate])
}

/** Their names change with their content: what is kept is right. */
async function openAsset(request) {
  const kept = await caches.open(cacheName).then((cache) => cache.match(request.url))
  return kept ?? fetch(request)
}
