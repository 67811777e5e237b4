// Shared by the service workers of the app and of the screen's page. The DOM types of TypeScript have no service
// worker's global scope: these are the parts that are used here.

export type ServiceWorkerScope = {
  registration: ServiceWorkerRegistration
  skipWaiting(): Promise<void>
  clients: {
    claim(): Promise<void>
    matchAll(options: { type: 'window'; includeUncontrolled?: boolean }): Promise<WindowClient[]>
    openWindow(address: string): Promise<unknown>
  }
  addEventListener(type: string, listener: (event: ServiceWorkerEvent) => void): void
}

/** An open page. */
export type WindowClient = {
  url: string
  focus(): Promise<unknown>
  postMessage(message: unknown, transfer?: Transferable[]): void
}

export type ServiceWorkerEvent = {
  /** Of a message: anything. Of a push: its bytes, if it has any. */
  data?: unknown
  /** Of a click on a notification. */
  notification?: Notification
  /** Of `pushsubscriptionchange`, in some browsers. */
  oldSubscription?: PushSubscription | null
  request: Request
  waitUntil(work: Promise<unknown>): void
  respondWith(answer: Promise<Response>): void
}

type ShellOptions = {
  /** The address of the page. */
  page: string
  /** The caches of all releases begin with it. */
  cacheName: string
  release: string
  /** Paths of all that the page loads. */
  files: string[]
  /** How many earlier releases stay in the cache, for pages that are open while a new one arrives. */
  keptReleases?: number
}

/** The files of one release of a page, in one cache. */
export function openShell({ page, cacheName, release, files, keptReleases = 0 }: ShellOptions) {
  const name = `${cacheName}-${release}`
  const paths = new Set(files)

  /** Caches all files or none: the page without one of its scripts would be blank. `more`: of this browser only. */
  async function install(more: string[] = []): Promise<void> {
    // Without cookies: what is kept must be the same for everybody.
    const response = await fetch(page, { cache: 'no-cache', credentials: 'omit' })
    const html = await response.clone().text()
    // While a new release is deployed, another server may answer with another page.
    if (!response.ok || !html.includes(`content="${release}"`))
      throw new Error('The page is of another release')
    const cache = await caches.open(name)
    try {
      // What is on the page meanwhile, pictures above all, comes first.
      await cache.addAll([...files, ...more].map((file) => new Request(file, { priority: 'low' })))
      await cache.put(page, response)
    } catch (error) {
      // A worker of the same release may be using what is in it.
      if ((await find(page)) === undefined) await caches.delete(name)
      throw error
    }
  }

  /** The caches of this page, those of the oldest release first. */
  async function listCaches(): Promise<string[]> {
    return (await caches.keys()).filter((key) => key.startsWith(`${cacheName}-`))
  }

  async function removeOldReleases(): Promise<void> {
    const older = (await listCaches()).filter((key) => key !== name)
    for (const key of older.slice(0, older.length - keptReleases)) await caches.delete(key)
  }

  function find(path: string, cache = name): Promise<Response | undefined> {
    return caches.match(path, { cacheName: cache })
  }

  /** Also of the releases before. */
  async function findInAny(path: string): Promise<Response | undefined> {
    for (const key of [name, ...(await listCaches())]) {
      const found = await find(path, key)
      if (found) return found
    }
    return undefined
  }

  async function openAndKeep(request: Request, path: string): Promise<Response> {
    const found = await findInAny(path)
    if (found) return found
    const response = await fetch(request)
    const kept = response.clone()
    // A full device shows it, too.
    if (response.ok)
      await caches
        .open(name)
        .then((cache) => cache.put(path, kept))
        .catch(() => {})
    return response
  }

  return {
    install,
    removeOldReleases,
    findPage: () => find(page),
    has: (path: string) => paths.has(path),
    /** From the cache, else from the network. */
    open: async (request: Request, path: string) => (await find(path)) ?? fetch(request),
    /** The same for a file whose name changes with its content, so that any release's is right. */
    /** The same, and keeps it for the next time without a network. */
    openAndKeep,
    openOfAny: async (request: Request, path: string) => (await findInAny(path)) ?? fetch(request),
  }
}

/** The path of a request that a worker may answer; null for another site's, and for changes. */
export function pathToAnswer({ method, url }: Request): string | null {
  const { origin, pathname } = new URL(url)
  return method === 'GET' && origin === location.origin ? pathname : null
}
