/** `send`: for the loved one's screen, or only for the gallery. `add`: for the gallery. */
export type UploadPurpose = 'send' | 'add'

export type UploadRequest = { purpose: UploadPurpose; files: File[] }

/** What no dialog shows yet: its code may still be on its way. */
let waiting: UploadRequest | null = null
let takeNow: (() => void) | null = null

export function requestUpload({ purpose, files }: UploadRequest): void {
  waiting = { purpose, files: [...(waiting?.files ?? []), ...files] }
  takeNow?.()
}

/** Calls `take` with the request that waits, and with every later one. Returns the function that ends it. */
export function takeRequests(take: (request: UploadRequest) => void): () => void {
  takeNow = () => {
    const request = waiting
    waiting = null
    if (request) take(request)
  }
  takeNow()
  return () => {
    takeNow = null
  }
}
