import { type RawBuilder, sql } from 'kysely'
import type { PhotoPerson } from '#contract/photos/photos.ts'
import { searchable } from '../photos/caption-search.ts'
import type { PhotoPeople } from '../photos/photo-people.ts'
import type { App } from '../platform/context.ts'
import { type Given, isOneOf, preparedQuery } from '../platform/db/prepared-query.ts'
import './people.tables.ts'

export const photoPeople: PhotoPeople = {
  onPhotos: listPeopleOnPhotos,
  areNamed,
  async forgetPhoto(app, photoId) {
    await app.db.deleteFrom('photo_people').where('photo_id', '=', photoId).execute()
  },
}

/** Names are compared by code, as captions are: a family knows few people. */
async function areNamed(app: App, groupId: string, words: string[]): Promise<RawBuilder<boolean>[]> {
  if (words.length === 0) return []
  const people = await app.db
    .selectFrom('known_people')
    .where('family_group_id', '=', groupId)
    .where('removed_at', 'is', null)
    .select(['id', 'name'])
    .execute()
  return words.map((word) => {
    const ids = people.flatMap(({ id, name }) => (searchable(name).includes(word) ? [id] : []))
    if (ids.length === 0) return sql<boolean>`1 = 0`
    return sql<boolean>`exists (
      select 1 from photo_people
      where photo_people.photo_id = photos.id and photo_people.person_id in (${sql.join(ids)}))`
  })
}

/** By the id of the photo, in the order in which they were tagged. */
export async function listPeopleOnPhotos(
  app: App,
  groupId: string,
  photoIds: string[],
): Promise<Map<string, PhotoPerson[]>> {
  if (photoIds.length === 0) return new Map()
  const people = new Map<string, PhotoPerson[]>()
  for (const { photo_id, ...person } of await readTags(app, { groupId, photoIds })) {
    const others = people.get(photo_id)
    if (others) others.push(person)
    else people.set(photo_id, [person])
  }
  return people
}

const readTags = preparedQuery((app, given: Given<{ groupId: string; photoIds: string[] }>) =>
  app.db
    .selectFrom('photo_people')
    .innerJoin('known_people', 'known_people.id', 'photo_people.person_id')
    .where(isOneOf(app, 'photo_people.photo_id', given.photoIds))
    .where('known_people.family_group_id', '=', given.groupId)
    .where('known_people.removed_at', 'is', null)
    .orderBy('photo_people.id')
    .select(['photo_people.photo_id', 'known_people.id', 'known_people.name', 'known_people.relation']),
)
