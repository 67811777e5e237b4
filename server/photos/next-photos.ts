import { sql } from 'kysely'
import type { App } from '../platform/context.ts'
import type { PhotoRow } from './photos.tables.ts'

export type NextPhoto = PhotoRow & { wasShown: boolean }

/**
 * The next photos of each group, at most `limit`: first photos that no screen has shown, those that were
 * never sent before the others, the oldest first; then photos that were shown longest ago.
 */
export async function listNextPhotos(
  app: App,
  groupIds: string[],
  limit: number,
): Promise<Map<string, NextPhoto[]>> {
  if (groupIds.length === 0) return new Map()
  const ranked = app.db
    .selectFrom('photos')
    .leftJoin('deliveries', (join) =>
      join
        .onRef('deliveries.subject_id', '=', 'photos.id')
        .on('deliveries.subject_kind', '=', 'photo')
        .onRef('deliveries.family_group_id', '=', 'photos.family_group_id')
        .on('deliveries.withdrawn_at', 'is', null),
    )
    .leftJoin('delivery_targets', 'delivery_targets.delivery_id', 'deliveries.id')
    .where('photos.family_group_id', 'in', groupIds)
    .where('photos.removed_at', 'is', null)
    .groupBy(['photos.id', 'photos.family_group_id'])
    .select((select) => [
      'photos.id',
      select.fn.max('delivery_targets.shown_at').as('shown_at'),
      select.fn
        .agg<number>('row_number')
        .over((over) =>
          over
            .partitionBy('photos.family_group_id')
            .orderBy(sql`coalesce(max(delivery_targets.shown_at), 0)`)
            .orderBy(sql`coalesce(max(deliveries.created_at), 0)`)
            .orderBy('photos.id'),
        )
        .as('position'),
    ])
  const rows = await app.db
    .selectFrom(ranked.as('ranked'))
    .innerJoin('photos', 'photos.id', 'ranked.id')
    .where('ranked.position', '<=', limit)
    .orderBy('ranked.position')
    .selectAll('photos')
    .select('ranked.shown_at')
    .execute()
  const photos = rows.map(({ shown_at, ...photo }) => ({ ...photo, wasShown: shown_at !== null }))
  return Map.groupBy(photos, ({ family_group_id }) => family_group_id)
}
