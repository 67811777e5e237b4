/** The sets of pictures that this tab uploads, or waits for. */
const mine = new Set<string>()

/** Whether another tab can be asked not to upload the same. Only secure origins have Web Locks. */
export const canLock = () => 'locks' in navigator

export function isMine(batchId: string): boolean {
  return mine.has(batchId)
}

/**
 * Waits until no other tab uploads these pictures, and keeps the others from it until the returned function is called or
 * this tab is closed. Null where this tab has them already.
 */
export async function takeBatch(batchId: string): Promise<(() => void) | null> {
  if (mine.has(batchId)) return null
  mine.add(batchId)
  if (!canLock()) return () => mine.delete(batchId)
  return new Promise((resolve) => {
    const holdLock = () =>
      new Promise<void>((finish) => {
        resolve(() => {
          mine.delete(batchId)
          finish()
        })
      })
    void navigator.locks.request(`sunporch-pictures:${batchId}`, holdLock)
  })
}
