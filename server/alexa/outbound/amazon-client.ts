import * as z from 'zod/mini'
import { minutes, seconds } from '../../platform/clock.ts'
import type { App } from '../../platform/context.ts'
import '../alexa-state.ts'
import { leavePlace } from '../../platform/work/calls-by-person.ts'
import { type AmazonAnswer, noAnswer } from '../amazon-answer.ts'
import { recordSeen } from '../seen.service.ts'
import { type Scope, scopes, tokenProblem } from './token-problem.ts'

const maxBodyLength = 256 * 1024
/** Tokens are renewed this long before they expire. */
const renewBefore = minutes(1)
const defaultTokenLifetime = minutes(30)
/** Requests of Echos name their region's address. Only these are used. */
const regions = /^https:\/\/api\.(eu\.|fe\.)?amazonalexa\.com$/
const unreachable = 'Amazon did not answer, or had a fault. It is tried again.'
const northAmerica = 'https://api.amazonalexa.com'

/** The base URL of the region that the Echo's account belongs to. */
export function apiUrl(app: App, endpoint: string | null): string {
  if (app.config.alexa?.apiUrl) return app.config.alexa.apiUrl
  return endpoint && regions.test(endpoint) ? endpoint : northAmerica
}

/** One call with a token for the scope. Never throws; a call that takes longer than `app.alexa.endOfCall` has status 0. */
export async function callAmazon(
  app: App,
  scope: Scope,
  { method, url, body }: { method: 'GET' | 'POST'; url: string; body?: unknown },
): Promise<AmazonAnswer> {
  const token = await getToken(app, scope)
  if (typeof token !== 'string') return token
  const answer = await request(app, url, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  // Amazon may revoke a token before it expires: the next call gets a new one.
  if (answer.status === 401 || answer.status === 403) app.alexa.tokens.delete(scope)
  return answer
}

/** Asks Amazon for new tokens, so that the set-up says at once whether client id and secret are right. */
export async function checkTokens(app: App): Promise<void> {
  for (const scope of listScopes()) {
    app.alexa.tokens.delete(scope)
    await getToken(app, scope)
  }
}

export function listScopes(): Scope[] {
  return Object.keys(scopes) as Scope[]
}

/** A token, or the answer that came instead of one. Concurrent callers share one request. */
async function getToken(app: App, scope: Scope): Promise<string | AmazonAnswer> {
  const { tokens, tokenRequests } = app.alexa
  const cached = tokens.get(scope)
  if (cached && cached.goodUntil > app.clock.now() + renewBefore) return cached.token
  const request = tokenRequests.get(scope) ?? requestToken(app, scope)
  tokenRequests.set(scope, request)
  try {
    return await request
  } finally {
    tokenRequests.delete(scope)
  }
}

const TokenAnswer = z.object({
  access_token: z.string(),
  expires_in: z.catch(z.optional(z.number()), undefined),
})

async function requestToken(app: App, scope: Scope): Promise<string | AmazonAnswer> {
  const { client, tokenUrl } = app.config.alexa ?? {}
  if (!client || !tokenUrl) return noAnswer
  const answer = await request(app, tokenUrl, {
    method: 'POST',
    // URLSearchParams sets the content type and escapes the secret.
    body: new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: client.id,
      client_secret: client.secret,
      scope,
    }),
  })
  const parsed = TokenAnswer.safeParse(answer.body)
  if (answer.status !== 200 || !parsed.success) {
    const problem = tokenProblem(scope, answer)
    app.log.warn({ scope, status: answer.status, error: problem?.code ?? null }, 'Amazon gave no token')
    await recordSeen(app, `no-token ${scope}`, problem?.why ?? unreachable)
    return { ...answer, status: statusWithoutToken(answer.status), noToken: problem?.why ?? null }
  }
  const { access_token: token, expires_in: expiresIn } = parsed.data
  const lifetime = expiresIn === undefined ? defaultTokenLifetime : seconds(expiresIn)
  app.alexa.tokens.set(scope, { token, goodUntil: app.clock.now() + lifetime })
  await recordSeen(app, `token ${scope}`)
  return token
}

/** A wrong client id or secret counts as temporary, because somebody may correct the configuration. */
function statusWithoutToken(status: number): number {
  if (status >= 400 && status < 500) return 429
  return status === 0 ? 0 : 500
}

function request(app: App, url: string, init: RequestInit): Promise<AmazonAnswer> {
  leavePlace()
  return app.alexa.limitCalls(async () => {
    try {
      const response = await fetch(url, { ...init, redirect: 'error', signal: app.alexa.endOfCall() })
      const text = await response.text()
      const wait = Number(response.headers.get('retry-after'))
      return {
        status: response.status,
        body: text.length > maxBodyLength ? null : parseJson(text),
        retryAfterMs: wait > 0 ? seconds(wait) : null,
        noToken: null,
      }
    } catch {
      return noAnswer
    }
  })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
