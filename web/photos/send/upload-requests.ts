/** `send`: for the loved one's screen, or only for the gallery. `add`: for the gallery. */
export type UploadPurpose = 'send' | 'add'

export type UploadRequest = { purpose: UploadPurpose; files: File[] }

/** Requests that no dialog shows yet: its code may still be on its way. */
let waiting: UploadRequest[] = []
let takeNow: (() => void) | null = null

export function requestUpload(request: UploadRequest): void {
  waiting.push(request)
  takeNow?.()
}

/** Calls `take` with every request that waits, and with every later one. Returns the function that ends it. */
export function takeRequests(take: (request: UploadRequest) => void): () => void {
  takeNow = () => {
    const requests = waiting
    waiting = []
    requests.forEach(take)
  }
  takeNow()
  return () => {
    takeNow = null
  }
}
