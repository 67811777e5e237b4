import AwsS3 from '@uppy/aws-s3'
import Uppy from '@uppy/core'
import { uploadsApi } from '#contract/photos/photos.ts'
import { ApiError, call } from '../../../platform/server/api.ts'
import { newUuid } from '../../../platform/uuid.ts'
import type { Upload } from './upload.ts'

/** Milliseconds without any progress, after which an upload counts as lost. Nothing else ends one that hangs. */
export const longestStill = 60_000

type PutOptions = {
  signal: AbortSignal
  /** Gets 0 to 100. */
  onProgress: (percent: number) => void
  /** See `longestStill`. */
  patience?: number
}

/**
 * Stores the bytes and returns the object's path. Waits while the browser is offline. An aborted upload rejects; the
 * next call begins from the first byte, at an address of its own.
 */
export async function putFile(upload: Upload, options: PutOptions): Promise<string> {
  try {
    return await putOnce(upload, options)
  } catch (error) {
    // The address has expired, or an earlier try has used it whose answer was lost; or the disk is full, and the server
    // says so in words when it is asked for an address.
    if (!isRefusedAddress(error) || options.signal.aborted) throw error
    return putOnce(upload, options)
  }
}

async function putOnce(
  { data, name, type }: Upload,
  { signal, onProgress, patience = longestStill }: PutOptions,
): Promise<string> {
  const uppy = new Uppy()
  const contentType = type || 'application/octet-stream'
  const ending = new AbortController()
  let still: ReturnType<typeof setTimeout> | undefined
  const giveUpLater = () => {
    clearTimeout(still)
    still = setTimeout(() => ending.abort(new Error('The upload hangs')), patience)
  }
  let objectPath: string | null = null
  // Uppy keeps the text of an error only.
  let failure: unknown = null
  uppy.use(AwsS3, {
    shouldUseMultipart: false,
    // Our server names the object. Uppy would ask for `crypto.randomUUID`, which a server at home without HTTPS lacks.
    generateObjectKey: newUuid,
    async signRequest() {
      try {
        const target = await startUpload({ size: data.size, contentType }, ending.signal)
        objectPath = target.objectPath
        const url = new URL(target.uploadURL, location.origin).href
        return { url, headers: { 'Content-Type': contentType } }
      } catch (error) {
        failure = error
        throw error
      }
    },
  })
  uppy.on('upload-progress', (_file, { bytesUploaded, bytesTotal }) => {
    giveUpLater()
    if (bytesTotal) onProgress(Math.round((bytesUploaded / bytesTotal) * 100))
  })
  uppy.on('upload-error', (_file, error) => {
    failure ??= error
  })
  const end = () => ending.abort(signal.reason)
  signal.addEventListener('abort', end)
  ending.signal.addEventListener('abort', () => uppy.cancelAll())
  giveUpLater()
  try {
    uppy.addFile({ name, type, data })
    const result = await uppy.upload()
    ending.signal.throwIfAborted()
    if (result?.successful?.length && objectPath) return objectPath
    throw failure ?? new Error('The upload has failed')
  } finally {
    clearTimeout(still)
    signal.removeEventListener('abort', end)
    uppy.destroy()
  }
}

/** The objects of this page's pictures. Our server gives each once: one that comes again is an old answer of a cache. */
const known = new Set<string>()

export function noteObject(objectPath: string): void {
  known.add(objectPath)
}

/**
 * An address from our server: a page that asks for a sign-in has none. With that of another picture, the bytes of one would
 * stand under the words of the other.
 */
async function startUpload(body: { size: number; contentType: string }, signal: AbortSignal) {
  const target = uploadsApi.start.response.safeParse(await call(uploadsApi.start, { body }, signal))
  if (!target.success || !target.data.objectPath.startsWith('/objects/') || known.has(target.data.objectPath))
    throw new Error('Somebody else has answered')
  noteObject(target.data.objectPath)
  return target.data
}

/** Not a refusal to make an address. */
function isRefusedAddress(error: unknown): boolean {
  if (!(error instanceof Error) || error instanceof ApiError) return false
  return 'status' in error && (error.status === 403 || error.status === 507)
}
