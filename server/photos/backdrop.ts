import type { Subject } from '../delivery/subject.ts'
import type { App } from '../platform/context.ts'
import { pictureOfPhoto } from './photos.service.ts'
import './photos.tables.ts'

type Shown = {
  photo_id: string | null
  /** The object of the photo; null where that was deleted. */
  picture: string | null
  caption: string | null
  thumbhash: string | null
}

/** The photo that is shown with a row, as the family reads it. The row is joined with the photo while that is not deleted. */
export function shownPhoto({ photo_id, picture, caption, thumbhash }: Shown) {
  if (photo_id === null || picture === null) return null
  return { id: photo_id, objectPath: `/objects/${picture}`, caption, thumbhash: thumbhash ?? '' }
}

/** The photo that is shown with a row of another feature. One that was deleted is none until it is brought back. */
export async function findBackdrop(
  app: App,
  { photo_id, family_group_id }: { photo_id: string | null; family_group_id: string },
): Promise<Pick<Subject, 'picture' | 'backdrop'>> {
  if (photo_id === null) return {}
  const photo = await app.db
    .selectFrom('photos')
    .where('id', '=', photo_id)
    .where('family_group_id', '=', family_group_id)
    .selectAll()
    .executeTakeFirst()
  if (!photo) return {}
  return { picture: pictureOfPhoto(photo), backdrop: { photoId: photo.id, removedAt: photo.removed_at } }
}
