import { existsSync, readFileSync } from 'node:fs'
import type { BrowserContext, CDPSession, Page, Worker } from '@playwright/test'
import {
  type PushedBrowser,
  type PushService,
  startPushService,
} from '#server/testing/others/push-service.ts'
import { type RunningServer, startServer } from '#server/testing/processes/running-server.ts'
import { test as base } from './server.ts'

type Fixtures = { pushService: PushService; pushServer: RunningServer }

/** Holds the path of a Chromium that can show notifications (`scripts/prepare/browser.mjs`). */
const pathFile = '.cache/chromium-notifying'

/**
 * In a Chromium that can show notifications, with a push service of the tests' own, and a server that may send to it.
 */
export const test = base.extend<Fixtures>({
  serviceWorkers: 'allow',
  launchOptions: [
    async ({ launchOptions }, use) => {
      if (!existsSync(pathFile)) return use(launchOptions)
      const executablePath = readFileSync(pathFile, 'utf8').trim()
      await use({ ...launchOptions, executablePath, args: [...(launchOptions.args ?? []), '--headless=new'] })
    },
    { scope: 'worker' },
  ],
  pushService: async ({ browserName: _ }, use) => {
    const service = await startPushService()
    await use(service)
    await service.stop()
  },
  pushServer: async ({ pushService }, use, testInfo) => {
    const server = await startServer({ PUSH_SERVICES: pushService.origin })
    await use(server)
    await server.stop()
    await testInfo.attach('server', { body: server.said().join('\n') })
  },
})

/** Why a test of notices cannot run here; null when it can. */
export const missingBrowser = existsSync(pathFile)
  ? null
  : 'There is no Chromium here that can show notifications.'

export { expect } from '@playwright/test'

export type PushBrowser = {
  /** The subscriptions that pages of this browser were given, the oldest first. */
  given: PushedBrowser[]
}

/**
 * Gives the pages of a browser subscriptions at the service of the tests: Chromium would ask Google for them. They are
 * kept with the origin, as the browser's own are.
 */
export async function givePush(context: BrowserContext, service: PushService): Promise<PushBrowser> {
  const given: PushedBrowser[] = []
  await context.grantPermissions(['notifications'])
  await context.exposeFunction('newSubscription', (publicKey: string) => {
    const browser = service.newBrowser(publicKey)
    given.push(browser)
    return browser.subscription
  })
  await context.exposeFunction('endSubscription', (endpoint: string) => {
    given.find(({ subscription }) => subscription.endpoint === endpoint)?.unsubscribe()
  })
  await context.addInitScript(replacePushManager)
  return { given }
}

/** Runs in the page. */
function replacePushManager() {
  type Kept = { endpoint: string; keys: Record<string, string>; key: string }
  const bridge = globalThis as unknown as {
    newSubscription(publicKey: string): Promise<Omit<Kept, 'key'>>
    endSubscription(endpoint: string): Promise<void>
  }
  const name = 'given-subscription'
  const read = (): Kept | null => JSON.parse(localStorage.getItem(name) ?? 'null')
  const toText = (bytes: Uint8Array) =>
    btoa(String.fromCharCode(...bytes))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replaceAll('=', '')
  const toBytes = (text: string) =>
    Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (one) => one.charCodeAt(0))
  const subscriptionOf = (kept: Kept) => ({
    endpoint: kept.endpoint,
    options: { applicationServerKey: toBytes(kept.key).buffer, userVisibleOnly: true },
    toJSON: () => ({ endpoint: kept.endpoint, expirationTime: null, keys: kept.keys }),
    async unsubscribe() {
      localStorage.removeItem(name)
      await bridge.endSubscription(kept.endpoint)
      return true
    },
  })
  if (!('PushManager' in globalThis)) return
  Object.assign(PushManager.prototype, {
    async getSubscription() {
      const kept = read()
      return kept && subscriptionOf(kept)
    },
    async subscribe({ applicationServerKey }: { applicationServerKey: Uint8Array }) {
      const key = toText(applicationServerKey)
      const kept = { ...(await bridge.newSubscription(key)), key }
      localStorage.setItem(name, JSON.stringify(kept))
      return subscriptionOf(kept)
    },
  })
}

