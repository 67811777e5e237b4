import { Readable } from 'node:stream'
import { Away, networkCodes } from '../away.ts'
import type { S3Config } from '../config.ts'
import type { Waiting } from '../start-trouble.ts'
import { bytesOf, checkedKey, type Storage, TooLarge } from './storage.ts'

/** In seconds, but for `readers`. For the tests to shorten. */
export type S3Limits = {
  /** To connect. */
  connect: number
  /** In which nothing is sent or received. */
  silence: number
  /** For one call with its retries, until its answer begins. */
  answer: number
  /** For storing a file of 10 MB, with retries. */
  store: number
  /** Files that are read at once: each has a connection for as long as somebody takes. */
  readers: number
}

type Agent = { maxSockets: number }
type Connections = { socketTimeout: number; requestTimeout?: number; httpAgent?: Agent; httpsAgent?: Agent }

const usualLimits: S3Limits = { connect: 3, silence: 10, answer: 15, store: 60, readers: 1000 }

/** Bytes for which `store` is meant. */
const usualSize = 10_000_000

/** Seconds for which a signed address is good. With the time for which a cache keeps the answer: at most five minutes. */
export const signedFor = 180

/** Everybody who asks within so many seconds gets the same address of a file, so that caches know it again. */
const windowSeconds = 60

/** By the clock of the machine, which is the one that S3 compares with its own. */
function beginOfWindow(): Date {
  const milliseconds = windowSeconds * 1000
  return new Date(Math.floor(Date.now() / milliseconds) * milliseconds)
}

/** `holdsPictures`: false where the bucket may not be listed. */
export type BucketStorage = Storage & { holdsPictures(): Promise<boolean> }

/**
 * An S3 bucket, or anything that speaks its protocol. The SDK is loaded only when it is used. It tries each call three
 * times, which is safe: each one means the same when it is made twice.
 */
export async function openS3Storage(
  config: S3Config,
  limits: S3Limits = usualLimits,
): Promise<BucketStorage> {
  const s3 = await import('@aws-sdk/client-s3')
  const { getSignedUrl } = await import('@aws-sdk/s3-request-presigner')
  const silence = limits.silence * 1000
  const openClient = (own: Connections) =>
    new s3.S3Client({
      region: config.region,
      ...(config.endpoint && { endpoint: config.endpoint }),
      forcePathStyle: config.forcePathStyle,
      credentials: { accessKeyId: config.accessKeyId, secretAccessKey: config.secretAccessKey },
      // Other S3 servers do not support the newer checksums.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: {
        connectionTimeout: limits.connect * 1000,
        throwOnRequestTimeout: true,
        ...own,
      },
    })
  const client = openClient({ socketTimeout: silence })
  // A connection is silent, too, while who downloads the file takes nothing.
  const agent = { maxSockets: limits.readers }
  const reader = openClient({
    socketTimeout: 0,
    requestTimeout: silence,
    httpAgent: agent,
    httpsAgent: agent,
  })
  const at = (key: string) => ({ Bucket: config.bucket, Key: checkedKey(key) })

  /** S3 refuses a stream that is shorter than was said. It is sent once: what has been read cannot come again. */
  async function storeStream(key: string, bytes: AsyncIterable<Uint8Array>, length: number): Promise<number> {
    const stream = Readable.from(bytes, { objectMode: false })
    const broken = new AbortController()
    stream.on('error', () => broken.abort())
    const file = new s3.PutObjectCommand({ ...at(key), Body: stream, ContentLength: length })
    const seconds = limits.store * Math.max(1, length / usualSize)
    try {
      await within(seconds, ({ abortSignal }) =>
        client.send(file, { abortSignal: AbortSignal.any([abortSignal, broken.signal]) }),
      )
      return length
    } catch (error) {
      stream.destroy()
      await removePart(key, length).catch(() => {})
      throw stream.errored ?? error
    }
  }

  /**
   * There are S3 servers that keep what has come of a file. A whole one stays: another server has stored the same meanwhile,
   * and its row names it.
   */
  async function removePart(key: string, length: number): Promise<void> {
    const size = await storage.size(key)
    if (size !== null && size !== length) await storage.remove(key)
  }

  const storage: BucketStorage = {
    async put(key, body) {
      await within(limits.store, (options) =>
        client.send(new s3.PutObjectCommand({ ...at(key), Body: body }), options),
      )
    },
    async receive(key, bytes, limit, length) {
      if (length !== undefined) return storeStream(key, bytes, length)
      // S3 needs the length beforehand; without it a truncated stream would be stored as a complete file.
      // The limit is small enough to buffer the whole file.
      const body = await collect(bytes, limit)
      await storage.put(key, body)
      return body.length
    },
    async get(key, range) {
      const bytes = range && { Range: `bytes=${range.start}-${range.end}` }
      const found = await within(limits.answer, (options) =>
        reader.send(new s3.GetObjectCommand({ ...at(key), ...bytes }), options),
      ).catch(nullIfMissing)
      return found && { size: sizeOf(found), body: whileAwaited(found.Body as Readable, silence) }
    },
    async read(key) {
      const found = await storage.get(key)
      return found && bytesOf(found.body).catch(throwAway)
    },
    async size(key) {
      const found = await within(limits.answer, (options) =>
        client.send(new s3.HeadObjectCommand(at(key)), options),
      ).catch(nullIfMissing)
      return found?.ContentLength ?? null
    },
    async remove(key) {
      await within(limits.answer, (options) => client.send(new s3.DeleteObjectCommand(at(key)), options))
    },
    async presignPut(key, { contentType, size, expiresInSeconds }) {
      const command = new s3.PutObjectCommand({ ...at(key), ContentType: contentType, ContentLength: size })
      // As signed headers, so that the store refuses another type or length.
      const signableHeaders = new Set(['content-type', 'content-length', 'host'])
      return getSignedUrl(client, command, {
        expiresIn: expiresInSeconds,
        signableHeaders,
        unhoistableHeaders: signableHeaders,
      })
    },
    async presignGet(key, { contentType, contentDisposition, cacheControl }) {
      const command = new s3.GetObjectCommand({
        ...at(key),
        ResponseContentType: contentType,
        ResponseContentDisposition: contentDisposition,
        ResponseCacheControl: cacheControl,
      })
      return getSignedUrl(client, command, { expiresIn: signedFor, signingDate: beginOfWindow() })
    },
    async holdsPictures() {
      const command = new s3.ListObjectsV2Command({ Bucket: config.bucket, Prefix: 'pictures/', MaxKeys: 1 })
      const found = await within(limits.answer, (options) => client.send(command, options)).catch((error) => {
        // Nothing else needs to list: the key may lack the right, and the server the call.
        if (isS3Away(error)) throw error
        return null
      })
      return (found?.KeyCount ?? found?.Contents?.length ?? 0) > 0
    },
    async check() {
      // GET needs only read permission and, unlike HEAD, distinguishes a missing bucket from a missing key.
      const found = await within(Math.min(5, limits.answer), (options) =>
        client.send(new s3.GetObjectCommand(at('check')), options),
      ).catch(nullIfMissing)
      if (found) (found.Body as Readable).destroy()
    },
    async close() {
      client.destroy()
      reader.destroy()
    },
  }
  return storage
}

