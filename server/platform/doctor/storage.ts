import { randomUUID } from 'node:crypto'
import type { Config, S3Config } from '../config.ts'
import { troubleSentence } from '../start-trouble.ts'
import { isS3Away, openS3Storage, s3Waiting } from '../storage/s3.ts'
import { type Findings, look, mend, ok } from './finding.ts'

/** The bucket, where there is one: one small object is stored in it, read and removed. */
export async function* examineStorage({ s3, publicUrl }: Config): Findings {
  if (!s3) return
  const storage = await openS3Storage(s3)
  const waiting = s3Waiting(s3.bucket)
  const key = `doctor/${randomUUID()}`
  try {
    await storage.check()
    const body = Buffer.from('doctor')
    await storage.put(key, body)
    const read = await storage.read(key)
    await storage.remove(key)
    if (!read?.equals(body)) throw new Error('what was stored in it could not be read again')
    yield ok(`The S3 bucket ${s3.bucket} can be written to, read and deleted from.`)
    if (publicUrl) yield* examineUploads(s3, publicUrl, storage.presignPut)
  } catch (error) {
    yield mend(troubleSentence(error, waiting))
  } finally {
    await storage.close()
  }
}

type Presign = Awaited<ReturnType<typeof openS3Storage>>['presignPut']

/** Browsers put pictures into the bucket themselves, and ask it first whether they may. */
async function* examineUploads({ bucket }: S3Config, publicUrl: string, presign: Presign): Findings {
  const url = await presign?.(`doctor/${randomUUID()}`, {
    contentType: 'image/jpeg',
    size: 1,
    expiresInSeconds: 60,
  })
  if (!url) return
  const { origin } = new URL(publicUrl)
  const answer = await fetch(url, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': 'PUT',
      'access-control-request-headers': 'content-type',
    },
    signal: AbortSignal.timeout(10_000),
  }).catch((error) => {
    if (isS3Away(error)) return null
    throw error
  })
  const allowed = answer?.headers.get('access-control-allow-origin')
  if (allowed === '*' || allowed === origin) yield ok(`Browsers may upload to the bucket from ${origin}.`)
  else
    yield look(
      `The S3 bucket ${bucket} does not say that browsers may upload from ${origin}. Give it a CORS rule with this origin, the method PUT and the header Content-Type, if uploads fail.`,
    )
}