/**
 * Hands the bytes of a push message to the app's worker, as the browser does after it has decrypted them, and waits
 * until the worker has done with it.
 */
export async function deliverPush(page: Page, data: string): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const registrationId = await registrationOf(session, new URL(page.url()).origin)
  const worker = appWorkerOf(page)
  await worker.evaluate(watchPushes)
  await session.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId,
    data,
  })
  await worker.evaluate(() => (globalThis as unknown as { pushIsDone: Promise<void> }).pushIsDone)
  await session.detach()
}

/** Runs in the worker. `pushIsDone` resolves when the next push has come and all work on it has ended. */
function watchPushes() {
  type Extendable = Event & { waitUntil(this: Extendable, work: Promise<unknown>): void }
  const { prototype } = (globalThis as unknown as { ExtendableEvent: { prototype: Extendable } })
    .ExtendableEvent
  const { promise, resolve } = Promise.withResolvers<void>()
  Object.assign(globalThis, { pushIsDone: promise })
  const kept = prototype.waitUntil
  prototype.waitUntil = function (work) {
    kept.call(this, work)
    if (this.type !== 'push') return
    prototype.waitUntil = kept
    Promise.allSettled([work]).then(() => resolve())
  }
}

function appWorkerOf(page: Page): Worker {
  const worker = page
    .context()
    .serviceWorkers()
    .find((one) => one.url().endsWith('/app-worker.js'))
  if (!worker) throw new Error('the worker does not run')
  return worker
}

function registrationOf(session: CDPSession, origin: string): Promise<string> {
  return new Promise((resolve, reject) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const found = registrations.find(({ scopeURL, isDeleted }) => scopeURL === `${origin}/` && !isDeleted)
      if (found) resolve(found.registrationId)
    })
    session.send('ServiceWorker.enable').catch(reject)
  })
}

/** What the browser shows for this origin. */
export function shownNotices(page: Page): Promise<{ title: string; body: string; tag: string }[]> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration('/')
    const shown = (await registration?.getNotifications()) ?? []
    return shown.map(({ title, body, tag }) => ({ title, body, tag }))
  })
}

/**
 * Clicks a shown notice. A test has no hand for the system's notifications, so the worker gets the browser's event from
 * here; it may then neither focus nor open a window. Returns the address that it wanted to open, or null.
 */
export async function clickNotice(page: Page, tag: string): Promise<string | null> {
  return appWorkerOf(page).evaluate(async (tag) => {
    const self = globalThis as unknown as {
      registration: ServiceWorkerRegistration
      clients: { openWindow(address: string): Promise<unknown> }
      setTimeout(work: () => void, ms: number, ...given: unknown[]): number
      NotificationEvent: new (type: string, init: { notification: Notification }) => Event
      dispatchEvent(event: Event): boolean
    }
    const [notification] = await self.registration.getNotifications({ tag })
    if (!notification) throw new Error('there is no such notice')
    let opened: string | null = null
    self.clients.openWindow = async (address) => {
      opened = address
    }
    let work: Promise<unknown> = Promise.resolve()
    const event = new self.NotificationEvent('notificationclick', { notification })
    Object.defineProperty(event, 'waitUntil', {
      value: (promise: Promise<unknown>) => {
        work = promise
      },
    })
    // On a busy machine an open page answers later than the worker would wait for it.
    const { setTimeout } = self
    self.setTimeout = (work, _ms, ...given) => setTimeout(work, 60_000, ...given)
    self.dispatchEvent(event)
    await work
    self.setTimeout = setTimeout
    return opened
  }, tag)
}
