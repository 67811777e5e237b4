import { ownTurn } from '../../family/turns.ts'
import type { App } from '../../platform/context.ts'
import { dueTopic } from '../../platform/work/due.ts'
import { missingFiles } from '../missing-files.ts'
import type { PhotoRow } from '../photos.tables.ts'
import {
  devicePicture,
  objectOfPictureKey,
  pictureKey,
  storedNames,
  storePictures,
  withAvif,
} from '../pictures/picture-files.ts'
import { UnreadablePicture } from '../pictures/unreadable-picture.ts'
import type { SentFiles } from './lost-files.ts'

export const pictureFiles: SentFiles<'photos'> = {
  table: 'photos',
  objectOf: objectOfPictureKey,
  sentAs: ({ id }) => ({ kind: 'photo', id }),
  called: { files: 'Files of pictures', one: 'A picture lacks', many: 'pictures lack', folder: 'pictures' },
  keysOf: ({ object_id, variants }) => storedNames(variants).map((name) => pictureKey(object_id, name)),
  isSpare: (key) => !key.endsWith(`/${devicePicture}`),
  makeAgain,
  allBack: makeRest,
}

/**
 * Makes the files that are lacking of the original, if that is there, as the photo was claimed. It was not deleted a moment
 * ago, so it is not purged meanwhile.
 */
async function makeAgain(app: App, { id, object_id }: PhotoRow, lacking: string[]): Promise<boolean> {
  const originalKey = pictureKey(object_id, 'original')
  if (lacking.includes(originalKey) || app.disk.isShort()) return false
  const original = await app.storage.read(originalKey)
  if (!original) return false
  try {
    const { files } = await app.claims.decode.run(ownTurn('missing files'), () =>
      app.pictures.makePicture(original),
    )
    await storePictures(
      app,
      object_id,
      files.filter(({ name }) => lacking.includes(pictureKey(object_id, name))),
    )
    return true
  } catch (error) {
    if (!(error instanceof UnreadablePicture)) throw error
    app.log.warn({ photo: id, reason: error.reason }, 'files of a photo cannot be made')
    return false
  }
}

/** The files that an older release had not made could not be made while the original was missing. */
async function makeRest(app: App, { id, variants }: PhotoRow): Promise<void> {
  if (variants >= withAvif) return
  const due = { variants_due_at: app.clock.now() }
  await app.db
    .updateTable('photos')
    .set(due)
    .where('id', '=', id)
    .where('variants_due_at', 'is', null)
    .execute()
  app.live.publish(dueTopic(missingFiles.name), {})
}
