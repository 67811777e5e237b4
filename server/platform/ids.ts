import { createHash, createHmac, randomBytes, randomUUIDv7 } from 'node:crypto'

/** A UUIDv7: ids made later sort later, which keeps the indexes of both engines compact. */
export function newId(): string {
  return randomUUIDv7()
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
