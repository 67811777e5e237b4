import { createHmac, timingSafeEqual } from 'node:crypto'
import type { App } from '../../platform/context.ts'

/** Whose mails about which family. */
export type Subscription = { userId: string; groupId: string }

/** The address of the page that ends a person's mails about a family, for everybody who has the mail. */
export function unsubscribePath(app: Pick<App, 'secretKey'>, subscription: Subscription): string {
  return `/unsubscribe/${tokenOf(app, subscription)}`
}

/**
 * The ids and their signature, 64 bytes. It holds nothing else and does not end: a mail of last year must still be able
 * to end the mails. All it can do is to end them and to let them come again.
 */
function tokenOf(app: Pick<App, 'secretKey'>, { userId, groupId }: Subscription): string {
  const ids = Buffer.from(`${userId}${groupId}`.replaceAll('-', ''), 'hex')
  return Buffer.concat([ids, signatureOf(app, ids)]).toString('base64url')
}

/** Null for a token that is none of ours. Compared in constant time. */
export function readToken(app: Pick<App, 'secretKey'>, token: string): Subscription | null {
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length !== 64) return null
  const ids = bytes.subarray(0, 32)
  if (!timingSafeEqual(bytes.subarray(32), signatureOf(app, ids))) return null
  return { userId: uuid(ids.subarray(0, 16)), groupId: uuid(ids.subarray(16)) }
}

/** Signed for this purpose alone: no other signature of the server is good here. */
function signatureOf(app: Pick<App, 'secretKey'>, ids: Buffer): Buffer {
  return createHmac('sha256', app.secretKey).update('unsubscribe from mails\n').update(ids).digest()
}

function uuid(bytes: Buffer): string {
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
