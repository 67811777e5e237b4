import type { StorageUse } from '#contract/photos/storage.ts'
import type { App } from '../../platform/context.ts'
import { lockKeys } from '../../platform/db/lock.ts'
import { type AppError, storageFull } from '../../platform/errors.ts'
import { endRestoring } from '../photo-purge.ts'
import { restorableFor } from '../photos.service.ts'
import type { PhotoRow } from '../photos.tables.ts'

type Amount = { bytes: number; photos: number }
type GivenUp = Pick<PhotoRow, 'id' | 'object_id'>

/** What the group's photos take, without those that were deleted. */
export async function readStorageUse(app: App, groupId: string): Promise<StorageUse> {
  const { kept } = await readAmounts(app, groupId)
  const { groupBytes, groupPhotos } = app.config.quotas
  return { ...kept, bytesLimit: finite(groupBytes), photosLimit: finite(groupPhotos) }
}

/** Throws 507 where one more photo of so many bytes does not fit, not even without all that is deleted. */
export async function requireRoomBesideKept(app: App, groupId: string, bytes: number): Promise<void> {
  const { kept } = await readAmounts(app, groupId)
  const full = refusal(missingFor(app, bytes, kept))
  if (full) throw full
}

/**
 * The same in the transaction of the insert: nobody else adds a photo to the group until it ends. Deleted photos that
 * could still be brought back give way, as many as are needed, the oldest deletion first. Returns those: they are to be
 * purged after the commit.
 */
export async function makeRoomInGroup(app: App, groupId: string, bytes: number): Promise<GivenUp[]> {
  await lockKeys(app, `photos:${groupId}`)
  const given: GivenUp[] = []
  // Again, because a deleted photo can be restored meanwhile.
  for (;;) {
    const { kept, restorable } = await readAmounts(app, groupId)
    const missing = missingFor(app, bytes, add(kept, restorable))
    if (missing.bytes <= 0 && missing.photos <= 0) return given
    const full = refusal(missingFor(app, bytes, kept))
    if (full) throw full
    given.push(...(await giveUpDeleted(app, groupId, missing)))
  }
}

/** Without photos that cannot be brought back any more, whose files go soon. */
async function readAmounts(app: App, groupId: string): Promise<{ kept: Amount; restorable: Amount }> {
  const rows = await app.db
    .selectFrom('photos')
    .where('family_group_id', '=', groupId)
    .where('purged_at', 'is', null)
    .where(({ or, eb }) => or([eb('removed_at', 'is', null), eb('removed_at', '>', endedAt(app))]))
    .select(({ fn, eb }) => [
      eb('removed_at', 'is', null).as('is_kept'),
      fn.countAll<number>().as('photos'),
      fn.sum<number | null>('bytes').as('bytes'),
    ])
    .groupBy(({ eb }) => eb('removed_at', 'is', null))
    .execute()
  const amountOf = (isKept: boolean): Amount => {
    const row = rows.find(({ is_kept }) => Boolean(is_kept) === isKept)
    return { bytes: Number(row?.bytes ?? 0), photos: Number(row?.photos ?? 0) }
  }
  return { kept: amountOf(true), restorable: amountOf(false) }
}

/** How much has to go, so that one more photo fits. */
function missingFor(app: App, bytes: number, used: Amount): Amount {
  const { groupBytes, groupPhotos } = app.config.quotas
  return { bytes: used.bytes + bytes - groupBytes, photos: used.photos + 1 - groupPhotos }
}

function refusal(missing: Amount): AppError | null {
  if (missing.photos > 0) return storageFull(`Your family has as many photos as it may have. ${wayOut}`)
  if (missing.bytes > 0) return storageFull(`Your family's room for photos is full. ${wayOut}`)
  return null
}

const wayOut = 'Delete photos you no longer need, or ask whoever runs this server for more room.'

/** Ends the time in which deleted photos can be brought back, of as many as are needed. */
async function giveUpDeleted(app: App, groupId: string, missing: Amount): Promise<GivenUp[]> {
  const deleted = await app.db
    .selectFrom('photos')
    .where('family_group_id', '=', groupId)
    .where('purged_at', 'is', null)
    .where('removed_at', '>', endedAt(app))
    .orderBy('removed_at')
    .orderBy('id')
    .select(['id', 'object_id', 'bytes', 'removed_at'])
    .execute()
  const given: typeof deleted = []
  const left = { ...missing }
  for (const photo of deleted) {
    if (left.bytes <= 0 && left.photos <= 0) break
    given.push(photo)
    left.bytes -= photo.bytes ?? 0
    left.photos--
  }
  return endRestoring(app, given)
}

/** What was deleted then, or before, cannot be brought back. */
function endedAt(app: App): number {
  return app.clock.now() - restorableFor
}

function add(one: Amount, other: Amount): Amount {
  return { bytes: one.bytes + other.bytes, photos: one.photos + other.photos }
}

function finite(limit: number): number | null {
  return limit === Infinity ? null : limit
}
