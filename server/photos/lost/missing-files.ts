import { pictureKey } from '../pictures/picture-files.ts'
import { type Missing, missingFilesWork } from './make-missing.ts'

/** The AVIF files of photos, and the point that matters. */
export const missingOfPhotos: Missing = {
  name: 'missing-files',
  table: 'photos',
  sourceOf: (objectId) => pictureKey(objectId, 'original'),
  keyOf: pictureKey,
  make: (app, original) => app.pictures.makeAvif(original),
  async keep(app, id, { focalPoint }) {
    const photo = app.db.updateTable('photos').where('id', '=', id)
    await photo.set({ bytes: null }).execute()
    // One that somebody has chosen meanwhile stays.
    if (focalPoint)
      await photo.set({ focal_x: focalPoint.x, focal_y: focalPoint.y }).where('focal_x', 'is', null).execute()
  },
}

export const missingFiles = missingFilesWork(missingOfPhotos)
