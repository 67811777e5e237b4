import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver, { type RequestOfBucket } from '@20minutes/s3rver'
import type { S3Config } from '../../platform/config.ts'

export type Bucket = {
  config: S3Config
  /** The paths of what was read by signed addresses, in order. */
  read: string[]
  stop(): Promise<void>
}

type Options = {
  /**
   * It then checks no signatures, because for those of the bucket itself the server leaves the slash at the end of the
   * path out.
   */
  canBeListed?: boolean
  /** The origin whose pages may read and write; none: the bucket has no CORS rule. */
  origin?: string
}

/** An empty bucket on an S3 server of its own on loopback. */
export async function startBucket({ canBeListed = false, origin }: Options = {}): Promise<Bucket> {
  const directory = await mkdtemp(join(tmpdir(), 'sunporch-s3-'))
  const bucket = 'sunporch'
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    allowMismatchedSignatures: canBeListed,
    directory,
    configureBuckets: [{ name: bucket, configs: origin ? [corsOf(origin)] : [] }],
  })
  const read: string[] = []
  server.middleware.unshift((request, next) => readSigned(request, next, read))
  const { port } = await server.run()
  const config = {
    endpoint: `http://127.0.0.1:${port}`,
    region: 'us-east-1',
    bucket,
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
    forcePathStyle: true,
  }
  return {
    config,
    read,
    async stop() {
      await server.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}

/** S3 answers nobody who has not signed; this server would. Tests list what is there with a header that says so. */
async function readSigned(
  request: RequestOfBucket,
  next: () => Promise<void>,
  read: string[],
): Promise<void> {
  const { method, path, query, headers } = request
  if (method === 'GET' && !headers['x-amz-anonymous']) {
    if (!headers.authorization && !query['X-Amz-Signature']) {
      request.status = 403
      return
    }
    if (query['X-Amz-Signature']) read.push(path)
  }
  await next()
}

function corsOf(origin: string): string {
  const methods = ['GET', 'PUT'].map((method) => `<AllowedMethod>${method}</AllowedMethod>`).join('')
  return `<CORSConfiguration><CORSRule><AllowedOrigin>${origin}</AllowedOrigin>${methods}<AllowedHeader>*</AllowedHeader></CORSRule></CORSConfiguration>`
}

/** The variables that name the bucket. */
export function bucketEnvironment({
  endpoint = '',
  bucket,
  accessKeyId,
  secretAccessKey,
}: Omit<S3Config, 'region' | 'forcePathStyle'>) {
  return {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  }
}
