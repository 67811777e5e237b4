import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { S3Config } from '../config.ts'
import { checkedKey, type Storage, TooLarge } from './storage.ts'

/** An S3 bucket, or anything that speaks its protocol. The SDK is loaded only when it is used. */
export async function openS3Storage(config: S3Config): Promise<Storage> {
  const s3 = await import('@aws-sdk/client-s3')
  const { getSignedUrl } = await import('@aws-sdk/s3-request-presigner')
  const client = new s3.S3Client({
    region: config.region,
    ...(config.endpoint && { endpoint: config.endpoint }),
    forcePathStyle: config.forcePathStyle,
    credentials: { accessKeyId: config.accessKeyId, secretAccessKey: config.secretAccessKey },
    // Other S3 servers do not support the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 5_000, socketTimeout: 30_000 },
  })
  const at = (key: string) => ({ Bucket: config.bucket, Key: checkedKey(key) })

  const storage: Storage = {
    async put(key, body) {
      await client.send(new s3.PutObjectCommand({ ...at(key), Body: body }))
    },
    async receive(key, bytes, limit) {
      // S3 needs the length beforehand; without it a truncated stream would be stored as a complete file.
      // The limit is small enough to buffer the whole file.
      const body = await collect(bytes, limit)
      await storage.put(key, body)
      return body.length
    },
    async get(key, range) {
      const bytes = range && { Range: `bytes=${range.start}-${range.end}` }
      const found = await client.send(new s3.GetObjectCommand({ ...at(key), ...bytes })).catch(nullIfMissing)
      return found && { size: sizeOf(found), stream: found.Body as Readable }
    },
    async read(key) {
      const found = await storage.get(key)
      return found && buffer(found.stream)
    },
    async size(key) {
      const found = await client.send(new s3.HeadObjectCommand(at(key))).catch(nullIfMissing)
      return found?.ContentLength ?? null
    },
    async remove(key) {
      await client.send(new s3.DeleteObjectCommand(at(key)))
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
    async presignGet(key, { expiresInSeconds, contentType, contentDisposition, cacheControl }) {
      const command = new s3.GetObjectCommand({
        ...at(key),
        ResponseContentType: contentType,
        ResponseContentDisposition: contentDisposition,
        ResponseCacheControl: cacheControl,
      })
      return getSignedUrl(client, command, { expiresIn: expiresInSeconds })
    },
    async check() {
      // GET needs only read permission and, unlike HEAD, distinguishes a missing bucket from a missing key.
      const abortSignal = AbortSignal.timeout(5_000)
      const found = await client
        .send(new s3.GetObjectCommand(at('check')), { abortSignal })
        .catch(nullIfMissing)
      if (found) (found.Body as Readable).destroy()
    },
    async close() {
      client.destroy()
    },
  }
  return storage
}

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
