// A new release is loaded only while nobody is looking, and only when all of it can be loaded, so that
// the screen is never blank. Where the browser has service workers (https, localhost), the worker has
// fetched all of it before.

const scope = '/screen'
const ownRelease = document.querySelector<HTMLMetaElement>('meta[name="release"]')?.content ?? null
/** Milliseconds. While the server names a release that its page does not have, do not reload all the time. */
const retryAfter = 30 * 60_000
let wanted: string | null = null

/** Installs the service worker, so that the page opens without a network, and asks for durable storage. */
export function installWorker(): void {
  if (import.meta.env.PROD) navigator.serviceWorker?.register('/screen/worker.js', { scope }).catch(() => {})
  navigator.storage?.persist?.().catch(() => {})
}

/** Takes note of the release that the server has. */
export function noteRelease(release: string | null): void {
  wanted = ownRelease && release && release !== ownRelease ? release : null
}

/** Loads the server's release if it is another one. Call it repeatedly while nobody is looking. */
export async function takeNewRelease(): Promise<void> {
  if (!wanted || wasTried(wanted)) return
  const registration = await navigator.serviceWorker?.getRegistration(scope)
  if (registration?.active) await activateNewWorker(registration)
  else if (await serverHasPage(wanted)) location.reload()
}

/** Reloads the page, in a new release if there is one. Does nothing while the page cannot be loaded. */
export async function reloadPage(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration(scope)
  if (registration?.active) {
    await Promise.race([activateNewWorker(registration).catch(() => {}), sleep(10_000)])
    // A new worker reloads the page itself when it takes control.
    await sleep(2000)
    location.reload()
  } else if ((await fetch('/healthz').catch(() => null))?.ok) location.reload()
}

/** True within half an hour of the last attempt, also after a reload. */
function wasTried(release: string): boolean {
  const key = `sunporch-tried-${release}`
  const lastTry = Number(sessionStorage.getItem(key) ?? Number.NEGATIVE_INFINITY)
  if (Math.abs(Date.now() - lastTry) < retryAfter) return true
  sessionStorage.setItem(key, String(Date.now()))
  return false
}

async function activateNewWorker(registration: ServiceWorkerRegistration): Promise<void> {
  await registration.update()
  const worker = registration.waiting ?? (await installed(registration.installing))
  if (!worker) return
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  worker.postMessage('take over')
}

/** Null when there is none, or its installation failed. */
function installed(worker: ServiceWorker | null): Promise<ServiceWorker | null> {
  return new Promise((resolve) => {
    if (!worker) return resolve(null)
    worker.addEventListener('statechange', () => {
      if (worker.state === 'installed') resolve(worker)
      if (worker.state === 'redundant') resolve(null)
    })
  })
}

async function serverHasPage(release: string): Promise<boolean> {
  const page = await fetch(scope, { cache: 'no-cache' }).catch(() => null)
  return page?.ok === true && (await page.text()).includes(`content="${release}"`)
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
