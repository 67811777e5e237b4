import { peopleLimits } from '#contract/photos/people.ts'
import type { Photo } from '#contract/photos/photos.ts'
import { publishViewsWith } from '../delivery/inbox/inbox-changes.ts'
import type { Actor } from '../family/actor.ts'
import { publishChange } from '../family/group-live.ts'
import { readPhoto, requirePhoto } from '../photos/photos.service.ts'
import type { App } from '../platform/context.ts'
import { insertRows } from '../platform/db/bulk.ts'
import { inTransaction } from '../platform/db/transaction.ts'
import { conflict, notFound } from '../platform/errors.ts'
import { newId } from '../platform/ids.ts'
import { lockPeople, lockPerson } from './people.service.ts'

type Tag = { photoId: string; personId: string }

/** Says whether the person is on the photo. What is said twice is said once. */
export function setTag(app: App, actor: Actor, { photoId, personId }: Tag, isOn: boolean): Promise<Photo> {
  return inTransaction(app, async (app) => {
    await requirePhoto(app, actor.groupId, photoId)
    await setTags(app, actor.groupId, personId, { photoIds: [photoId], isOn })
    return readPhoto(app, { id: photoId, family_group_id: actor.groupId })
  })
}

/** Returns the photos that this changed. 404 when one of them is not in the group any more. */
export function tagSeveral(
  app: App,
  actor: Actor,
  personId: string,
  { photoIds, isOn }: { photoIds: string[]; isOn: boolean },
): Promise<string[]> {
  const { groupId } = actor
  return inTransaction(app, async (app) => {
    const wanted = [...new Set(photoIds)]
    const found = await app.db
      .selectFrom('photos')
      .where('family_group_id', '=', groupId)
      .where('removed_at', 'is', null)
      .where('id', 'in', wanted)
      .select('id')
      .execute()
    if (found.length < wanted.length) throw notFound('One of these photos was deleted. Please choose again.')
    return setTags(app, groupId, personId, { photoIds: wanted, isOn })
  })
}

async function setTags(
  app: App,
  groupId: string,
  personId: string,
  { photoIds, isOn }: { photoIds: string[]; isOn: boolean },
): Promise<string[]> {
  await lockPeople(app, groupId)
  const person = await lockPerson(app, groupId, personId)
  const changed = isOn
    ? await addTags(app, groupId, person.id, photoIds)
    : await removeTags(app, person.id, photoIds)
  if (changed.length > 0) {
    publishChange(app, groupId, 'photos', 'people')
    await publishViewsWith(app, groupId, { kind: 'photo', ids: changed })
  }
  return changed
}

async function addTags(app: App, groupId: string, personId: string, photoIds: string[]): Promise<string[]> {
  const tags = await app.db
    .selectFrom('photo_people')
    .where('photo_id', 'in', photoIds)
    .select(['photo_id', 'person_id'])
    .execute()
  const byPhoto = Map.groupBy(tags, ({ photo_id }) => photo_id)
  const added = photoIds.filter((id) => !byPhoto.get(id)?.some(({ person_id }) => person_id === personId))
  if (added.some((id) => (byPhoto.get(id)?.length ?? 0) >= peopleLimits.tags))
    throw conflict(`A photo can name ${peopleLimits.tags} people.`)
  const rows = added.map((photo_id) => ({
    id: newId(),
    family_group_id: groupId,
    photo_id,
    person_id: personId,
  }))
  await insertRows(app, 'photo_people', rows)
  return added
}

async function removeTags(app: App, personId: string, photoIds: string[]): Promise<string[]> {
  const removed = await app.db
    .deleteFrom('photo_people')
    .where('person_id', '=', personId)
    .where('photo_id', 'in', photoIds)
    .returning('photo_id')
    .execute()
  return removed.map(({ photo_id }) => photo_id)
}
