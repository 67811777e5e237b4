import { createPublicKey, verify } from 'node:crypto'

/** Why a push service refuses a request, in the status and words of real ones. */
export type Refusal = { status: number; body: string }

type Expected = { audience: string; now: number; publicKey: string }

const longestLife = 24 * 60 * 60

/** Null when the header proves who sends (RFC 8292). `now` in epoch milliseconds. */
export function refuseVapid(header: string | undefined, expected: Expected): Refusal | null {
  const [, token, key] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(header ?? '') ?? []
  if (!token || !key) return { status: 401, body: 'missing VAPID authorization' }
  if (key !== expected.publicKey) {
    const body =
      'the VAPID credentials in the authorization header do not correspond to the credentials used to create the subscriptions.'
    return { status: 403, body }
  }
  const wrong = wrongToken(token, expected)
  return wrong === null ? null : { status: 403, body: `BadJwtToken: ${wrong}` }
}

function wrongToken(token: string, { audience, now, publicKey }: Expected): string | null {
  const [header = '', claims = '', signature = ''] = token.split('.')
  if (JSON.parse(decode(header)).alg !== 'ES256') return 'the algorithm is not ES256'
  const key = { key: keyOf(publicKey), dsaEncoding: 'ieee-p1363' } as const
  const signed = Buffer.from(`${header}.${claims}`)
  if (!verify('sha256', signed, key, Buffer.from(signature, 'base64url'))) return 'wrong signature'
  const { aud, exp, sub } = JSON.parse(decode(claims))
  if (aud !== audience) return 'wrong audience'
  const lifeLeft = Number(exp) - now / 1000
  if (!(lifeLeft > 0 && lifeLeft <= longestLife)) return 'expired, or good for more than 24 hours'
  return /^(mailto:[^\s@]+@[^\s@]+|https:\/\/[^\s]+)$/.test(String(sub)) ? null : 'no contact'
}

function keyOf(publicKey: string) {
  const point = Buffer.from(publicKey, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'))
  return createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y } })
}

function decode(part: string): string {
  return Buffer.from(part, 'base64url').toString()
}
