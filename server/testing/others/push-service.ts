import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type BrowserKeys, decryptPush, newBrowserKeys } from './push-decryption.ts'
import { type Refusal, refuseVapid } from './push-vapid.ts'

/** A push service on loopback, like those of the browsers' makers (RFC 8030). */
export type PushService = {
  /** The value of PUSH_SERVICES with which a server may send here. */
  origin: string
  /** A browser whose page subscribes; `publicKey` is the server's own, from `GET /api/push`. */
  newBrowser(publicKey: string): PushedBrowser
  /** Every request that came to the door, in the order of their coming, the refused ones too. */
  arrivals: Arrival[]
  /** Resolves when so many requests have come, counted from the first. */
  untilArrivals(count: number): Promise<void>
  /** Answers every request so from now on; null: as usual again. */
  order(order: Order | null): void
  /** How many connections have been opened so far. */
  countConnections(): number
  stop(): Promise<void>
}

/** What the service does instead of taking a message. */
export type Order =
  | { status: number; headers?: Record<string, string>; body?: string; times?: number }
  /** Takes the request and never answers. */
  | 'hang'
  /** Closes the connection without an answer. */
  | 'cut'
  | 'cut once'

export type PushedBrowser = {
  /** What `PushSubscription.toJSON()` gives. */
  subscription: { endpoint: string; expirationTime: null; keys: { p256dh: string; auth: string } }
  /** Takes the messages that wait for the browser, the oldest first, as a browser does that goes online. */
  collect(): PushedMessage[]
  /** From now on the service answers 410 for it. */
  unsubscribe(): void
  /** Like the service's `order`, for this browser alone. */
  order(order: Order | null): void
}

export type PushedMessage = {
  /** When it came, in epoch milliseconds by this machine's clock, with fractions. */
  at: number
  text: string
  /** The parsed text; undefined when it is no JSON. */
  // biome-ignore lint/suspicious/noExplicitAny: tests look at what they expect
  json: any
  contentType: string | undefined
  /** How many bytes came, and how many of them were padding. */
  length: number
  paddingLength: number
  /** In seconds. */
  ttl: number
  urgency: string
  topic: string | null
}

export type Arrival = {
  at: number
  /** The path of the endpoint that was called. */
  path: string
  /** What the service answered; 0 when it did not answer. */
  status: number
  /** What the browser can read; null for what was refused, and for what the browser drops. */
  message: PushedMessage | null
  /** Why the browser drops the message: real ones tell nobody. */
  dropped: string | null
}

type Subscriber = {
  keys: BrowserKeys
  publicKey: string
  isGone: boolean
  waiting: { message: PushedMessage; expiresAt: number }[]
  orders: Orders
}

const largestBody = 4096
const urgencies = ['very-low', 'low', 'normal', 'high']

