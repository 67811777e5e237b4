import { createHmac } from 'node:crypto'
import type { WebhookMessage } from '#contract/webhooks.ts'
import type { App } from '../platform/context.ts'
import { type Answer, callServer, type Problem } from '../platform/outbound/call-server.ts'
import { isInnerLiteral } from '../platform/outbound/outside-only.ts'

export type Receiver = { url: URL; secret: string }

const notSecure =
  'The address must begin with https://. Only servers that the operator names in WEBHOOK_SERVERS do without.'
const inside = 'This address is inside a private network. The operator can name it in WEBHOOK_SERVERS.'

/** Why nothing is sent to an address, in a sentence; null when it may be tried. */
export function whyNotTo(app: Pick<App, 'config'>, url: URL): string | null {
  if (app.config.webhookServers.includes(url.origin)) return null
  if (url.protocol !== 'https:') return notSecure
  return isInnerLiteral(url) ? inside : null
}

/**
 * Sends one message, signed as Standard Webhooks says. Returns null when it was taken, or a sentence that says why not. Never
 * throws, follows no redirect, and reads nothing of the answer but its status.
 */
export async function postWebhook(
  app: App,
  { url, secret }: Receiver,
  message: WebhookMessage,
): Promise<string | null> {
  const refusal = whyNotTo(app, url)
  if (refusal !== null) return refusal
  const body = JSON.stringify(message)
  const timestamp = String(Math.floor(app.clock.now() / 1000))
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Sunporch (webhooks)',
    'webhook-id': message.id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signatureOf(secret, `${message.id}.${timestamp}.${body}`)}`,
  }
  const own = app.config.webhookServers
  return failureOf(await callServer(app, url, { method: 'POST', headers, body, own }))
}

/** `secret` is `whsec_` and base64. */
function signatureOf(secret: string, text: string): string {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  return createHmac('sha256', key).update(text).digest('base64')
}

function failureOf({ status, problem }: Answer): string | null {
  if (problem) return sentences[problem]
  if (status >= 200 && status < 300) return null
  if (status >= 300 && status < 400) return `It leads to another address (${status}), which is not followed.`
  if (status === 404 || status === 410) return `There is nothing at this address (${status}).`
  if (status === 401 || status === 403) return `It did not take the message (${status}).`
  return status >= 500 ? `It has a problem (${status}).` : `It answered ${status}.`
}

const unreachable = 'It could not be reached.'
const sentences: Record<Problem, string> = {
  inside,
  'not found': 'Its name was not found.',
  'not secure': 'The connection to it is not secure.',
  'too slow': 'It did not answer within 10 seconds.',
  unreachable,
  // Of its answer nothing but the status is read.
  'too large': unreachable,
  unreadable: unreachable,
}
