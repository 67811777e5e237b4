import * as z from 'zod/mini'
import { endpoint } from '../platform/endpoint.ts'
import { id, instant } from '../platform/fields.ts'
import { pushPaths } from './push-paths.ts'

const key = z.string().check(z.regex(/^[\w-]{20,200}={0,2}$/, 'This is no key of a browser.'))

/** What a browser's `PushSubscription.toJSON()` gives. */
export const NewSubscription = z.object({
  endpoint: z.url().check(z.maxLength(2048)),
  keys: z.object({ p256dh: key, auth: key }),
})

/** A browser or an installed app that shows notices of this person. */
export const PushBrowser = z.object({
  id,
  /** What the browser says that it is. */
  userAgent: z.nullable(z.string()),
  createdAt: instant,
  lastSentAt: z.nullable(instant),
  /** The endpoint ends with this: a page finds its own browser by it. */
  endpointEnd: z.string(),
})
export type PushBrowser = z.infer<typeof PushBrowser>

export const pushApi = {
  list: endpoint(pushPaths.list, {
    summary: "This server's public key for web push, and one's own browsers that show notices",
    access: 'user',
    response: z.object({
      /** The VAPID public key, base64url of 65 bytes. */
      publicKey: z.string(),
      browsers: z.array(PushBrowser),
    }),
  }),
  subscribe: endpoint(pushPaths.subscribe, {
    summary: 'Show notices in this browser; again for the same endpoint changes its keys and its person',
    access: 'user',
    body: NewSubscription,
    response: PushBrowser,
  }),
  unsubscribe: endpoint(pushPaths.unsubscribe, {
    summary: 'Show no notices in this browser any more',
    access: 'user',
    response: z.object({ id }),
  }),
  test: endpoint('POST /api/push/browsers/:browserId/test', {
    summary: 'Send a test notice to this browser',
    access: 'user',
    response: z.object({ id }),
  }),
}
