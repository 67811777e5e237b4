import AwsS3 from '@uppy/aws-s3'
import Uppy from '@uppy/core'
import { uploadsApi } from '#contract/photos/photos.ts'
import { ApiError, call } from '../../../platform/server/api.ts'
import type { Upload } from './upload.ts'

/**
 * Stores the bytes and returns the object's path. Waits while the browser is offline. `onProgress` gets 0 to 100. An
 * aborted upload rejects; the next call begins from the first byte, at an address of its own.
 */
export async function putFile(
  upload: Upload,
  signal: AbortSignal,
  onProgress: (percent: number) => void,
): Promise<string> {
  try {
    return await putOnce(upload, signal, onProgress)
  } catch (error) {
    // The address has expired, or an earlier try has used it whose answer was lost; or the disk is full, and the server
    // says so in words when it is asked for an address.
    if (!isRefusedAddress(error) || signal.aborted) throw error
    return putOnce(upload, signal, onProgress)
  }
}

async function putOnce(
  { data, name, type }: Upload,
  signal: AbortSignal,
  onProgress: (percent: number) => void,
): Promise<string> {
  const uppy = new Uppy()
  const contentType = type || 'application/octet-stream'
  let objectPath: string | null = null
  // Uppy keeps the text of an error only.
  let failure: unknown = null
  uppy.use(AwsS3, {
    shouldUseMultipart: false,
    async signRequest() {
      try {
        const target = await call(uploadsApi.start, { body: { size: data.size, contentType } }, signal)
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
    if (bytesTotal) onProgress(Math.round((bytesUploaded / bytesTotal) * 100))
  })
  uppy.on('upload-error', (_file, error) => {
    failure ??= error
  })
  const cancel = () => uppy.cancelAll()
  signal.addEventListener('abort', cancel)
  try {
    uppy.addFile({ name, type, data })
    const result = await uppy.upload()
    signal.throwIfAborted()
    if (result?.successful?.length && objectPath) return objectPath
    throw failure ?? new Error('The upload has failed')
  } finally {
    signal.removeEventListener('abort', cancel)
    uppy.destroy()
  }
}

/** Not a refusal to make an address. */
function isRefusedAddress(error: unknown): boolean {
  if (!(error instanceof Error) || error instanceof ApiError) return false
  return 'status' in error && (error.status === 403 || error.status === 507)
}
