import type { UploadBatch } from '../batch/upload-batch.ts'
import type { UploadItem } from '../batch/upload-item.ts'
import { answerOr, changeKept, forgetPicture, type KeptPicture, keepPicture } from './kept-store.ts'

type Keeping = Pick<KeptPicture, 'personId' | 'batchId' | 'group'> & {
  /** What is kept already of the pictures in the batch. */
  known: KeptPicture[]
  /** The browser has no room for them. Called once. */
  onFull: () => void
}

type Written = { picture: KeptPicture; text: string; isSmaller: boolean }

/**
 * Keeps in the browser what the batch uploads: from the press that starts it until it is in the gallery or taken out.
 * Where the browser keeps nothing, such as in a private window, the batch goes on without. Returns a function that
 * resolves when all is written that the batch has said so far.
 */
export function keepBatch(batch: UploadBatch, { known, onFull, ...owner }: Keeping): () => Promise<unknown> {
  const written = new Map<string, Written>(
    known.map((picture) => [picture.id, { picture, text: JSON.stringify(picture), isSmaller: false }]),
  )
  let canKeep = true
  let queue = Promise.resolve()
  const inTurn = (write: () => Promise<void>) => {
    queue = queue.then(write).catch(() => {})
  }

  async function keep(picture: KeptPicture, bytes: Blob): Promise<void> {
    if (!canKeep) return
    try {
      await keepPicture(picture, bytes)
      batch.noteKept(picture.id)
    } catch (error) {
      canKeep = false
      if (error instanceof DOMException && error.name === 'QuotaExceededError') onFull()
    }
  }

  function follow(): void {
    const { items, sharedCaption } = batch.state()
    const left = new Set(written.keys())
    for (const [place, item] of items.entries()) {
      if (item.goal === null || item.step === 'complete') continue
      left.delete(item.id)
      const { goal, isSmaller } = item
      const before = written.get(item.id)
      const since = before?.picture ?? { chosenAt: Date.now(), place }
      const picture: KeptPicture = {
        version: 1,
        ...owner,
        ...aboutOf(item, sharedCaption),
        goal,
        chosenAt: since.chosenAt,
        place: since.place,
      }
      const text = JSON.stringify(picture)
      if (before?.text === text && before.isSmaller === isSmaller) continue
      written.set(item.id, { picture, text, isSmaller })
      const bytes = before?.isSmaller === isSmaller ? null : batch.bytesOf(item.id)
      inTurn(() => (bytes ? keep(picture, bytes) : changeKept(picture)))
    }
    for (const id of left) {
      written.delete(id)
      inTurn(() => forgetPicture({ ...owner, id }))
    }
  }

  batch.subscribe(follow)
  return () => answerOr(queue, undefined)
}

function aboutOf(item: UploadItem, sharedCaption: string | null) {
  const { id, name, focalPoint, objectPath, address, step, problem } = item
  return {
    id,
    name,
    caption: (sharedCaption ?? item.caption).trim(),
    focalPoint,
    ...(address && { address }),
    objectPath,
    isPaused: step === 'paused',
    refusal: problem?.kind === 'refused' ? problem.sentence : null,
  }
}
