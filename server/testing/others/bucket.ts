import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'
import type { S3Config } from '../../platform/config.ts'

export type Bucket = { config: S3Config; stop(): Promise<void> }

/**
 * An empty bucket on an S3 server of its own on loopback. `canBeListed`: it then checks no signatures, because for those of
 * the bucket itself it leaves the slash at the end of the path out.
 */
export async function startBucket({ canBeListed = false } = {}): Promise<Bucket> {
  const directory = await mkdtemp(join(tmpdir(), 'sunporch-s3-'))
  const bucket = 'sunporch'
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    allowMismatchedSignatures: canBeListed,
    directory,
    configureBuckets: [{ name: bucket, configs: [] }],
  })
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
    async stop() {
      await server.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}

/** The variables that name the bucket. */
export function bucketEnvironment({ endpoint = '', bucket, accessKeyId, secretAccessKey }: S3Config) {
  return {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  }
}
