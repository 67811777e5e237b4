import type { Readable } from 'node:stream'

/** Two pages may send the same file at once. */
const mostAtOnce = 2

/** Takes the bytes of a part while few of the same file come. Limits of one process. */
export type ComingParts = <Result>(
  objectId: string,
  part: { bytes: Readable; refusal: () => Error },
  work: () => Promise<Result>,
) => Promise<Result>

/**
 * Of more parts of a file than may come at once, the oldest is broken off: it may be of a connection that is gone, and nobody
 * has noticed. Where all of them are here and are being stored, the new one is refused.
 */
export function openComingParts(): ComingParts {
  const all = new Map<string, Set<Readable>>()
  return async (objectId, { bytes, refusal }, work) => {
    const parts = all.get(objectId) ?? new Set()
    const running = [...parts].filter(({ destroyed, readableEnded }) => !destroyed || readableEnded)
    if (running.length >= mostAtOnce) {
      const oldest = running.find(({ readableEnded }) => !readableEnded)
      if (!oldest) throw refusal()
      oldest.destroy(refusal())
    }
    all.set(objectId, parts.add(bytes))
    try {
      return await work()
    } finally {
      parts.delete(bytes)
      if (parts.size === 0) all.delete(objectId)
    }
  }
}
