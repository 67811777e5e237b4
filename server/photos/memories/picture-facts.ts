import { sql } from 'kysely'
import type { FocalPoint } from '#contract/photos/focal-point.ts'
import type { App } from '../../platform/context.ts'
import { type Given, isOneOf, preparedQuery, withoutIndex } from '../../platform/db/prepared-query.ts'
import { focalPointOf } from '../focal-point.ts'
import '../photos.tables.ts'

/** `takenOn`: the local date, null when nobody knows it. `isLoved`: on any device, with any delivery of the photo. */
export type PictureFacts = { takenOn: string | null; isLoved: boolean; focalPoint: FocalPoint | null }

/** By the id of the photo. */
export async function listPictureFacts(
  app: App,
  groupId: string,
  photoIds: string[],
): Promise<Map<string, PictureFacts>> {
  if (photoIds.length === 0) return new Map()
  const rows = await readFacts(app, { groupId, photoIds })
  return new Map(
    rows.map(({ hearts, ...photo }) => [
      photo.id,
      {
        takenOn: photo.taken_at?.slice(0, 10) ?? null,
        isLoved: hearts !== null,
        focalPoint: focalPointOf(photo),
      },
    ]),
  )
}

const readFacts = preparedQuery((app, given: Given<{ groupId: string; photoIds: string[] }>) =>
  app.db
    .selectFrom('photos')
    .where(isOneOf(app, 'photos.id', given.photoIds))
    .where(withoutIndex('photos.family_group_id'), '=', given.groupId)
    .select(['photos.id', 'photos.taken_at', 'photos.focal_x', 'photos.focal_y'])
    .select(
      sql<number | null>`(
        select 1 from deliveries
        join delivery_targets on delivery_targets.delivery_id = deliveries.id
        join delivery_answers on delivery_answers.target_id = delivery_targets.id
        where deliveries.family_group_id = photos.family_group_id and deliveries.subject_kind = 'photo'
          and deliveries.subject_id = photos.id and delivery_answers.kind = 'heart'
        limit 1)`.as('hearts'),
    ),
)
