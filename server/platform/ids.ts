import { createHash, createHmac, randomBytes, randomUUIDv7 } from 'node:crypto'

/** A UUIDv7: ids made later sort later, which keeps the indexes of both engines compact. */
export function newId(): string {
  return randomUUIDv7()
}

/** 256 random bits, for what opens a door by itself. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** How a token is kept: whoever reads the database cannot use it. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

/** How a short code is kept: without the key all codes could be tried. */
export function hashCode(code: string, key: Buffer): string {
  return createHmac('sha256', key).update(code).digest('base64url')
}
