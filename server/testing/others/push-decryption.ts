import { createDecipheriv, createECDH, createHmac, type ECDH, randomBytes } from 'node:crypto'

/** What a browser keeps of a subscription: a key pair on P-256, and the secret it shares with the sender. */
export type BrowserKeys = { pair: ECDH; auth: Buffer }

export function newBrowserKeys(): BrowserKeys {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  return { pair, auth: randomBytes(16) }
}

/** What came out of the encryption. */
type Opened = { text: string; paddingLength: number }

const idLengthAt = 20
const tagLength = 16

/**
 * Opens the body of a push message as a browser does (RFC 8291, in one record of RFC 8188). Written from the RFCs and
 * without any code of the sender, so that the two hold each other. Throws for anything that a browser would drop.
 */
export function decryptPush({ pair, auth }: BrowserKeys, body: Buffer): Opened {
  if (body.length < idLengthAt + 1 + tagLength) throw new Error('The body is shorter than its header.')
  const salt = body.subarray(0, 16)
  const recordSize = body.readUInt32BE(16)
  const idLength = body.readUInt8(idLengthAt)
  const senderKey = body.subarray(idLengthAt + 1, idLengthAt + 1 + idLength)
  const record = body.subarray(idLengthAt + 1 + idLength)
  if (idLength !== 65) throw new Error(`The sender's key has ${idLength} bytes instead of 65.`)
  if (record.length > recordSize) throw new Error('A push message is one record.')
  const { key, nonce } = deriveKeys(pair, auth, senderKey, salt)
  const decipher = createDecipheriv('aes-128-gcm', key, nonce)
  decipher.setAuthTag(record.subarray(-tagLength))
  const padded = Buffer.concat([decipher.update(record.subarray(0, -tagLength)), decipher.final()])
  return withoutPadding(padded)
}

function deriveKeys(pair: ECDH, auth: Buffer, senderKey: Buffer, salt: Buffer) {
  const shared = pair.computeSecret(senderKey)
  const about = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), senderKey])
  const secret = expand(hmac(auth, shared), about, 32)
  const extracted = hmac(salt, secret)
  return {
    key: expand(extracted, Buffer.from('Content-Encoding: aes128gcm\0'), 16),
    nonce: expand(extracted, Buffer.from('Content-Encoding: nonce\0'), 12),
  }
}

/** The first block of HKDF (RFC 5869): no key here is longer. */
function expand(key: Buffer, info: Buffer, length: number): Buffer {
  return hmac(key, Buffer.concat([info, Buffer.from([1])])).subarray(0, length)
}

function hmac(key: Buffer, data: Buffer): Buffer {
  return createHmac('sha256', key).update(data).digest()
}

/** The last record ends with a 2 and any number of zeros. */
function withoutPadding(padded: Buffer): Opened {
  let end = padded.length - 1
  while (end >= 0 && padded[end] === 0) end--
  if (padded[end] !== 2) throw new Error('The last record has no delimiter.')
  return { text: padded.subarray(0, end).toString('utf8'), paddingLength: padded.length - end - 1 }
}
