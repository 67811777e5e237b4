// Shared by the service workers of the screen's page and of the shopping list. The DOM types of
// TypeScript have no service worker's global scope: these are the parts that are used here.

export type ServiceWorkerScope = {
  skipWaiting(): Promise<void>
  clients: { claim(): Promise<void> }
  addEventListener(type: string, listener: (event: ServiceWorkerEvent) => void): void
}

type ServiceWorkerEvent = {
  data?: unknown
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
}

/** The files of one release of a page, in one cache. */
export function openShell({ page, cacheName, release, files }: ShellOptions) {
  const name = `${cacheName}-${release}`
  const paths = new Set(files)

  /** Caches all files or none: the page without one of its scripts would be blank. */
  async function install(): Promise<void> {
    const cache = await caches.open(name)
    const response = await fetch(page, { cache: 'no-cache' })
    const html = await response.clone().text()
    // While a new release is deployed, another server may answer with another page.
    if (!response.ok || !html.includes(`content="${release}"`))
      throw new Error('The page is of another release')
    await cache.addAll(files)
    await cache.put(page, response)
  }

  async function removeOldReleases(): Promise<void> {
    for (const key of await caches.keys()) {
      if (key.startsWith(cacheName) && key !== name) await caches.delete(key)
    }
  }

  async function find(path: string): Promise<Response | undefined> {
    return (await caches.open(name)).match(path)
  }

  return {
    install,
    removeOldReleases,
    findPage: () => find(page),
    has: (path: string) => paths.has(path),
    /** From the cache, else from the network. */
    open: async (request: Request, path: string) => (await find(path)) ?? fetch(request),
  }
}

/** The path of a request that a worker may answer; null for another site's, and for changes. */
export function pathToAnswer({ method, url }: Request): string | null {
  const { origin, pathname } = new URL(url)
  return method === 'GET' && origin === location.origin ? pathname : null
}
