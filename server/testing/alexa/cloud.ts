import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'
import type { AlexaCloud, CloudAnswer } from './cloud-state.ts'
import { dataStore } from './data-store.ts'
import { proactiveEvents } from './proactive-events.ts'

type Token = { scope: string }

const scopes = [
  'alexa::proactive_events',
  'alexa::datastore',
  'alexa:skill_messaging',
  'alexa::routines:triggerinstances:write',
]

/** A fake of Amazon's servers on loopback, with the calls that a skill makes by itself. Closed after the test. */
export async function givenAlexaCloud(): Promise<AlexaCloud> {
  const tokens = new Map<string, Token>()
  const cloud: AlexaCloud = {
    url: '',
    // With characters that must be escaped in a form.
    client: { id: 'amzn1.application-oa2-client.test', secret: 'amzn1.oa2-cs.v1.a+b&c=d%e' },
    scopes: new Set(scopes),
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
    const sent = await answer(request)
    if (sent === 'silence') return
    response.writeHead(sent.status, { 'content-type': 'application/json', ...sent.headers })
    response.end(sent.body === undefined ? '' : JSON.stringify(sent.body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(async () => {
    server.closeAllConnections()
    server.close()
  })
  cloud.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return cloud
}

/** The environment variables of a server that uses this cloud. */
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
  if (!cloud.scopes.has(scope)) return refuse(400, 'invalid_scope')
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
