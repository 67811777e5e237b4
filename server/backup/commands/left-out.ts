import { listPhotoObjects, type Query } from '../database/contents.ts'
import { listThings, type Thing } from '../database/things.ts'
import type { About } from '../file/about.ts'

/** Which pictures, voices and clips the file of a backup has, by the ids of their objects. */
export type Held = { about: About; objectIds: Set<string>; thingIds: Set<string> }

/** What the database of the backup names, and its file does not have. */
export type LeftOut = { photos: string[]; things: Thing[] }

/** How many photos there are, and how many photos, voices and clips are shown as deleted. */
export type Counts = { photos: number; gone: number }

export async function findLeftOut(query: Query, { about, objectIds, thingIds }: Held): Promise<LeftOut> {
  const photos = (await listPhotoObjects(query)).filter((id) => !objectIds.has(id))
  const things = (await listThings(query, about)).filter(({ objectId }) => !thingIds.has(objectId))
  return { photos, things }
}

export function countsOf({ about }: Held, { photos, things }: LeftOut): Counts {
  return { photos: about.photos - photos.length, gone: photos.length + things.length }
}
