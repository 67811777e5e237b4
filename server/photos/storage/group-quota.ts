import { sql } from 'kysely'
import type { StorageUse } from '#contract/photos/storage.ts'
import type { Role } from '#contract/platform/policy.ts'
import type { Actor } from '../../family/actor.ts'
import { refusalOf } from '../../platform/budgets/ask-budget.ts'
import type { BudgetName } from '../../platform/budgets/table.ts'
import type { App } from '../../platform/context.ts'
import { lockKeys } from '../../platform/db/lock.ts'
import { endRestoring } from '../photo-purge.ts'
import { restorableFor } from '../photos.service.ts'
import type { PhotoRow } from '../photos.tables.ts'
import { bytesBesidePhotos } from './uploaded.ts'

type Amount = { bytes: number; photos: number }
type GivenUp = Pick<PhotoRow, 'id' | 'object_id'>

/** What the group's photos and voices take, without photos that were deleted, for a caretaker. */
export async function readStorageUse(
  app: App,
  { groupId, role }: Pick<Actor, 'groupId' | 'role'>,
): Promise<StorageUse> {
  const { kept } = await readAmounts(app, groupId)
  const { bytes, photos } = await limitsOf(app, groupId)
  const mayKnow = role === 'primary_caretaker'
  return {
    ...kept,
    bytesLimit: mayKnow ? finite(bytes.limit) : null,
    photosLimit: mayKnow ? finite(photos.limit) : null,
    room: roomFor(Math.max(share(kept.bytes, bytes.limit), share(kept.photos, photos.limit))),
  }
}

function roomFor(used: number): StorageUse['room'] {
  if (used >= 1) return 'none'
  return used >= 0.9 ? 'little' : 'plenty'
}

function share(used: number, limit: number): number {
  return limit > 0 ? used / limit : 1
}

/** Throws 507 where what is wanted does not fit, not even without all photos that are deleted. */
export async function requireRoomBesideKept(app: App, groupId: string, wanted: Amount): Promise<void> {
  const limits = await limitsOf(app, groupId)
  const { kept } = await readAmounts(app, groupId)
  refuse(app, limits, missingFor(limits, wanted, kept))
}

/**
 * The same in the transaction of the insert: nobody else adds a photo to the group until it ends. Deleted photos that
 * could still be brought back give way, as many as are needed, the oldest deletion first. Returns those: they are to be
 * purged after the commit.
 */
export async function makeRoomInGroup(app: App, groupId: string, wanted: Amount): Promise<GivenUp[]> {
  const ownerId = await findOwner(app, groupId)
  await lockKeys(app, `photos:${groupId}`, `photos-of:${ownerId}`)
  const limits = await limitsOf(app, groupId)
  const given: GivenUp[] = []
  // Again, because a deleted photo can be restored meanwhile.
  for (;;) {
    const { kept, restorable } = await readAmounts(app, groupId)
    const missing = missingFor(limits, wanted, add(kept, restorable))
    if (missing.bytes <= 0 && missing.photos <= 0) return given
    refuse(app, limits, missingFor(limits, wanted, kept))
    given.push(...(await giveUpDeleted(app, groupId, missing)))
  }
}

/** Without photos that cannot be brought back any more, whose files go soon. What is no photo counts as kept until it is purged. */
async function readAmounts(app: App, groupId: string): Promise<{ kept: Amount; restorable: Amount }> {
  const isKept = sql<boolean>`removed_at is null`
  const row = await app.db
    .selectFrom('photos')
    .where('family_group_id', '=', groupId)
    .where('purged_at', 'is', null)
    .where(({ or, eb }) => or([eb('removed_at', 'is', null), eb('removed_at', '>', endedAt(app))]))
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere(isKept).as('kept'),
      fn.countAll<number>().as('photos'),
      fn.sum<number | null>('bytes').filterWhere(isKept).as('kept_bytes'),
      fn.sum<number | null>('bytes').as('bytes'),
      bytesBesidePhotos(app, sql`${groupId}`).as('other_bytes'),
    ])
    .executeTakeFirstOrThrow()
  const kept = { bytes: Number(row.kept_bytes ?? 0), photos: Number(row.kept) }
  return {
    kept: { ...kept, bytes: kept.bytes + Number(row.other_bytes) },
    restorable: { bytes: Number(row.bytes ?? 0) - kept.bytes, photos: Number(row.photos) - kept.photos },
  }
}

/** How much has to go, so that what is wanted fits. */
function missingFor({ bytes, photos }: GroupLimits, wanted: Amount, used: Amount): Amount {
  return {
    bytes: used.bytes + wanted.bytes - bytes.limit,
    // A group that has more photos than it may have can still take what is no photo.
    photos: wanted.photos > 0 ? used.photos + wanted.photos - photos.limit : 0,
  }
}

function refuse(app: App, limits: GroupLimits, missing: Amount): void {
  if (missing.photos > 0) throw refusalOf(app, limits.photos.budget)
  if (missing.bytes > 0) throw refusalOf(app, limits.bytes.budget)
}

/** How much one group may have, and by which budget. */
type Limit = { limit: number; budget: BudgetName }
type GroupLimits = { bytes: Limit; photos: Limit }

/** What the group may have by itself, or what its primary caretaker's other groups leave, whichever is less. */
async function limitsOf(app: App, groupId: string): Promise<GroupLimits> {
  const { groupBytes, groupPhotos, personBytes, personPhotos } = app.config.budgets
  const others = await readOthers(app, groupId)
  return {
    bytes: less({ limit: groupBytes, budget: 'groupBytes' }, personBytes - others.bytes, 'personBytes'),
    photos: less({ limit: groupPhotos, budget: 'groupPhotos' }, personPhotos - others.photos, 'personPhotos'),
  }
}

function less(ofGroup: Limit, left: number, budget: BudgetName): Limit {
  return left < ofGroup.limit ? { limit: Math.max(0, left), budget } : ofGroup
}

/** All files of the other groups that the group's primary caretaker has, also of groups and photos that were deleted and can be restored. */
async function readOthers(app: App, groupId: string): Promise<Amount> {
  const { personBytes, personPhotos } = app.config.budgets
  if (personBytes === Infinity && personPhotos === Infinity) return { bytes: 0, photos: 0 }
  const others = app.db
    .selectFrom('members as owner')
    .innerJoin('members as owned', 'owned.user_id', 'owner.user_id')
    .where('owner.family_group_id', '=', groupId)
    .where('owner.role', '=', sql.lit<Role>('primary_caretaker'))
    .where('owned.role', '=', sql.lit<Role>('primary_caretaker'))
    .where('owned.family_group_id', '<>', groupId)
    .select('owned.family_group_id')
  const row = await app.db
    .selectFrom('photos')
    .where('family_group_id', 'in', others)
    .where('purged_at', 'is', null)
    .select(({ fn }) => [
      fn.countAll<number>().as('photos'),
      fn.sum<number | null>('bytes').as('bytes'),
      bytesBesidePhotos(app, sql`${others}`).as('other_bytes'),
    ])
    .executeTakeFirst()
  return {
    bytes: Number(row?.bytes ?? 0) + Number(row?.other_bytes ?? 0),
    photos: Number(row?.photos ?? 0),
  }
}

async function findOwner(app: App, groupId: string): Promise<string | undefined> {
  const owner = await app.db
    .selectFrom('members')
    .where('family_group_id', '=', groupId)
    .where('role', '=', 'primary_caretaker')
    .select('user_id')
    .executeTakeFirst()
  return owner?.user_id
}

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
