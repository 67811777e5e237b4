import { findBrowser, readPush, removeFromServer, subscribeHere, tellServer } from '../subscription.ts'

/**
 * When the browser has ended its subscription by itself. `oldEndpoint` is known in some browsers only; elsewhere the
 * server forgets it when the push service refuses it. A failure is mended when the app is opened the next time.
 */
export async function subscribeAgain(
  registration: ServiceWorkerRegistration,
  oldEndpoint: string | null,
): Promise<void> {
  const { publicKey, browsers } = await readPush()
  const subscription = await subscribeHere(registration, publicKey)
  await tellServer(subscription)
  const old = oldEndpoint !== subscription.endpoint && findBrowser(browsers, oldEndpoint)
  if (old) await removeFromServer(old.id)
}
