import { saidOf } from '../../photos/upload/batch/said-of.ts'
import type { UploadBatch } from '../../photos/upload/batch/upload-batch.ts'
import { canRetry } from '../../photos/upload/batch/upload-item.ts'

/** Why the picture is not there, as a sentence for the person. */
export class PictureMissing extends Error {}

/**
 * Brings a picture that was chosen into the gallery, and resolves to its id. It stays there when the voice is not sent. Call it
 * again after it has failed.
 */
export function addPicture(batch: UploadBatch, id: string): Promise<string> {
  const find = () => batch.state().items.find((item) => item.id === id)
  const item = find()
  if (item?.goal === null) batch.start('add')
  else if (item && canRetry(item)) batch.retry([id])
  return new Promise((resolve, reject) => {
    const look = () => {
      const { photo, problem } = find() ?? {}
      if (photo) resolve(photo.id)
      else if (problem) reject(new PictureMissing(saidOf(problem)))
      else return
      stop()
    }
    const stop = batch.subscribe(look)
    look()
  })
}
