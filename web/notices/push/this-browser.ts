import type { PushBrowser } from '#contract/notices/push.ts'
import { registerAppWorker } from '../../platform/app/register-app-worker.ts'
import { ApiError } from '../../platform/server/api.ts'
import { refusalOf } from '../../platform/words/refusal.ts'
import { pushWish } from './push-wish.ts'
import { pushWords } from './push-words.ts'
import { findBrowser, hasKey, readPush, removeFromServer, subscribeHere, tellServer } from './subscription.ts'

/** Of the lock and of the channel. */
const name = 'sunporch-push'

/** What stands in the way, as a sentence for the person. */
export class PushFailure extends Error {}

/**
 * Asks for the permission and switches notices on in this browser. Call it while a press is being handled: Safari
 * asks only then. Throws `PushFailure`; a second call goes on where the first one has stopped.
 */
export async function switchOn(userId: string): Promise<PushBrowser> {
  const permission = await Notification.requestPermission()
  if (permission === 'denied') throw new PushFailure(pushWords().wasDenied)
  if (permission !== 'granted') throw new PushFailure(pushWords().nothingChosen)
  return inOneTab(async () => {
    const registration = await registerAppWorker().catch(() => {
      throw new PushFailure(pushWords().noApp)
    })
    const { publicKey } = await readPush().catch(failed)
    const subscription = await subscribeHere(registration, publicKey).catch(explain)
    const browser = await tellServer(subscription).catch(failed)
    pushWish.write({ userId, isLost: false })
    return browser
  })
}

/** First here, so that no notice comes any more even if the server cannot be reached. */
export function switchOff(browser: PushBrowser): Promise<void> {
  return inOneTab(async () => {
    pushWish.remove()
    const registration = await registerAppWorker()
    const subscription = await registration.pushManager.getSubscription()
    await subscription?.unsubscribe()
    await removeFromServer(browser.id).catch((error) => {
      // Removed already, in another tab.
      if (!(error instanceof ApiError && error.status === 404)) throw error
    })
  })
}

/**
 * Brings the wish, the browser's subscription and the server's list together again, after a change of the server's
 * key, a lost connection between two steps, or another person's use of this browser. Asks the person nothing.
 */
export function mend(registration: ServiceWorkerRegistration, userId: string): Promise<void> {
  return inOneTab(async () => {
    const subscription = await registration.pushManager?.getSubscription()
    const wish = pushWish.read()
    const isWished = wish?.userId === userId && !wish.isLost
    if (!subscription && !isWished) return
    if (isWished && Notification.permission !== 'granted') return
    const { publicKey, browsers } = await readPush()
    const known = findBrowser(browsers, subscription?.endpoint ?? null)
    if (subscription && !hasKey(subscription, publicKey) && (isWished || known))
      return renew(publicKey, known)
    if (known) return void (isWished || pushWish.write({ userId, isLost: false }))
    if (subscription) {
      // Another person's, one whose switching on was broken off, or one that was removed elsewhere.
      await subscription.unsubscribe()
      if (isWished) pushWish.write({ userId, isLost: true })
      return
    }
    await renew(publicKey, null)
  })

  async function renew(publicKey: string, old: PushBrowser | null): Promise<void> {
    const renewed = await subscribeHere(registration, publicKey)
    await tellServer(renewed)
    pushWish.write({ userId, isLost: false })
    if (old && !renewed.endpoint.endsWith(old.endpointEnd)) await removeFromServer(old.id)
  }
}

/** The browser's own subscription; null without one, and where there can be none. */
export async function readEndpoint(): Promise<string | null> {
  const registration = await navigator.serviceWorker?.getRegistration('/')
  return (await registration?.pushManager?.getSubscription())?.endpoint ?? null
}

/** Calls the listener when another tab has changed something. Returns the function that ends it. */
export function onChangeElsewhere(listener: () => void): () => void {
  const channel = new BroadcastChannel(name)
  channel.onmessage = listener
  return () => channel.close()
}

/** Two tabs, or a press and the mending, would undo one another. */
async function inOneTab<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await (navigator.locks ? navigator.locks.request(name, work) : work())
  } finally {
    const channel = new BroadcastChannel(name)
    channel.postMessage('changed')
    channel.close()
  }
}

function failed(error: unknown): never {
  throw new PushFailure(refusalOf(error, pushWords().noServer))
}

/** Browsers say in English for developers why they refuse. */
function explain(error: unknown): never {
  const reason = error instanceof DOMException ? error.name : ''
  if (reason === 'NotAllowedError') throw new PushFailure(pushWords().wasDenied)
  if (reason === 'AbortError') throw new PushFailure(pushWords().noPushService)
  throw new PushFailure(pushWords().notSwitchedOn)
}
