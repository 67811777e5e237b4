import * as z from 'zod/mini'
import { endpoint } from './platform/endpoint.ts'
import { callKey, id, instant } from './platform/fields.ts'

/** How many webhooks a group can have. */
export const mostWebhooks = 10

/** Days on which every message failed, after which a webhook is switched off. */
export const switchedOffAfterDays = 5

/** What a webhook can be about: topics of the notices that come from something that happened. */
export const webhookTopics = [
  'calls',
  'answers',
  'photos',
  'notes',
  'content',
  'schedule',
  'visits',
  'shopping',
  'trouble',
  'silence',
  'pause',
  'life',
  'devices',
] as const

const topics = z
  .array(z.enum(webhookTopics), 'Please choose what it is told of.')
  .check(z.minLength(1, 'Please choose what it is told of.'), z.maxLength(webhookTopics.length))

const Webhook = z.object({
  id,
  /** Without its path, which may be a secret. */
  host: z.string(),
  topics: z.array(z.string()),
  addedBy: z.string(),
  createdAt: instant,
  /** What became of the last message; null before the first. `failure` is a sentence, null for a success. */
  last: z.nullable(z.object({ at: instant, failure: z.nullable(z.string()) })),
  /** It failed for days and gets nothing any more. */
  isSwitchedOff: z.boolean(),
})
export type Webhook = z.infer<typeof Webhook>

export const NewWebhook = z.object({
  address: z
    .string()
    .check(
      z.trim(),
      z.maxLength(2000, 'Please use at most 2000 characters.'),
      z.refine(isWebAddress, 'Please enter a web address that begins with https://.'),
    ),
  topics,
})

function isWebAddress(text: string): boolean {
  const url = URL.parse(text)
  return url !== null && /^https?:$/.test(url.protocol) && url.username === '' && url.password === ''
}

/** The body of a message. `id` stays the same when it is sent again; the order is not promised. */
export type WebhookMessage = {
  id: string
  /** An `ActivityAction`, or `test`. */
  kind: string
  groupId: string
  /** ISO 8601. */
  time: string
  /** Who did it: the name of a person, or of the device that the loved one used. */
  who: string | null
  subject: {
    kind: string
    id: string | null
    /** How long a voice, a clip or the recording of a recommendation is. */
    seconds?: number
    /** What is said or seen in a voice or a clip, typed by hand; null where nobody has, or it is deleted. */
    words?: string | null
  } | null
}

export const webhooksApi = {
  list: endpoint('GET /api/family-groups/:groupId/webhooks', {
    summary: 'The webhooks of the group, without their addresses and secrets',
    access: 'devices:manage',
    response: z.array(Webhook),
  }),
  add: endpoint('POST /api/family-groups/:groupId/webhooks', {
    summary:
      'Add a webhook; the secret that its messages are signed with is in this answer only; the same key again is the same webhook',
    access: 'devices:manage',
    status: 201,
    body: z.extend(NewWebhook, { key: callKey }),
    response: z.extend(Webhook, { secret: z.string() }),
  }),
  remove: endpoint('DELETE /api/family-groups/:groupId/webhooks/:webhookId', {
    summary: 'Remove a webhook, with what it was still to be told',
    access: 'devices:manage',
    response: z.object({ id }),
  }),
  test: endpoint('POST /api/family-groups/:groupId/webhooks/:webhookId/test', {
    summary:
      'Send a test message now; a success switches the webhook on again and sends what has waited, a failure changes nothing',
    access: 'devices:manage',
    response: z.object({ /** Null for a success. */ failure: z.nullable(z.string()), webhook: Webhook }),
  }),
}
