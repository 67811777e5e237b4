import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'
import { dataStore } from './data-store.ts'
import { proactiveEvents } from './proactive-events.ts'

export type CloudAnswer = { status: number; body?: unknown; headers?: Record<string, string> }

/** What Amazon knows and was told. A test changes it as the world would. */
export type AlexaCloud = {
  url: string
  client: { id: string; secret: string }
  /** What becomes of every call: an error, or no answer at all; null: all is well. */
  trouble: CloudAnswer | 'silence' | null
  /** Calls that arrived, by method and path, in trouble too. */
  calls: string[]
  /** Accounts that have allowed notifications. */
  subscribed: Set<string>
  /** How many an account gets in a day; only live skills are limited. */
  eventsADay: number
  /** Taken events, as they came. */
  events: ProactiveEvent[]
  devices: Map<string, FakeDevice>
  /** What Amazon keeps for devices that are offline, by its ticket. */
  queue: Map<string, { type: string; deviceId: string }[]>
}

export type ProactiveEvent = {
  timestamp: string
  referenceId: string
  expiryTime: string
  event: { name: string; payload: Record<string, unknown> }
  localizedAttributes: Record<string, string>[]
  relevantAudience: { type: string; payload: { user?: string } }
}

/** `store` holds objects by namespace and key. `result` is what a push to it comes to. */
export type FakeDevice = { store: Map<string, unknown>; result: string }

type Token = { scope: string }

const scopes = [
  'alexa::proactive_events',
  'alexa::datastore',
  'alexa:skill_messaging',
  'alexa::routines:triggerinstances:write',
]

/** Amazon's servers as far as a skill speaks to them by itself, on loopback. Gone after the test. */
export async function givenAlexaCloud(): Promise<AlexaCloud> {
  const tokens = new Map<string, Token>()
  const cloud: AlexaCloud = {
    url: '',
    // What a secret may hold, and what breaks a form that is put together by hand.
    client: { id: 'amzn1.application-oa2-client.test', secret: 'amzn1.oa2-cs.v1.a+b&c=d%e' },
    trouble: null,
    calls: [],
    subscribed: new Set(),
    eventsADay: 10,
    events: [],
    devices: new Map(),
    queue: new Map(),
  }

  async function answer(request: IncomingMessage): Promise<CloudAnswer | 'silence'> {
    const body = await text(request)
    const { pathname } = new URL(request.url ?? '/', 'http://amazon')
    cloud.calls.push(`${request.method} ${pathname}`)
    if (cloud.trouble) return cloud.trouble
    if (pathname.toLowerCase() === '/auth/o2/token') return giveToken(cloud, tokens, request, body)
    const token = tokens.get((request.headers.authorization ?? '').replace(/^Bearer /, ''))
    if (pathname.startsWith('/v1/proactiveEvents')) {
      if (token?.scope !== 'alexa::proactive_events') return { status: 403, body: { message: 'token' } }
      return proactiveEvents(cloud, { isLive: !pathname.endsWith('/stages/development') }, json(body))
    }
    if (pathname.startsWith('/v1/datastore/')) {
      if (token?.scope !== 'alexa::datastore')
        return { status: 401, body: { type: 'INVALID_ACCESS_TOKEN', message: 'token' } }
      return dataStore(cloud, `${request.method} ${pathname}`, json(body))
    }
    return { status: 404, body: { message: 'no such service' } }
  }

  const server = createServer(async (request, response) => {
    const given = await answer(request)
    if (given === 'silence') return
    response.writeHead(given.status, { 'content-type': 'application/json', ...given.headers })
    response.end(given.body === undefined ? '' : JSON.stringify(given.body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(async () => {
    server.closeAllConnections()
    server.close()
  })
  cloud.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return cloud
}

/** What a server is started with to speak to this cloud. */
export function cloudEnvironment(cloud: AlexaCloud): Record<string, string> {
  return {
    ALEXA_CLIENT_ID: cloud.client.id,
    ALEXA_CLIENT_SECRET: cloud.client.secret,
    ALEXA_API_URL: cloud.url,
    ALEXA_TOKEN_URL: `${cloud.url}/auth/o2/token`,
  }
}

function giveToken(
  cloud: AlexaCloud,
  tokens: Map<string, Token>,
  request: IncomingMessage,
  body: string,
): CloudAnswer {
  const refuse = (status: number, error: string) => ({ status, body: { error, error_description: error } })
  if (!request.headers['content-type']?.startsWith('application/x-www-form-urlencoded'))
    return refuse(400, 'invalid_request')
  const form = new URLSearchParams(body)
  if (form.get('grant_type') !== 'client_credentials') return refuse(400, 'unsupported_grant_type')
  if (form.get('client_id') !== cloud.client.id || form.get('client_secret') !== cloud.client.secret)
    return refuse(401, 'invalid_client')
  const scope = form.get('scope') ?? ''
  if (!scopes.includes(scope)) return refuse(400, 'invalid_scope')
  const token = `Atc|${tokens.size + 1}`
  tokens.set(token, { scope })
  return { status: 200, body: { access_token: token, token_type: 'bearer', expires_in: 3600, scope } }
}

function json(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}
