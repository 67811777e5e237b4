import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto'
import type {
  MadePasskey,
  PasskeyCreation,
  PasskeyRequest,
  UsedPasskey,
} from '#contract/identity/passkeys.ts'

type Answering = {
  /** The origin that the browser says; as the server expects it when it is left out. */
  origin?: string
  rpId?: string
  /** What it says how often it was used. */
  counter?: number
  /** Whether it asked for a finger, a face or a PIN. */
  isVerified?: boolean
  /** What the browser says besides, as of a frame. */
  said?: object
}

/** An authenticator in software: ES256, discoverable passkeys, real CBOR, COSE and signatures. */
export type Authenticator = {
  make(options: PasskeyCreation, answering?: Answering): MadePasskey
  /** Signs with the passkey that was made last. */
  use(options: PasskeyRequest, answering?: Answering): UsedPasskey
}

export function softwareAuthenticator(site: string): Authenticator {
  let passkey: { id: Buffer; key: KeyObject; userHandle: string; counter: number } | null = null
  return {
    make(options, { origin = site, rpId = options.rp.id, isVerified = true, said = {} } = {}) {
      const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
      const id = randomBytes(32)
      passkey = { id, key: privateKey, userHandle: options.user.id, counter: 0 }
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
      const credential = Buffer.concat([
        Buffer.alloc(16),
        Buffer.from([0, id.length]),
        id,
        // COSE: an elliptic key (2), for ES256 (-7), on P-256 (1), with its two coordinates.
        cbor(
          new Map<number, Cbor>([
            [1, 2],
            [3, -7],
            [-1, 1],
            [-2, bytesOf(x)],
            [-3, bytesOf(y)],
          ]),
        ),
      ])
      const authData = Buffer.concat([authenticatorData(rpId, isVerified ? 0x45 : 0x41, 0), credential])
      const attestation = cbor(
        new Map<string, Cbor>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', authData],
        ]),
      )
      return {
        ...named(id),
        response: {
          clientDataJSON: clientData('webauthn.create', options.challenge, origin, said).toString(
            'base64url',
          ),
          attestationObject: attestation.toString('base64url'),
          transports: ['internal', 'hybrid'],
        },
      }
    },

    use(options, { origin = site, rpId = options.rpId, counter, isVerified = true, said = {} } = {}) {
      if (!passkey) throw new Error('No passkey was made.')
      passkey.counter = counter ?? passkey.counter + 1
      const authData = authenticatorData(rpId, isVerified ? 0x05 : 0x01, passkey.counter)
      const signedFor = clientData('webauthn.get', options.challenge, origin, said)
      const signed = Buffer.concat([authData, createHash('sha256').update(signedFor).digest()])
      return {
        ...named(passkey.id),
        response: {
          clientDataJSON: signedFor.toString('base64url'),
          authenticatorData: authData.toString('base64url'),
          signature: createSign('sha256').update(signed).sign(passkey.key).toString('base64url'),
          userHandle: passkey.userHandle,
        },
      }
    },
  }
}

function named(id: Buffer) {
  const text = id.toString('base64url')
  return { id: text, rawId: text, type: 'public-key' as const, clientExtensionResults: {} }
}

function clientData(type: string, challenge: string, origin: string, more: object): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false, ...more }))
}

/** `flags`: 1 somebody was there, 4 it was the person, 0x40 a credential follows. */
function authenticatorData(rpId: string, flags: number, counter: number): Buffer {
  const counted = Buffer.alloc(4)
  counted.writeUInt32BE(counter)
  return Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.from([flags]), counted])
}

function bytesOf(base64url: string): Buffer {
  return Buffer.from(base64url, 'base64url')
}

type Cbor = number | string | Buffer | Map<number | string, Cbor>

/** As much of CBOR (RFC 8949) as an authenticator writes. */
function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  const entries = [...value].flatMap(([key, entry]) => [cbor(key), cbor(entry)])
  return Buffer.concat([head(5, value.size), ...entries])
}

function head(major: number, count: number): Buffer {
  if (count < 24) return Buffer.from([(major << 5) | count])
  if (count < 256) return Buffer.from([(major << 5) | 24, count])
  return Buffer.from([(major << 5) | 25, count >> 8, count & 255])
}
