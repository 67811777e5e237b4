// The app's one service worker: it opens the app without a network, takes what other apps share, and shows notices.
// The screen's page has a worker of its own (`screen/worker.ts`).

import { files, release, words } from 'virtual:offline-shell'
import { pagePaths } from '#contract/pages/page-paths.ts'
import { forgetPerson } from '../notices/push/worker/forget-person.ts'
import { openNotice } from '../notices/push/worker/open-notice.ts'
import { showPush } from '../notices/push/worker/show-push.ts'
import { subscribeAgain } from '../notices/push/worker/subscribe-again.ts'
import { isShare, receiveShared } from '../photos/share/receive-shared.ts'
import { personalCaches, signOutMessage } from '../platform/app/app-worker.ts'
import { openShell, pathToAnswer, type ServiceWorkerScope } from '../platform/app/service-worker.ts'
import { languageOfPerson } from './language-of-person.ts'
import { openPage } from './open-page.ts'
import { installedMessage } from './releases.ts'

declare const self: ServiceWorkerScope

const pages = new Set<string>(Object.values(pagePaths))
/** A page of the release before may be open while this worker takes over: it finds its files still. */
const shell = openShell({
  page: pagePaths.dashboard,
  cacheName: 'sunporch-app',
  release,
  files,
  keptReleases: 1,
})

self.addEventListener('install', (event) => event.waitUntil(install()))
self.addEventListener('activate', (event) => event.waitUntil(takeOver()))
self.addEventListener('fetch', (event) => {
  const { request } = event
  if (isShare(request)) return event.respondWith(receiveShared(request))
  const path = pathToAnswer(request)
  if (path === null) return
  if (request.mode === 'navigate') {
    if (pages.has(path)) event.respondWith(openPage(request, shell.findPage))
  } else if (isWords(path)) event.respondWith(shell.openAndKeep(request, path))
  else if (path.startsWith('/assets/')) event.respondWith(shell.openOfAny(request, path))
})
self.addEventListener('message', (event) => {
  if (event.data === signOutMessage)
    event.waitUntil(
      Promise.all([forgetPerson(self.registration), ...personalCaches.map((name) => caches.delete(name))]),
    )
})
self.addEventListener('push', (event) => event.waitUntil(showPush(self.registration, event)))
self.addEventListener('notificationclick', (event) => {
  if (event.notification) event.waitUntil(openNotice(self.clients, event.notification, pages))
})
self.addEventListener('pushsubscriptionchange', (event) =>
  event.waitUntil(subscribeAgain(self.registration, event.oldSubscription?.endpoint ?? null)),
)

/** Of the app, in any language. One that the person has chosen since is kept as it comes. */
function isWords(path: string): boolean {
  return Object.values(words).some((files) => files?.includes(path))
}

/** At once, also while pages of the release before are open. */
async function install(): Promise<void> {
  try {
    await shell.install(words[await languageOfPerson()])
  } catch (error) {
    // A full device opens the app only with a network, but shows notices.
    if (!(error instanceof DOMException && error.name === 'QuotaExceededError')) throw error
  }
  await self.skipWaiting()
}

async function takeOver(): Promise<void> {
  await shell.removeOldReleases()
  await self.clients.claim()
  for (const page of await self.clients.matchAll({ type: 'window' })) page.postMessage(installedMessage)
}
