import { pagePaths } from '#contract/pages/page-paths.ts'
import { wouldBeLost } from '../platform/would-be-lost.ts'
import { installedMessage } from './releases.ts'

/** Milliseconds between two questions whether there is a new release. */
const pause = 60_000

const paths: string[] = Object.values(pagePaths)
let isOutdated = false
let askedAt = 0

/**
 * A page that stays open takes a new release when it goes elsewhere anyway, or while nobody looks at it, unless
 * something would be lost. Returns the function that ends it.
 */
export function followReleases(): () => void {
  const ending = new AbortController()
  const { signal } = ending
  const onMessage = ({ data }: MessageEvent) => {
    if (data === installedMessage) void compare()
  }
  navigator.serviceWorker.addEventListener('message', onMessage, { signal })
  addEventListener('online', askForRelease, { signal })
  document.addEventListener('visibilitychange', onVisibility, { signal })
  // Before the app's own links hear of it.
  addEventListener('click', openAnew, { signal, capture: true })
  return () => ending.abort()
}

/** The browser looks for a new worker, which says so when it is installed. Call it when there is a reason. */
export function askForRelease(): void {
  if (Date.now() - askedAt < pause || !navigator.onLine) return
  askedAt = Date.now()
  const ask = async () => (await navigator.serviceWorker.getRegistration('/'))?.update()
  ask().catch(() => {
    // The server cannot be reached. There will be another reason.
  })
}

/** A new worker need not mean a new page, and another server may be older: the page that is served now decides. */
async function compare(): Promise<void> {
  const own = document.querySelector<HTMLMetaElement>('meta[name="release"]')?.content
  const answer = await fetch('/', { cache: 'no-cache', credentials: 'omit' }).catch(() => null)
  if (!own || !answer?.ok) return
  const html = await answer.text()
  isOutdated = html.includes('name="release"') && !html.includes(`content="${own}"`)
}

function onVisibility(): void {
  if (document.visibilityState === 'visible') askForRelease()
  else if (isOutdated && !wouldBeLost()) location.reload()
}

/** Lets the browser follow the link, which loads the page in the new release. */
function openAnew(event: MouseEvent): void {
  if (!isOutdated || wouldBeLost()) return
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || link.origin !== location.origin || link.target || link.pathname === location.pathname) return
  if (paths.includes(link.pathname)) event.stopPropagation()
}