/** Ends the call after so many seconds. The bytes of an answer that has begun may take longer. */
async function within<T>(
  seconds: number,
  send: (options: { abortSignal: AbortSignal }) => Promise<T>,
): Promise<T> {
  const ending = new AbortController()
  const timer = setTimeout(() => ending.abort(), seconds * 1000)
  try {
    return await send({ abortSignal: ending.signal }).catch(throwAway)
  } finally {
    clearTimeout(timer)
  }
}

/** The same bytes. It fails when somebody has waited for the next of them for so many milliseconds. */
function whileAwaited(body: Readable, ms: number): Readable {
  async function* pieces() {
    const source = body[Symbol.asyncIterator]()
    for (;;) {
      const ending = setTimeout(() => body.destroy(new Silent()), ms)
      const { done, value } = await source.next().finally(() => clearTimeout(ending))
      if (done) return
      yield value
    }
  }
  const awaited = Readable.from(pieces(), { objectMode: false })
  // Not at the end of the generator: it has not begun where somebody left before the first byte.
  return awaited.once('close', () => body.destroy())
}

class Silent extends Error {
  override name = 'TimeoutError'
  override message = 'S3 stopped in the middle of a file.'
}

function throwAway(error: unknown): never {
  throw isS3Away(error) ? new Away('storage', error) : error
}

/** Whether S3 does not answer, or not in time, or is too busy, which may pass by itself. */
export function isS3Away(error: unknown): boolean {
  if (error instanceof Away) return true
  const { code = '', name = '', $metadata } = error as Partial<S3Error>
  const status = $metadata?.httpStatusCode
  if (status !== undefined) return status >= 500 || status === 429
  return networkCodes.test(code) || /Timeout|Abort/i.test(name)
}

type S3Error = { code: string; name: string; $metadata: { httpStatusCode?: number } }

/** The size of the whole object: of a part, it is behind the slash in "bytes 0-9/100". */
function sizeOf({ ContentRange, ContentLength }: { ContentRange?: string; ContentLength?: number }): number {
  return Number(ContentRange?.split('/')[1] ?? ContentLength ?? 0)
}

async function collect(bytes: AsyncIterable<Uint8Array>, limit: number): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of bytes) {
    size += chunk.length
    if (size > limit) throw new TooLarge()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** A missing bucket is an error; a missing file is not. */
function nullIfMissing(error: { name?: string; $metadata?: { httpStatusCode?: number } }): null {
  if (error.$metadata?.httpStatusCode === 404 && error.name !== 'NoSuchBucket') return null
  throw error
}

export function s3Waiting(bucket: string): Waiting {
  return {
    name: `The S3 bucket ${bucket}`,
    check: 'the variables that begin with S3_',
    isTemporary: isS3Away,
  }
}
