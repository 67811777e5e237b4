import type { PushBrowser, pushApi } from '#contract/notices/push.ts'
import { pushPaths } from '#contract/notices/push-paths.ts'
import { callAt } from '../../platform/server/api.ts'

// Used by the pages and by the service worker, which loads no schemas.

export const readPush = () => callAt<typeof pushApi.list>(pushPaths.list)

/** The browser's subscription with this server's key. One that was made with another key is replaced. */
export async function subscribeHere(
  registration: ServiceWorkerRegistration,
  publicKey: string,
): Promise<PushSubscription> {
  const existing = await registration.pushManager.getSubscription()
  if (existing && hasKey(existing, publicKey)) return existing
  await existing?.unsubscribe()
  return registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: bytesOf(publicKey),
  })
}

/** From now on the server sends this person's notices to the subscription. */
export function tellServer(subscription: PushSubscription): Promise<PushBrowser> {
  const { endpoint, keys } = subscription.toJSON()
  const body = { endpoint: endpoint ?? '', keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' } }
  return callAt<typeof pushApi.subscribe>(pushPaths.subscribe, { body })
}

export async function removeFromServer(browserId: string): Promise<void> {
  await callAt<typeof pushApi.unsubscribe>(pushPaths.unsubscribe, { params: { browserId } })
}

/** This browser among the person's browsers; null when the server does not know the endpoint as theirs. */
export function findBrowser(browsers: PushBrowser[], endpoint: string | null): PushBrowser | null {
  return browsers.find(({ endpointEnd }) => endpoint?.endsWith(endpointEnd)) ?? null
}

/** True also where the browser does not say which key it was made with. */
export function hasKey({ options }: PushSubscription, publicKey: string): boolean {
  if (!options?.applicationServerKey) return true
  const made = new Uint8Array(options.applicationServerKey)
  const key = bytesOf(publicKey)
  return made.length === key.length && made.every((byte, index) => byte === key[index])
}

/** Of base64url. */
function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(binary, (character) => character.charCodeAt(0))
}
