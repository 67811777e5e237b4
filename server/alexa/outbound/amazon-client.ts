import { minutes, seconds } from '../../platform/clock.ts'
import type { App } from '../../platform/context.ts'
import { limitConcurrency } from '../../platform/work/concurrency.ts'
import '../alexa-state.ts'
import { recordSeen } from '../setup/seen.service.ts'

export type Scope = 'alexa::proactive_events' | 'alexa::datastore'

/** Amazon's answer; status 0: none came, in time or at all. `body` is null when it is no JSON. */
export type AmazonAnswer = { status: number; body: unknown; retryAfterMs: number | null }

const answersWithin = seconds(5)
const renewBefore = minutes(1)
const longestAnswer = 256 * 1024
const oneOfFew = limitConcurrency(4)
/** What an Echo names as its region's address is only believed when it is one of these. */
const regions = /^https:\/\/api\.(eu\.|fe\.)?amazonalexa\.com$/
const northAmerica = 'https://api.amazonalexa.com'

/** The address that this Echo's account lives at. */
export function apiUrl(app: App, endpoint: string | null): string {
  if (app.config.alexa?.apiUrl) return app.config.alexa.apiUrl
  return endpoint && regions.test(endpoint) ? endpoint : northAmerica
}

/** One call with a token for the scope; never throws, never waits longer than a few seconds. */
export async function callAmazon(
  app: App,
  scope: Scope,
  { method, url, body }: { method: 'GET' | 'POST'; url: string; body?: unknown },
): Promise<AmazonAnswer> {
  const token = await requireToken(app, scope)
  if (typeof token !== 'string') return token
  const answer = await request(url, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  // It may have been taken back before its time: the next call gets a new one.
  if (answer.status === 401 || answer.status === 403) app.alexa.tokens.delete(scope)
  return answer
}

/** A token, or the answer that came instead of one. Whoever needs it meanwhile waits for the same. */
async function requireToken(app: App, scope: Scope): Promise<string | AmazonAnswer> {
  const known = app.alexa.tokens.get(scope)
  if (known && known.goodUntil > app.clock.now() + renewBefore) return known.token
  const asking = app.alexa.asking.get(scope) ?? askForToken(app, scope)
  app.alexa.asking.set(scope, asking)
  try {
    return await asking
  } finally {
    app.alexa.asking.delete(scope)
  }
}

async function askForToken(app: App, scope: Scope): Promise<string | AmazonAnswer> {
  const { client, tokenUrl } = app.config.alexa ?? {}
  if (!client || !tokenUrl) return { status: 0, body: null, retryAfterMs: null }
  const answer = await request(tokenUrl, {
    method: 'POST',
    // URLSearchParams writes the header that goes with it, and escapes what a secret may hold.
    body: new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: client.id,
      client_secret: client.secret,
      scope,
    }),
  })
  const given = answer.body as { access_token?: unknown; expires_in?: unknown } | null
  if (answer.status !== 200 || typeof given?.access_token !== 'string') {
    // Wrong ids are no reason to give up what waits: somebody may put them right.
    app.log.warn({ scope, status: answer.status }, 'Amazon gave no token')
    return { ...answer, status: answer.status >= 400 && answer.status < 500 ? 429 : answer.status && 500 }
  }
  const lasts = typeof given.expires_in === 'number' ? seconds(given.expires_in) : minutes(30)
  app.alexa.tokens.set(scope, { token: given.access_token, goodUntil: app.clock.now() + lasts })
  await recordSeen(app, 'token')
  return given.access_token
}

function request(url: string, init: RequestInit): Promise<AmazonAnswer> {
  return oneOfFew(async () => {
    try {
      const response = await fetch(url, {
        ...init,
        redirect: 'error',
        signal: AbortSignal.timeout(answersWithin),
      })
      const text = await response.text()
      const wait = Number(response.headers.get('retry-after'))
      return {
        status: response.status,
        body: text.length > longestAnswer ? null : parsed(text),
        retryAfterMs: wait > 0 ? seconds(wait) : null,
      }
    } catch {
      return { status: 0, body: null, retryAfterMs: null }
    }
  })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Worth another try later: nobody answered, too much was asked, or Amazon was in trouble. */
export function isPassing({ status }: AmazonAnswer): boolean {
  return status === 0 || status === 401 || status === 408 || status === 429 || status >= 500
}
