import { onTestFinished } from 'vitest'
import type { S3Config } from '../../platform/config.ts'
import { startBucket } from '../others/bucket.ts'

/** An empty bucket on an S3 server of its own on loopback, gone after the test. */
export async function givenBucket(): Promise<S3Config> {
  const bucket = await startBucket()
  onTestFinished(() => bucket.stop())
  return bucket.config
}

/** The variables by which a server uses it. */
export function bucketEnvironment(bucket: S3Config): Record<string, string> {
  return {
    S3_BUCKET: bucket.bucket,
    S3_ENDPOINT: bucket.endpoint ?? '',
    S3_REGION: bucket.region,
    S3_ACCESS_KEY_ID: bucket.accessKeyId,
    S3_SECRET_ACCESS_KEY: bucket.secretAccessKey,
  }
}
