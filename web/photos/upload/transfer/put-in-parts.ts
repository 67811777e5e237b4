import * as z from 'zod/mini'
import { UploadProgress, uploadsApi } from '#contract/photos/photos.ts'
import { ApiError, call } from '../../../platform/server/api.ts'
import { noteCut, noteSent, noteTooLarge, partSize } from './part-size.ts'
import { sendPart } from './send-part.ts'
import { startUpload } from './start-upload.ts'
import type { Upload } from './upload.ts'
import { Hangs, whileMoving } from './while-moving.ts'

/** Where a file goes on that was cut. */
export const PartAddress = z.object({
  token: z.string(),
  objectPath: z.string(),
  /** Bytes of the whole file, and of what the server has of it. */
  size: z.number(),
  arrived: z.number(),
})
export type PartAddress = z.infer<typeof PartAddress>

type PartsOptions = {
  signal: AbortSignal
  /** Gets 0 to 100. */
  onProgress: (percent: number) => void
  /** Milliseconds without any progress, after which a call counts as lost. */
  patience: number
  /** Of an earlier try. */
  address: PartAddress | null
  /** Another part has arrived. */
  onAddress: (address: PartAddress) => void
}

/** How many parts in a row may bring nothing, before this counts as failed. */
const mostInVain = 3
/** Milliseconds after a cut, until the server is asked what has arrived. */
const pauseAfterCut = 1000

/**
 * Sends what the server does not have of the file, part by part, and returns the object's path. On a line that is cut now
 * and then it goes on, and nobody hears of it.
 */
export async function putInParts(upload: Upload, options: PartsOptions): Promise<string> {
  let address = await findPlace(upload, options)
  let inVain = 0
  while (address.arrived < address.size) {
    options.onAddress(address)
    options.onProgress(percentArrived(address))
    try {
      address = { ...address, arrived: await sendNext(upload.data, address, options) }
      inVain = 0
    } catch (error) {
      if (options.signal.aborted || error instanceof Hangs || isRefusal(error)) throw error
      if (++inVain > mostInVain)
        throw isOurs(error) ? new Error('The server takes no part of the file') : error
      address = await findPlaceAfter(error, upload, { ...options, address })
    }
  }
  options.onAddress(address)
  options.onProgress(100)
  return address.objectPath
}

async function findPlaceAfter(error: unknown, upload: Upload, options: PartsOptions): Promise<PartAddress> {
  if (!isOurs(error)) await new Promise((resolve) => setTimeout(resolve, pauseAfterCut))
  options.signal.throwIfAborted()
  // A part whose answer was lost has arrived all the same.
  return findPlace(upload, options)
}

/** How much of the file has arrived, 0 to 100. */
export function percentArrived(address: PartAddress | null | undefined): number {
  return address ? Math.round((address.arrived / address.size) * 100) : 0
}

async function findPlace({ data, type, isClip }: Upload, options: PartsOptions): Promise<PartAddress> {
  const { address } = options
  if (address && address.size === data.size) {
    try {
      return { ...address, arrived: await askProgress(address, options) }
    } catch (error) {
      if (!isLost(error)) throw error
    }
  }
  const contentType = type || 'application/octet-stream'
  const wanted = { size: data.size, contentType, isInParts: true, ...(isClip && { isClip }) }
  const { uploadURL, objectPath } = await whileMoving(options, (signal) => startUpload(wanted, signal))
  const token = new URL(uploadURL, location.origin).pathname.split('/').at(-1) ?? ''
  return { token, objectPath, size: data.size, arrived: 0 }
}

async function askProgress({ token, size }: PartAddress, options: PartsOptions): Promise<number> {
  const ask = (signal: AbortSignal) => call(uploadsApi.progress, { params: { token } }, signal)
  return arrivedIn(await whileMoving(options, ask), size)
}

/** Returns how much has arrived then. */
async function sendNext(data: Blob, address: PartAddress, options: PartsOptions): Promise<number> {
  const { token, size, arrived } = address
  const part = data.slice(arrived, arrived + partSize())
  const begun = performance.now()
  try {
    const answer = await whileMoving(options, (signal, moves) =>
      sendPart(`/api/objects/upload/${token}?offset=${arrived}`, part, {
        signal,
        onProgress(sent) {
          moves()
          options.onProgress(Math.round(((arrived + sent) / size) * 100))
        },
      }),
    )
    noteSent(part.size, performance.now() - begun)
    return arrivedIn(answer, size)
  } catch (error) {
    if (!(error instanceof ApiError) && !options.signal.aborted) noteCut(part.size)
    if (!isOurs(error) && error instanceof ApiError && error.status === 413) noteTooLarge(part.size)
    throw error
  }
}

function isOurs(error: unknown): error is ApiError {
  return error instanceof ApiError && error.code !== null
}

/** Our server does not have the file any more: the address has expired, or is somebody else's. */
function isLost(error: unknown): boolean {
  return isOurs(error) && (error.code === 'not_found' || error.code === 'forbidden')
}

/** It would refuse the next part, too. 422: something on the way has changed the bytes, which may arrive the next time. */
function isRefusal(error: unknown): boolean {
  return isOurs(error) && error.code !== 'conflict' && error.status !== 422 && !isLost(error)
}

/** An answer that speaks of another file is not our server's, or an old one. */
function arrivedIn(answer: unknown, size: number): number {
  const progress = UploadProgress.safeParse(answer)
  const arrived = progress.data?.arrived ?? -1
  if (progress.data?.size !== size || !Number.isInteger(arrived) || arrived < 0 || arrived > size)
    throw new Error('Somebody else has answered')
  return arrived
}
