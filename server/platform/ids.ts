import { createHash, createHmac, randomBytes, randomUUID } from 'node:crypto'

/** Of the last id: its time in epoch milliseconds, and how many ids before it have this time. */
let [time, count] = [0, 0]
const maxCount = 0xfff

/**
 * A UUIDv7: ids made later sort later, which keeps the indexes of both engines compact, and orders rows of the same
 * instant. `randomUUIDv7` of Node orders those of the same millisecond by chance, so the twelve bits after the version
 * count them (RFC 9562, 6.2, method 1).
 */
export function newId(): string {
  const now = Date.now()
  if (now > time) [time, count] = [now, 0]
  else if (count < maxCount) count++
  else [time, count] = [time + 1, 0]
  const hex = time.toString(16).padStart(12, '0')
  const counted = count.toString(16).padStart(3, '0')
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7${counted}${randomUUID().slice(18)}`
}

/** The id that belongs to the text: a UUID of version 8, made of its hash. */
export function idOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** 256 random bits, for a token that grants access by itself. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** The stored form of a token: a leaked database does not reveal the token. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

/** The stored form of a short code. Keyed, because all short codes can be enumerated. */
export function hashCode(code: string, key: Buffer): string {
  return createHmac('sha256', key).update(code).digest('base64url')
}
