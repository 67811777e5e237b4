import { devicePicture, objectOfPictureKey, pictureKey, storedNames } from '../pictures/picture-files.ts'
import type { SentFiles } from './lost-files.ts'
import { makeLacking, makeRest } from './make-missing.ts'
import { missingOfPhotos } from './missing-files.ts'

export const pictureFiles: SentFiles<'photos'> = {
  table: 'photos',
  objectOf: objectOfPictureKey,
  sentAs: ({ id }) => ({ kind: 'photo', id }),
  called: { one: 'picture', many: 'pictures', folder: 'pictures' },
  keysOf: ({ object_id, variants }) => storedNames(variants).map((name) => pictureKey(object_id, name)),
  sourceKeysOf: (objectId) => ['original', devicePicture].map((name) => pictureKey(objectId, name)),
  isSpare: (key) => !key.endsWith(`/${devicePicture}`),
  makeAgain: (app, { object_id }, lacking) => makeLacking(app, object_id, missingOfPhotos, lacking),
  allBack: (app, photo) => makeRest(app, missingOfPhotos, photo),
}
