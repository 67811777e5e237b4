import AwsS3 from '@uppy/aws-s3'
import Uppy from '@uppy/core'
import { ApiError } from '../../../platform/server/api.ts'
import { newUuid } from '../../../platform/uuid.ts'
import { noteCut, noteSent, noteTooLarge, partSize } from './part-size.ts'
import { type PartAddress, putInParts } from './put-in-parts.ts'
import { startUpload } from './start-upload.ts'
import type { Upload } from './upload.ts'
import { whileMoving } from './while-moving.ts'

/** Milliseconds without any progress, after which an upload counts as lost. Nothing else ends one that hangs. */
export const longestStill = 60_000

type PutOptions = {
  signal: AbortSignal
  /** Gets 0 to 100. */
  onProgress: (percent: number) => void
  /** See `longestStill`. */
  patience?: number
  /** What `onAddress` was last called with for this file: it goes on there. */
  address?: PartAddress | null
  onAddress?: (address: PartAddress) => void
}

/**
 * Stores the bytes and returns the object's path. What fits in one part goes as a whole, and waits while the browser is
 * offline; the next call begins from its first byte, at an address of its own. What is larger goes in parts.
 */
export async function putFile(upload: Upload, options: PutOptions): Promise<string> {
  const { address = null, onAddress = () => {}, patience = longestStill } = options
  const inParts = () => putInParts(upload, { ...options, address, onAddress, patience })
  if (address || upload.isClip || upload.data.size > partSize()) return inParts()
  try {
    return await putOnce(upload, options)
  } catch (error) {
    if (statusOf(error) === 413) {
      noteTooLarge(upload.data.size)
      if (upload.data.size > partSize()) return inParts()
    }
    // The address has expired, or an earlier try has used it whose answer was lost; or the disk is full, and the server
    // says so in words when it is asked for an address.
    if (!isRefusedAddress(error) || options.signal.aborted) throw error
    return putOnce(upload, options)
  }
}

function putOnce(
  upload: Upload,
  { signal, onProgress, patience = longestStill }: PutOptions,
): Promise<string> {
  return whileMoving({ signal, patience }, (ending, moves) =>
    sendWhole(upload, { ending, moves, onProgress }),
  )
}

type Sending = Pick<PutOptions, 'onProgress'> & { ending: AbortSignal; moves: () => void }

async function sendWhole(
  { data, name, type }: Upload,
  { ending, moves, onProgress }: Sending,
): Promise<string> {
  const uppy = new Uppy()
  const contentType = type || 'application/octet-stream'
  let objectPath: string | null = null
  let begun: number | null = null
  // Uppy keeps the text of an error only.
  let failure: unknown = null
  uppy.use(AwsS3, {
    shouldUseMultipart: false,
    // Our server names the object. Uppy would ask for `crypto.randomUUID`, which a server at home without HTTPS lacks.
    generateObjectKey: newUuid,
    async signRequest() {
      try {
        const target = await startUpload({ size: data.size, contentType }, ending)
        objectPath = target.objectPath
        begun = performance.now()
        const url = new URL(target.uploadURL, location.origin).href
        return { url, headers: { 'Content-Type': contentType } }
      } catch (error) {
        failure = error
        throw error
      }
    },
  })
  uppy.on('upload-progress', (_file, { bytesUploaded, bytesTotal }) => {
    moves()
    if (bytesTotal) onProgress(Math.round((bytesUploaded / bytesTotal) * 100))
  })
  uppy.on('upload-error', (_file, error) => {
    failure ??= error
  })
  ending.addEventListener('abort', () => uppy.cancelAll())
  try {
    uppy.addFile({ name, type, data })
    const result = await uppy.upload()
    ending.throwIfAborted()
    if (result?.successful?.length && objectPath && begun !== null) {
      noteSent(data.size, performance.now() - begun)
      return objectPath
    }
    if (begun !== null) noteCut(data.size)
    throw failure ?? new Error('The upload has failed')
  } finally {
    uppy.destroy()
  }
}

function isRefusedAddress(error: unknown): boolean {
  const status = statusOf(error)
  return status === 403 || status === 507
}

/** Of the answer to the bytes, not of a refusal to make an address. */
function statusOf(error: unknown): unknown {
  const isOfBytes = error instanceof Error && !(error instanceof ApiError) && 'status' in error
  return isOfBytes ? error.status : null
}