/** `now`: the clock by which tokens and messages expire; give it the server's when that one is moved. */
export async function startPushService({ now = Date.now } = {}): Promise<PushService> {
  const subscribers = new Map<string, Subscriber>()
  const arrivals: Arrival[] = []
  const waiting = new Set<() => void>()
  const orders = openOrders()
  let connections = 0

  const server = createServer(async (request, response) => {
    const at = performance.timeOrigin + performance.now()
    const path = request.url ?? ''
    const arrived = (status: number, more: Partial<Arrival> = {}) => {
      arrivals.push({ at, path, status, message: null, dropped: null, ...more })
      for (const look of [...waiting]) look()
    }
    const body = await bodyOf(request)
    const subscriber = subscribers.get(path)
    const order = subscriber?.orders.next() ?? orders.next()
    if (order === 'hang') return arrived(0)
    if (order === 'cut' || order === 'cut once') {
      request.socket.destroy()
      return arrived(0)
    }
    if (order) {
      answer(response, order)
      return arrived(order.status)
    }
    const refusal = subscriber
      ? refuse(request, body, subscriber)
      : { status: 404, body: 'Not a valid subscription' }
    if (refusal || !subscriber) {
      answer(response, refusal ?? { status: 404 })
      return arrived(refusal?.status ?? 404)
    }
    answer(response, { status: 201, headers: { location: `${origin}/m/${randomBytes(8).toString('hex')}` } })
    try {
      const message = messageOf(request, body, subscriber, at)
      keep(subscriber, message)
      arrived(201, { message })
    } catch (error) {
      arrived(201, { dropped: String(error) })
    }
  })
  server.on('connection', () => connections++)
  server.keepAliveTimeout = 600_000
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  function refuse(request: IncomingMessage, body: Buffer, subscriber: Subscriber): Refusal | null {
    if (subscriber.isGone) return { status: 410, body: 'push subscription has unsubscribed or expired.' }
    const { headers } = request
    if (request.method !== 'POST') return { status: 405, body: 'Method not allowed' }
    if (!/^\d+$/.test(String(headers.ttl))) return { status: 400, body: 'Missing TTL header' }
    const refusal = refuseVapid(headers.authorization, {
      audience: origin,
      now: now(),
      publicKey: subscriber.publicKey,
    })
    if (refusal) return refusal
    if (body.length > largestBody) return { status: 413, body: 'Payload too large' }
    if (headers['content-encoding'] !== 'aes128gcm') return { status: 400, body: 'Unknown encoding' }
    if (headers.topic && !/^[\w-]{1,32}$/.test(String(headers.topic)))
      return { status: 400, body: 'Invalid topic' }
    if (headers.urgency && !urgencies.includes(String(headers.urgency)))
      return { status: 400, body: 'Invalid urgency' }
    return null
  }

  /** A message with the topic of one that waits takes its place. */
  function keep(subscriber: Subscriber, message: PushedMessage): void {
    const { topic, ttl } = message
    if (topic) subscriber.waiting = subscriber.waiting.filter(({ message }) => message.topic !== topic)
    subscriber.waiting.push({ message, expiresAt: now() + ttl * 1000 })
  }

  return {
    origin,
    arrivals,
    order: (order) => orders.set(order),
    countConnections: () => connections,
    newBrowser(publicKey) {
      const path = `/push/${randomBytes(60).toString('base64url')}`
      const keys = newBrowserKeys()
      const subscriber: Subscriber = { keys, publicKey, isGone: false, waiting: [], orders: openOrders() }
      subscribers.set(path, subscriber)
      return {
        subscription: {
          endpoint: `${origin}${path}`,
          expirationTime: null,
          keys: {
            p256dh: keys.pair.getPublicKey('base64url'),
            auth: keys.auth.toString('base64url'),
          },
        },
        collect() {
          const fresh = subscriber.waiting.filter(({ expiresAt }) => expiresAt > now())
          subscriber.waiting = []
          return fresh.map(({ message }) => message)
        },
        unsubscribe() {
          subscriber.isGone = true
        },
        order: (order) => subscriber.orders.set(order),
      }
    },
    untilArrivals(count) {
      return new Promise((resolve) => {
        const look = () => {
          if (arrivals.length < count) return
          waiting.delete(look)
          resolve()
        }
        waiting.add(look)
        look()
      })
    },
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function timesOf(order: Order | null): number {
  if (order === 'cut once') return 1
  return (typeof order === 'object' ? order?.times : undefined) ?? Number.POSITIVE_INFINITY
}

type Orders = ReturnType<typeof openOrders>

/** What to answer instead of taking the message, for as many requests as the order says. */
function openOrders() {
  let order: Order | null = null
  let left = 0
  return {
    set(next: Order | null): void {
      order = next
      left = timesOf(next)
    },
    next(): Order | null {
      if (left === 0) return null
      left--
      return order
    },
  }
}

function answer(response: ServerResponse, order: Exclude<Order, string>): void {
  response.writeHead(order.status, { 'content-type': 'text/plain', ...order.headers })
  response.end(order.body)
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/** As the browser opens it. Throws for what a browser cannot open. */
function messageOf(request: IncomingMessage, body: Buffer, { keys }: Subscriber, at: number): PushedMessage {
  const { headers } = request
  const { text, paddingLength } = decryptPush(keys, body)
  return {
    at,
    text,
    json: jsonOf(text),
    contentType: headers['content-type'],
    length: body.length,
    paddingLength,
    ttl: Number(headers.ttl),
    urgency: String(headers.urgency ?? 'normal'),
    topic: headers.topic === undefined ? null : String(headers.topic),
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
