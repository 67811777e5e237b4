import * as z from 'zod/mini'
import { UploadProgress, uploadsApi } from '#contract/photos/photos.ts'
import { ApiError, call } from '../../../platform/server/api.ts'
import { noteCut, noteSent, partSize } from './part-size.ts'
import { sendPart } from './send-part.ts'
import { startUpload } from './start-upload.ts'
import type { Upload } from './upload.ts'

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
  /** Milliseconds without any progress, after which a part counts as lost. */
  patience: number
  /** Of an earlier try. */
  address: PartAddress | null
  /** Another part has arrived. */
  onAddress: (address: PartAddress) => void
}

/** How often in a row the server may answer that another offset is next, before this counts as failed. */
const mostElsewhere = 3

/** Sends what the server does not have of the file, part by part, and returns the object's path. */
export async function putInParts(upload: Upload, options: PartsOptions): Promise<string> {
  const { data } = upload
  let address = await findPlace(upload, options)
  let elsewhere = 0
  while (address.arrived < address.size) {
    options.onAddress(address)
    options.onProgress(percentArrived(address))
    try {
      address = { ...address, arrived: await sendNext(data, address, options) }
      elsewhere = 0
    } catch (error) {
      if (!isElsewhere(error)) throw error
      // A part whose answer was lost has arrived all the same.
      if (++elsewhere > mostElsewhere) throw new Error('The server is at another place of the file')
      address = { ...address, arrived: await askProgress(address, options.signal) }
    }
  }
  options.onAddress(address)
  options.onProgress(100)
  return address.objectPath
}

/** How much of the file has arrived, 0 to 100. */
export function percentArrived(address: PartAddress | null | undefined): number {
  return address ? Math.round((address.arrived / address.size) * 100) : 0
}

async function findPlace({ data, type }: Upload, { address, signal }: PartsOptions): Promise<PartAddress> {
  if (address && address.size === data.size) {
    try {
      return { ...address, arrived: await askProgress(address, signal) }
    } catch (error) {
      // Our server does not have it any more.
      if (!(error instanceof ApiError && (error.code === 'not_found' || error.code === 'forbidden')))
        throw error
    }
  }
  const contentType = type || 'application/octet-stream'
  const { uploadURL, objectPath } = await startUpload(
    { size: data.size, contentType, isInParts: true },
    signal,
  )
  const token = new URL(uploadURL, location.origin).pathname.split('/').at(-1) ?? ''
  return { token, objectPath, size: data.size, arrived: 0 }
}

async function askProgress({ token, size }: PartAddress, signal: AbortSignal): Promise<number> {
  return arrivedIn(await call(uploadsApi.progress, { params: { token } }, signal), size)
}

/** Returns how much has arrived then. */
async function sendNext(data: Blob, address: PartAddress, options: PartsOptions): Promise<number> {
  const { token, size, arrived } = address
  const part = data.slice(arrived, arrived + partSize())
  const ending = new AbortController()
  let still: ReturnType<typeof setTimeout> | undefined
  const giveUpLater = () => {
    clearTimeout(still)
    still = setTimeout(() => ending.abort(new Error('The upload hangs')), options.patience)
  }
  giveUpLater()
  const begun = performance.now()
  const end = () => ending.abort(options.signal.reason)
  options.signal.addEventListener('abort', end)
  try {
    options.signal.throwIfAborted()
    const answer = await sendPart(`/api/objects/upload/${token}?offset=${arrived}`, part, {
      signal: ending.signal,
      onProgress(sent) {
        giveUpLater()
        options.onProgress(Math.round(((arrived + sent) / size) * 100))
      },
    })
    noteSent(part.size, performance.now() - begun)
    return arrivedIn(answer, size)
  } catch (error) {
    if (!(error instanceof ApiError) && !options.signal.aborted) noteCut()
    // Something on the way has changed the bytes: the next try may arrive as it was sent.
    if (error instanceof ApiError && error.status === 422) throw new Error('The part has not arrived whole')
    throw error
  } finally {
    clearTimeout(still)
    options.signal.removeEventListener('abort', end)
  }
}

function isElsewhere(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'conflict'
}

/** An answer that speaks of another file is not our server's, or an old one. */
function arrivedIn(answer: unknown, size: number): number {
  const progress = UploadProgress.safeParse(answer)
  const arrived = progress.data?.arrived ?? -1
  if (progress.data?.size !== size || !Number.isInteger(arrived) || arrived < 0 || arrived > size)
    throw new Error('Somebody else has answered')
  return arrived
}
