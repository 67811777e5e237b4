import type { PushBrowser } from '#contract/notices/push.ts'
import type { Browser } from '../browser.ts'
import type { PushedBrowser, PushService } from '../others/push-service.ts'

export type SubscribedBrowser = PushedBrowser & { id: string }

/** Switches notices on in the person's browser, as the page does. The server needs PUSH_SERVICES. */
export async function givenPush(person: Browser, service: PushService): Promise<SubscribedBrowser> {
  const { publicKey } = (await person.get('/api/push')).body
  const pushed = service.newBrowser(publicKey)
  const subscribed = await person.post('/api/push/browsers', pushed.subscription)
  if (subscribed.status !== 200) throw new Error(`no subscription: ${subscribed.bytes}`)
  return { ...pushed, id: (subscribed.body as PushBrowser).id }
}
