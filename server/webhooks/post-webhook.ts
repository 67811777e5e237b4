import { createHmac } from 'node:crypto'
import { Agent as HttpAgent, request as requestHttp } from 'node:http'
import { Agent as HttpsAgent, request as requestHttps } from 'node:https'
import type { WebhookMessage } from '#contract/webhooks.ts'
import { seconds } from '../platform/clock.ts'
import type { App } from '../platform/context.ts'
import { anywhere, InnerAddress, isOutside, outsideOnly } from '../platform/http/request/outside-only.ts'
import type { Resolve } from '../platform/http/request/resolve.ts'
import { openUnderway, type Underway } from '../platform/work/underway.ts'

/** What one process keeps for sending to webhooks. */
export type WebhookState = {
  /** For addresses of the Internet. */
  outside: HttpsAgent
  /** For the servers of `WEBHOOK_SERVERS`. */
  own: { 'http:': HttpAgent; 'https:': HttpsAgent }
  /** How long a receiver may take, in milliseconds. */
  timeout: number
  /** The messages on their way. */
  underway: Underway<'webhook_id' | 'family_group_id'>
}

/** How many messages are on their way at once: so no webhook and no group takes the turns of all others. */
const most = 200
const mostOf = { webhook_id: 3, family_group_id: 6 }

declare module '../platform/context.ts' {
  interface App {
    webhooks: WebhookState
  }
}

export function openWebhooks({
  resolve,
  timeout = seconds(10),
}: {
  resolve?: Resolve
  timeout?: number
} = {}): WebhookState {
  return {
    outside: new HttpsAgent({ lookup: outsideOnly(resolve) }),
    own: { 'http:': new HttpAgent({ lookup: anywhere }), 'https:': new HttpsAgent({ lookup: anywhere }) },
    timeout,
    underway: openUnderway({ most, mostOf }),
  }
}

export type Receiver = { url: URL; secret: string }

const notSecure =
  'The address must begin with https://. Only servers that the operator names in WEBHOOK_SERVERS do without.'
const inside = 'This address is inside a private network. The operator can name it in WEBHOOK_SERVERS.'

/** Why nothing is sent to an address, in a sentence; null when it may be tried. */
export function whyNotTo(app: Pick<App, 'config'>, url: URL): string | null {
  if (app.config.webhookServers.includes(url.origin)) return null
  if (url.protocol !== 'https:') return notSecure
  // A socket asks for no name when the host is an address already.
  const literal = url.hostname.replace(/^\[(.*)\]$/, '$1')
  return (literal.includes(':') || /^[\d.]+$/.test(literal)) && !isOutside(literal) ? inside : null
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
    'content-length': Buffer.byteLength(body),
    'user-agent': 'Sunporch (webhooks)',
    'webhook-id': message.id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signatureOf(secret, `${message.id}.${timestamp}.${body}`)}`,
  }
  const { outside, own, timeout } = app.webhooks
  const isPlain = url.protocol === 'http:'
  const isOwn = app.config.webhookServers.includes(url.origin)
  const agent = isOwn ? own[isPlain ? 'http:' : 'https:'] : outside
  const signal = AbortSignal.timeout(timeout)
  return new Promise((resolve) => {
    const options = { method: 'POST', agent, headers, signal }
    const request = (isPlain ? requestHttp : requestHttps)(url, options, (response) => {
      const { statusCode = 0 } = response
      resolve(sentenceOfStatus(statusCode))
      response.destroy()
    })
    request.on('error', (error) => resolve(signal.aborted ? tooSlow : sentenceOfError(error)))
    // A switch of protocols (101) is neither a response nor an error.
    request.on('close', () => resolve('It could not be reached.'))
    request.end(body)
  })
}

/** `secret` is `whsec_` and base64. */
function signatureOf(secret: string, text: string): string {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  return createHmac('sha256', key).update(text).digest('base64')
}

const tooSlow = 'It did not answer within 10 seconds.'

function sentenceOfStatus(status: number): string | null {
  if (status >= 200 && status < 300) return null
  if (status >= 300 && status < 400) return `It leads to another address (${status}), which is not followed.`
  if (status === 404 || status === 410) return `There is nothing at this address (${status}).`
  if (status === 401 || status === 403) return `It did not take the message (${status}).`
  return status >= 500 ? `It has a problem (${status}).` : `It answered ${status}.`
}

function sentenceOfError(error: Error): string {
  if (error instanceof InnerAddress) return inside
  const code = 'code' in error ? String(error.code) : ''
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'Its name was not found.'
  if (/CERT|SSL|TLS|SIGNED/i.test(code)) return 'The connection to it is not secure.'
  return 'It could not be reached.'
}
