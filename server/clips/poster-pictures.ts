import { sql } from 'kysely'
import type { SentFiles } from '../photos/lost/lost-files.ts'
import { type Missing, makeLacking, makeRest, missingFilesWork } from '../photos/lost/make-missing.ts'
import { bytesIn, devicePicture, withAvif } from '../photos/pictures/picture-files.ts'
import type { Picture } from '../photos/pictures/variants.ts'
import { clipKeys, objectOfClipKey, posterFileKey, posterKey, sentKeys } from './clip-files.ts'

/** The smaller pictures of a poster. */
const missingOfPosters: Missing = {
  name: 'missing-poster-files',
  table: 'clips',
  sourceOf: posterKey,
  keyOf: posterFileKey,
  async make(app, poster) {
    const picture = await app.pictures.makePicture(poster)
    return { ...picture, files: smallerOf(picture) }
  },
  async keep(app, id, { files }) {
    const added = sql<number>`bytes + ${bytesIn(files)}`
    await app.db.updateTable('clips').set({ bytes: added }).where('id', '=', id).execute()
  },
}

/** The poster is made once: as it was claimed. */
function smallerOf({ files }: Pick<Picture, 'files'>): Picture['files'] {
  return files.filter(({ name }) => name !== devicePicture)
}

export const missingPosterFiles = missingFilesWork(missingOfPosters)

export const clipFiles: SentFiles<'clips'> = {
  table: 'clips',
  objectOf: objectOfClipKey,
  sentAs: ({ id }) => ({ kind: 'clip', id }),
  called: { one: 'video', many: 'videos', folder: 'clips' },
  keysOf: ({ object_id, variants }) => (variants >= withAvif ? clipKeys(object_id) : sentKeys(object_id)),
  sourceKeysOf: sentKeys,
  isSpare: (key) => !sentKeys(objectOfClipKey(key) ?? '').includes(key),
  makeAgain: (app, { object_id }, lacking) => makeLacking(app, object_id, missingOfPosters, lacking),
  allBack: (app, clip) => makeRest(app, missingOfPosters, clip),
}
