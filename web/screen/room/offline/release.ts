// New code is taken when nobody is looking, and only when all of it is there: the screen is never blank
// for it. Where browsers have workers (https, localhost), the worker has fetched everything before.

const scope = '/screen'
const own = document.querySelector<HTMLMetaElement>('meta[name="release"]')?.content ?? null
/** A server that goes on answering with the page we have is not asked for another one all the time. */
const tryAgainAfter = 30 * 60_000
let wanted: string | null = null

/** Keeps the page itself on this device, so that it opens without a network, too. */
export function keepShell(): void {
  if (import.meta.env.PROD) navigator.serviceWorker?.register('/screen/worker.js', { scope }).catch(() => {})
  navigator.storage?.persist?.().catch(() => {})
}

/** The server has said which page it has. */
export function noticeRelease(release: string | null): void {
  wanted = own && release && release !== own ? release : null
}

/** To be called now and then while nobody is looking. */
export async function takeNewRelease(): Promise<void> {
  if (!wanted || wasTried(wanted)) return
  const registration = await navigator.serviceWorker?.getRegistration(scope)
  if (registration?.active) await takeFromWorker(registration)
  else if (await hasPage(wanted)) location.reload()
}

/** Opens the page again, in the newest release that there is, unless there is no page to be had just now. */
export async function openAgain(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration(scope)
  if (registration?.active) {
    await Promise.race([takeFromWorker(registration).catch(() => {}), pause(10_000)])
    // The new one opens the page itself when it has taken over.
    await pause(2000)
    location.reload()
  } else if ((await fetch('/healthz').catch(() => null))?.ok) location.reload()
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

/** Remembered through the reload: of several servers the one that answers may have another page. */
function wasTried(release: string): boolean {
  const name = `sunporch-tried-${release}`
  const before = Number(sessionStorage.getItem(name) ?? Number.NEGATIVE_INFINITY)
  if (Math.abs(Date.now() - before) < tryAgainAfter) return true
  sessionStorage.setItem(name, String(Date.now()))
  return false
}

async function takeFromWorker(registration: ServiceWorkerRegistration): Promise<void> {
  await registration.update()
  const fresh = registration.waiting ?? (await installed(registration.installing))
  if (!fresh) return
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  fresh.postMessage('take over')
}

function installed(worker: ServiceWorker | null): Promise<ServiceWorker | null> {
  return new Promise((resolve) => {
    if (!worker) return resolve(null)
    worker.addEventListener('statechange', () => {
      if (worker.state === 'installed') resolve(worker)
      if (worker.state === 'redundant') resolve(null)
    })
  })
}

async function hasPage(release: string): Promise<boolean> {
  const page = await fetch(scope, { cache: 'no-cache' }).catch(() => null)
  return page?.ok === true && (await page.text()).includes(`content="${release}"`)
}
