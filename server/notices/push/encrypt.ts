import { createCipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto'

/** The keys of a browser's subscription, base64url: its public key on P-256, and its secret of 16 bytes. */
export type SubscriptionKeys = { p256dh: string; auth: string }

/** A message is one record, and push services take no more. */
const recordSize = 4096
/** The salt, the record size, and the length and bytes of our public key. */
const headerLength = 16 + 4 + 1 + 65

/**
 * Encrypts a text for one browser (RFC 8291, one record of RFC 8188). It is padded to a multiple of `padTo` bytes, so
 * that its length says little about what it says. `sender` and `salt` are for the example in the RFC: each message
 * has its own.
 */
export function encryptPush(
  { p256dh, auth }: SubscriptionKeys,
  text: string,
  padTo: number,
  { sender = newPair(), salt = randomBytes(16) }: { sender?: ECDH; salt?: Buffer } = {},
): Buffer {
  const browserKey = Buffer.from(p256dh, 'base64url')
  const senderKey = sender.getPublicKey()
  const about = Buffer.concat([Buffer.from('WebPush: info\0'), browserKey, senderKey])
  const secret = hkdf(sender.computeSecret(browserKey), Buffer.from(auth, 'base64url'), about, 32)
  const key = hkdf(secret, salt, 'Content-Encoding: aes128gcm\0', 16)
  const nonce = hkdf(secret, salt, 'Content-Encoding: nonce\0', 12)
  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  const header = Buffer.alloc(headerLength)
  salt.copy(header)
  header.writeUInt32BE(recordSize, 16)
  header.writeUInt8(senderKey.length, 20)
  senderKey.copy(header, 21)
  return Buffer.concat([header, cipher.update(padded(text, padTo)), cipher.final(), cipher.getAuthTag()])
}

function newPair(): ECDH {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  return pair
}

/** The text, the delimiter of a last record, and zeros. */
function padded(text: string, padTo: number): Buffer {
  const length = Buffer.byteLength(text) + 1
  const bytes = Buffer.alloc(Math.ceil(length / padTo) * padTo)
  bytes.write(text)
  bytes[length - 1] = 2
  return bytes
}

function hkdf(secret: Buffer, salt: Buffer, info: Buffer | string, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, length))
}
