import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  randomBytes,
  type ScryptOptions,
  scrypt,
  timingSafeEqual,
} from 'node:crypto'
import { BackupTrouble } from '../trouble.ts'

// A sealed file: a header, and chunks of AES-256-GCM. The nonce of a chunk is its number and whether it is the last one,
// so none can be changed, left out, repeated or moved, and the file cannot be cut, without it being seen. Each file has a
// key of its own, because its salt is random: so no nonce is ever used twice with one key.

/** What every sealed file begins with, and the first bytes of no other backup. */
export const magic = Buffer.from('sunporch-sealed1')

/** A power of two. One guess at a passphrase takes 128 MB of memory: a computer of 1 GB can do it, too. */
const highestCost = 17
const lowestCost = 10
const parameters = { blockSize: 8, parallelization: 1, maxmem: 160 * 1024 * 1024 }
const saltLength = 16
const checkLength = 32
/** The magic, the cost as a power of two, the salt, and a proof of the passphrase. */
const headerLength = magic.length + 1 + saltLength + checkLength
const chunkLength = 64 * 1024
const tagLength = 16

export async function* seal(
  bytes: AsyncIterable<Uint8Array>,
  passphrase: string,
  cost = highestCost,
): AsyncGenerator<Buffer> {
  const salt = randomBytes(saltLength)
  const head = Buffer.concat([magic, Buffer.of(cost), salt])
  const { key, check } = await keysOf(passphrase, salt, cost)
  yield Buffer.concat([head, proof(check, head)])
  let number = 0
  for await (const { chunk, isLast } of chunked(bytes, chunkLength)) {
    const cipher = createCipheriv('aes-256-gcm', key, nonce(number++, isLast))
    yield Buffer.concat([cipher.update(chunk), cipher.final(), cipher.getAuthTag()])
  }
}

/** Throws `BackupTrouble` for a wrong passphrase, and for a file that is damaged or not complete. */
export async function* unseal(
  bytes: AsyncIterable<Uint8Array>,
  passphrase: string,
): AsyncGenerator<Uint8Array> {
  let key: Buffer | null = null
  let number = 0
  for await (const { chunk, isLast } of chunked(bytes, chunkLength + tagLength, headerLength)) {
    if (key) {
      yield open(key, chunk, nonce(number++, isLast))
      continue
    }
    key = await keyIn(chunk, passphrase)
  }
  if (number === 0) throw new BackupTrouble(damaged)
}

const damaged = 'The file is damaged or not complete.'

async function keyIn(header: Buffer, passphrase: string): Promise<Buffer> {
  if (header.length < headerLength) throw new BackupTrouble(damaged)
  const head = header.subarray(0, headerLength - checkLength)
  const power = head[magic.length] ?? 0
  // A forged file cannot ask for more memory than this.
  if (power < lowestCost || power > highestCost) throw new BackupTrouble(damaged)
  const { key, check } = await keysOf(passphrase, head.subarray(magic.length + 1), power)
  if (timingSafeEqual(proof(check, head), header.subarray(headerLength - checkLength))) return key
  throw new BackupTrouble('The passphrase is not the one that the file was sealed with.')
}

function open(key: Buffer, chunk: Buffer, iv: Buffer): Buffer {
  const sealed = chunk.subarray(0, -tagLength)
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: tagLength })
    decipher.setAuthTag(chunk.subarray(-tagLength))
    return Buffer.concat([decipher.update(sealed), decipher.final()])
  } catch (error) {
    throw new BackupTrouble(damaged, { cause: error })
  }
}

/** One half seals, the other proves the passphrase. */
async function keysOf(passphrase: string, salt: Buffer, power: number) {
  const options = { ...parameters, cost: 2 ** power }
  const both = await derive(passphrase.normalize('NFC'), salt, 64, options)
  return { key: both.subarray(0, 32), check: both.subarray(32) }
}

function derive(passphrase: string, salt: Buffer, length: number, options: ScryptOptions): Promise<Buffer> {
  return new Promise((resolve, reject) =>
    scrypt(passphrase, salt, length, options, (error, key) => (error ? reject(error) : resolve(key))),
  )
}

function proof(check: Buffer, head: Buffer): Buffer {
  return createHmac('sha256', check).update(head).digest()
}

function nonce(number: number, isLast: boolean): Buffer {
  const made = Buffer.alloc(12)
  made.writeBigUInt64BE(BigInt(number), 3)
  made[11] = isLast ? 1 : 0
  return made
}

/** Pieces of this length. The last one may be shorter, and is there even when it is empty; `first` is another length for the first. */
async function* chunked(bytes: AsyncIterable<Uint8Array>, length: number, first = length) {
  let held: Uint8Array[] = []
  let size = 0
  let wanted = first
  for await (const piece of bytes) {
    held.push(piece)
    size += piece.length
    // One byte more than a chunk shows that it is not the last one.
    if (size <= wanted) continue
    let all: Buffer = Buffer.concat(held, size)
    while (all.length > wanted) {
      yield { chunk: all.subarray(0, wanted), isLast: false }
      all = all.subarray(wanted)
      wanted = length
    }
    held = [all]
    size = all.length
  }
  yield { chunk: Buffer.concat(held, size), isLast: true }
}
