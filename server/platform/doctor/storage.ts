import { randomUUID } from 'node:crypto'
import type { Config, S3Config } from '../config.ts'
import { troubleSentence } from '../start-trouble.ts'
import type { PicturesConfig } from '../storage/pictures-config.ts'
import { isS3Away, openS3Storage, s3Waiting } from '../storage/s3.ts'
import type { Storage } from '../storage/storage.ts'
import { type Findings, look, mend, ok } from './finding.ts'

/** The bucket, where there is one: one small object is stored in it, read and removed. */
export async function* examineStorage({ s3, pictures, publicUrl }: Config): Findings {
  if (!s3) return
  const storage = await openS3Storage(s3)
  const waiting = s3Waiting(s3.bucket)
  const key = `doctor/${randomUUID()}`
  try {
    await storage.check()
    const body = Buffer.from('doctor')
    await storage.put(key, body)
    const read = await storage.read(key)
    const led = pictures.from === 'bucket' ? await askAsBrowser(storage, key, pictures, publicUrl) : null
    await storage.remove(key)
    if (!read?.equals(body)) throw new Error('what was stored in it could not be read again')
    yield ok(`The S3 bucket ${s3.bucket} can be written to, read and deleted from.`)
    if (led) yield* examineReading(led, pictures, publicUrl)
    if (publicUrl) yield* examineUploads(s3, publicUrl, storage.presignPut)
  } catch (error) {
    yield mend(troubleSentence(error, waiting))
  } finally {
    await storage.close()
  }
}

type Led = { text: string | null; allowed: string | null }

/** Reads the object as a page at the public address would, from the CDN where there is one. */
async function askAsBrowser(
  storage: Pick<Storage, 'presignGet'>,
  key: string,
  { cdn }: PicturesConfig,
  publicUrl: string | null,
): Promise<Led> {
  const answer = { contentType: 'text/plain', contentDisposition: 'inline', cacheControl: 'no-store' }
  const signed = (await storage.presignGet?.(key, answer)) ?? ''
  const url = cdn ? signed.replace(new URL(signed).origin, cdn) : signed
  const headers: Record<string, string> = publicUrl ? { origin: new URL(publicUrl).origin } : {}
  const found = await fetch(url, { headers, signal: AbortSignal.timeout(10_000) }).catch(() => null)
  const text = found?.ok ? await found.text().catch(() => null) : null
  return { text, allowed: found?.headers.get('access-control-allow-origin') ?? null }
}

/** PICTURES_FROM=bucket leads browsers there. */
function* examineReading({ text, allowed }: Led, { cdn }: PicturesConfig, publicUrl: string | null) {
  const place = cdn ?? 'the bucket itself'
  if (text !== 'doctor')
    yield mend(
      `A signed address does not lead to the file at ${place}, so browsers would show no pictures. ${cdn ? 'The CDN must ask the bucket by the name of the bucket’s own server, with the whole path and query.' : 'Look whether S3_ENDPOINT is an address for browsers, too, and whether the clock of this machine is right.'} Or set PICTURES_FROM to server.`,
    )
  else yield ok(`Browsers can read pictures from ${place} for some minutes.`)
  const origin = publicUrl && new URL(publicUrl).origin
  if (text === 'doctor' && origin && allowed !== '*' && allowed !== origin)
    yield look(
      `The answer of ${place} does not say that pages of ${origin} may read it. Give the bucket a CORS rule with this origin and the method GET: until then screens get their pictures through the server.`,
    )
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
