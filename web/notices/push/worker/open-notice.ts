import type { ServiceWorkerScope, WindowClient } from '../../../platform/app/service-worker.ts'
import { type GoMessage, mayGoMessage, shownData } from '../messages.ts'

/** Milliseconds. Firefox forbids to open or focus a window a second after the click. */
const patience = 500

/**
 * Opens what a notification is about: in a page that is open already, if nothing is being typed there, else in a new
 * window. `appPages`: the paths of the app's pages; other pages of this origin are left alone.
 */
export async function openNotice(
  clients: ServiceWorkerScope['clients'],
  notification: Notification,
  appPages: Set<string>,
): Promise<void> {
  notification.close()
  const address = ownAddress(shownData(notification)?.navigate ?? '/')
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  const open = windows.filter(({ url }) => appPages.has(new URL(url).pathname))
  // In the order in which they were used, the last one first.
  const answers = await Promise.all(open.map(mayGo))
  const free = open.find((_, index) => answers[index])
  if (!free) {
    await clients.openWindow(address.href)
    return
  }
  const go: GoMessage = { goTo: address.pathname + address.search + address.hash }
  free.postMessage(go)
  await free.focus().catch(() => {})
}

/** A message never leads to another site. */
function ownAddress(navigate: string): URL {
  try {
    const address = new URL(navigate, location.origin)
    if (address.origin === location.origin) return address
  } catch {
    // Then it is no address.
  }
  return new URL('/', location.origin)
}

/** False when the page does not answer: the phone has frozen it, or it is still loading. */
function mayGo(page: WindowClient): Promise<boolean> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data }) => resolve(data === true)
    setTimeout(resolve, patience, false)
    page.postMessage(mayGoMessage, [port2])
  })
}
