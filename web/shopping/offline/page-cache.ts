/** The worker answers for this folder only: the rest of the app is none of its business. */
const scope = '/shopping'
const cacheName = 'sunporch-shopping'

/**
 * Keeps what the list's page is made of in this browser, so that it opens in a shop without a
 * connection. Only pages from a secure address may; elsewhere an open page goes on working.
 */
export function cachePage(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  void keep().catch(() => {
    // Without room or leave for it the page works all the same.
  })
}

async function keep(): Promise<void> {
  await navigator.serviceWorker.register('/shopping-worker.js', { scope })
  // What is loaded only when it is opened is needed in the shop too.
  await Promise.all([
    import('../list/item-dialog.tsx'),
    import('../list/duplicate-dialog.tsx'),
    import('../../platform/ui/side-sheet.tsx'),
  ])
  const page = await fetch(scope)
  if (!page.ok) return
  const cache = await caches.open(cacheName)
  const named = [...(await page.clone().text()).matchAll(/"(\/assets\/[^"]+)"/g)].map(([, path = '']) => path)
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
  const needed = new Set([...named, ...loaded.filter((path) => path.startsWith('/assets/'))])
  await cache.addAll(await missingIn(cache, needed))
  await cache.put(scope, page)
  for (const { url } of await cache.keys()) {
    const { pathname } = new URL(url)
    if (pathname !== scope && !needed.has(pathname)) await cache.delete(url)
  }
}

async function missingIn(cache: Cache, paths: Set<string>): Promise<string[]> {
  const there = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
  return [...paths].filter((path) => !there.has(path))
}
