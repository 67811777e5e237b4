import { UploadProgress } from '#contract/photos/photos.ts'
import { ApiError } from '../../../platform/server/api.ts'

type Sending = {
  signal: AbortSignal
  /** Gets the bytes of the part that are sent. */
  onProgress: (sent: number) => void
}

/** Sends one part; says how much of the file has arrived. Not by `fetch`, which tells of no progress. */
export async function sendPart(
  path: string,
  part: Blob,
  { signal, onProgress }: Sending,
): Promise<UploadProgress> {
  signal.throwIfAborted()
  const request = new XMLHttpRequest()
  const abort = () => request.abort()
  signal.addEventListener('abort', abort)
  try {
    return await new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason))
      request.open('PUT', path)
      request.setRequestHeader('Content-Type', 'application/octet-stream')
      request.upload.onprogress = ({ loaded }) => onProgress(Math.min(loaded, part.size))
      request.onerror = () => reject(new Error('The line was cut'))
      request.onload = () => {
        const { status, statusText, responseText } = request
        if (status < 200 || status > 299) reject(new ApiError(status, statusText, responseText))
        else resolve(progressIn(responseText))
      }
      request.send(part)
    })
  } finally {
    signal.removeEventListener('abort', abort)
  }
}

/** A success that is not our server's is none. */
async function progressIn(text: string): Promise<UploadProgress> {
  return UploadProgress.parse(JSON.parse(text))
}
