import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { App } from './context.ts'

const nonceLength = 12
const tagLength = 16

/**
 * Encrypts a secret for the database with the server's secret key: a leaked database does not reveal it. `purpose`
 * names what it is; text that was sealed for another purpose cannot be unsealed.
 */
export function seal(app: Pick<App, 'secretKey'>, purpose: string, text: string): string {
  const nonce = randomBytes(nonceLength)
  const cipher = createCipheriv('aes-256-gcm', keyFor(app, purpose), nonce)
  const sealed = [nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]
  return Buffer.concat(sealed).toString('base64url')
}

/** Null for what was sealed with another secret key or for another purpose. */
export function unseal(app: Pick<App, 'secretKey'>, purpose: string, sealed: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url')
  if (bytes.length < nonceLength + tagLength) return null
  const decipher = createDecipheriv('aes-256-gcm', keyFor(app, purpose), bytes.subarray(0, nonceLength))
  decipher.setAuthTag(bytes.subarray(-tagLength))
  try {
    return (
      decipher.update(bytes.subarray(nonceLength, -tagLength), undefined, 'utf8') + decipher.final('utf8')
    )
  } catch {
    return null
  }
}

function keyFor({ secretKey }: Pick<App, 'secretKey'>, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secretKey, '', purpose, 32))
}

/**
 * 256 bits, for a secret that a call of `memberId` makes. Made again with the same key, because its answer was lost, the call
 * gets the same secret, though only the hash of it is stored. Without a key they are random.
 */
export function secretOfCall(
  { secretKey }: Pick<App, 'secretKey'>,
  purpose: string,
  { memberId, key }: { memberId: string; key: string | undefined },
): Buffer {
  if (key === undefined) return randomBytes(32)
  return Buffer.from(hkdfSync('sha256', secretKey, memberId, `${purpose} ${key}`, 32))
}
