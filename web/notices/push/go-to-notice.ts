import { navigate } from 'wouter/use-browser-location'
import { groupParam } from '#contract/pages/page-paths.ts'
import { isBusy } from '../../platform/would-be-lost.ts'
import { isGoMessage, mayGoMessage } from './messages.ts'

/**
 * Answers the service worker's question whether this page may go elsewhere, and goes there. `select` chooses a group,
 * and is false when this page does not know it. Returns the function that ends it.
 */
export function followClicks(select: (groupId: string) => boolean): () => void {
  const onMessage = ({ data, ports }: MessageEvent) => {
    if (data === mayGoMessage) ports[0]?.postMessage(!isBusy())
    if (isGoMessage(data)) goTo(new URL(data.goTo, location.origin), select)
  }
  navigator.serviceWorker.addEventListener('message', onMessage)
  return () => navigator.serviceWorker.removeEventListener('message', onMessage)
}

function goTo(address: URL, select: (groupId: string) => boolean): void {
  const groupId = address.searchParams.get(groupParam)
  if (groupId !== null && !select(groupId)) {
    // Loaded anew, the page knows a group that the person joined a moment ago.
    location.assign(address)
    return
  }
  address.searchParams.delete(groupParam)
  navigate(address.pathname + address.search + address.hash)
}
