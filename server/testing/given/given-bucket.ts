import { onTestFinished } from 'vitest'
import type { S3Config } from '../../platform/config.ts'
import { startBucket } from '../others/bucket.ts'

/** An empty bucket on an S3 server of its own on loopback, gone after the test. */
export async function givenBucket(options?: { canBeListed: boolean }): Promise<S3Config> {
  const bucket = await startBucket(options)
  onTestFinished(() => bucket.stop())
  return bucket.config
}
