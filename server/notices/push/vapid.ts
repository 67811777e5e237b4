import { sign } from 'node:crypto'
import { hours } from '../../platform/clock.ts'
import type { Config } from '../../platform/config.ts'
import type { App } from '../../platform/context.ts'
import './push-state.ts'
import { readOrMakeVapidKeys, type VapidKeys } from './vapid-keys.ts'

/** Push services refuse tokens that are good for more than 24 hours. */
const goodFor = hours(12)
/** A token is used again while it is good for at least this long. */
const leastLeft = hours(6)

export async function publicKey(app: App): Promise<string> {
  return (await vapidKeys(app)).publicKey
}

/** The header that proves to a push service who sends (RFC 8292). `origin` is where the browser subscribed. */
export async function vapidHeader(app: App, endpoint: URL, origin: string): Promise<string> {
  const keys = await vapidKeys(app)
  const subject = contactOf(app.config, origin)
  const { tokens } = app.push
  const name = `${endpoint.origin} ${subject}`
  const now = app.clock.now()
  const kept = tokens.get(name)
  const isGood = kept && kept.expiresAt > now + leastLeft && kept.expiresAt <= now + goodFor
  const token = isGood ? kept.token : newToken(keys, endpoint.origin, now + goodFor, subject)
  if (!isGood) tokens.set(name, { token, expiresAt: now + goodFor })
  return `vapid t=${token}, k=${keys.publicKey}`
}

/** Reads keys and tokens anew the next time: another server may have replaced the keys. */
export function forgetVapid(app: App): void {
  app.push.keys = null
  app.push.tokens.clear()
}

/** Concurrent callers share one reading. */
function vapidKeys(app: App): Promise<VapidKeys> {
  const keys = app.push.keys ?? readOrMakeVapidKeys(app)
  app.push.keys = keys
  keys.catch(() => {
    if (app.push.keys === keys) app.push.keys = null
  })
  return keys
}

/** How a push service reaches who runs this server: a mail address or a page over HTTPS, as RFC 8292 asks for. */
export function contactOf({ operator, publicUrl }: Pick<Config, 'operator' | 'publicUrl'>, origin: string) {
  const mail = /[\w.+-]+@[\w-]+(\.[\w-]+)+/.exec(operator ?? '')
  if (mail) return `mailto:${mail[0]}`
  const page = [publicUrl, origin].find((url) => url?.startsWith('https://'))
  return page ?? 'mailto:operator@sunporch.invalid'
}

function newToken({ privateKey }: VapidKeys, audience: string, expiresAt: number, subject: string): string {
  const claims = { aud: audience, exp: Math.floor(expiresAt / 1000), sub: subject }
  const signed = `${encode({ typ: 'JWT', alg: 'ES256' })}.${encode(claims)}`
  const signature = sign('sha256', Buffer.from(signed), { key: privateKey, dsaEncoding: 'ieee-p1363' })
  return `${signed}.${signature.toString('base64url')}`
}

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}
