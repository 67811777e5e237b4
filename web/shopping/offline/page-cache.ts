/** The page that the service worker in web/public/shopping-worker.js answers for. */
const page = '/shopping'
const cacheName = 'sunporch-shopping'

/**
 * Caches the shopping list's page, so that it opens without a connection. `loadRest` loads code that
 * the page itself loads later. Needs a secure origin; elsewhere only a page that is open works offline.
 */
export async function cachePage(loadRest: () => Promise<unknown>): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  try {
    await navigator.serviceWorker.register('/shopping-worker.js', { scope: page })
    await loadRest()
    await fillCache()
  } catch {
    // Without storage or permission for it the page works, but only with a connection.
  }
}

async function fillCache(): Promise<void> {
  const response = await fetch(page)
  if (!response.ok) return
  const assets = new Set([...assetsNamedIn(await response.clone().text()), ...loadedAssets()])
  const cache = await caches.open(cacheName)
  const cached = new Set((await cache.keys()).map(({ url }) => pathOf(url)))
  await cache.addAll([...assets].filter((path) => !cached.has(path)))
  await cache.put(page, response)
  for (const path of cached) if (path !== page && !assets.has(path)) await cache.delete(path)
}

function assetsNamedIn(html: string): string[] {
  return [...html.matchAll(/"(\/assets\/[^"]+)"/g)].map(([, path = '']) => path)
}

function loadedAssets(): string[] {
  const paths = performance.getEntriesByType('resource').map(({ name }) => pathOf(name))
  return paths.filter((path) => path.startsWith('/assets/'))
}

function pathOf(url: string): string {
  return new URL(url).pathname
}
