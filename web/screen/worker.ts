// Keeps the page in the room, and nothing but the page, for days without a network. What the family
// shares is kept by the page itself, under its pairing (`room/offline/pictures.ts`); no answer of any call
// passes here.

import { files, release } from 'virtual:offline-shell'

/** What a service worker has of the browser, as far as it is used here. */
declare const self: {
  registration: unknown
  skipWaiting(): Promise<void>
  clients: { claim(): Promise<void> }
  addEventListener(type: string, listener: (event: WorkerEvent) => void): void
}

type WorkerEvent = {
  data?: unknown
  request: Request
  waitUntil(work: Promise<unknown>): void
  respondWith(answer: Promise<Response>): void
}

const page = '/screen'
const prefix = 'sunporch-shell-'
const name = prefix + release
const shell = new Set(files)

self.addEventListener('install', (event) => event.waitUntil(fill()))
self.addEventListener('activate', (event) => event.waitUntil(removeOld().then(() => self.clients.claim())))
self.addEventListener('message', ({ data }) => {
  if (data === 'take over') void self.skipWaiting()
})
self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (pathname === page ? request.mode === 'navigate' : shell.has(pathname)) {
    event.respondWith(fromShell(request, pathname))
  }
})

/** All of it or none: a page whose scripts are missing would be a blank one. */
async function fill(): Promise<void> {
  const cache = await caches.open(name)
  const fresh = await fetch(page, { cache: 'no-cache' })
  const html = await fresh.clone().text()
  if (!fresh.ok || !html.includes(`content="${release}"`)) throw new Error('the server has another page')
  await cache.addAll([...shell])
  await cache.put(page, fresh)
}

async function removeOld(): Promise<void> {
  for (const key of await caches.keys()) {
    if (key.startsWith(prefix) && key !== name) await caches.delete(key)
  }
}

async function fromShell(request: Request, pathname: string): Promise<Response> {
  const cache = await caches.open(name)
  return (await cache.match(pathname)) ?? fetch(request)
}
