import { nameOf } from '../../identity/user.ts'
import { listPeopleOnPhotos } from '../../people/on-photos.ts'
import { focalPointOf } from '../../photos/focal-point.ts'
import type { App } from '../../platform/context.ts'
import { inPages, isAfter, pageSize } from './pages.ts'

export type ExportedPhoto = Awaited<ReturnType<typeof readPage>>[number]

/** The photos that are not deleted, the oldest first. */
export function photoPages(app: App, groupId: string): AsyncGenerator<ExportedPhoto[]> {
  return inPages((after) => readPage(app, groupId, after))
}

async function readPage(app: App, groupId: string, after: Parameters<typeof isAfter>[1]) {
  const rows = await app.db
    .selectFrom('photos')
    .leftJoin('users', 'users.id', 'photos.added_by')
    .where('photos.family_group_id', '=', groupId)
    .where('photos.removed_at', 'is', null)
    .where(isAfter('photos', after))
    .orderBy('photos.created_at')
    .orderBy('photos.id')
    .limit(pageSize)
    .select(['photos.id', 'photos.object_id', 'photos.caption', 'photos.taken_at', 'photos.original_type'])
    .select(['photos.created_at', 'photos.added_by', 'photos.width', 'photos.height'])
    .select(['photos.focal_x', 'photos.focal_y'])
    .select(['users.first_name', 'users.last_name', 'users.email'])
    .execute()
  const tagged = await listPeopleOnPhotos(
    app,
    groupId,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({
    ...row,
    focalPoint: focalPointOf(row),
    sharedBy: row.added_by && nameOf(row),
    people: (tagged.get(row.id) ?? []).map(({ name }) => name),
  }))
}
