import type { Readable } from 'node:stream'
import type { Photo } from '#contract/photos/photos.ts'
import type { Actor } from '../family/actor.ts'
import { requireStillMay } from '../family/membership.ts'
import { toUser } from '../identity/user.ts'
import { addPhoto } from '../photos/uploads/claim.service.ts'
import { receiveFile } from '../photos/uploads/uploads.service.ts'
import { countWrite } from '../platform/budgets/write-budget.ts'
import { hours, minutes } from '../platform/clock.ts'
import type { App } from '../platform/context.ts'
import { AppError } from '../platform/errors.ts'
import { networkOf } from '../platform/http/request/network-of.ts'
import { rateLimit } from '../platform/http/request/rate-limit.ts'
import { hashToken } from '../platform/ids.ts'
import './upload-keys.tables.ts'

/** Photos that one key adds in an hour. */
const mostPhotos = 200

export type KeyHolder = { keyId: string; actor: Actor }

/**
 * Whose key it is. 401 for one that was ended, of a person who has left or is deactivated, or of a deleted group.
 * `address` is the caller's, for the rate limit of guesses.
 */
export async function requireKeyHolder(app: App, key: string | null, address: string): Promise<KeyHolder> {
  const holder = key === null ? null : await findKeyHolder(app, key)
  if (holder) return holder
  await rateLimit(app, `upload-key-guess:${networkOf({ ip: address })}`, { limit: 30, perMs: minutes(10) })
  throw new AppError(
    'unauthorized',
    401,
    'This key is not valid any more. Please make a new one in Settings.',
  )
}

async function findKeyHolder(app: App, key: string): Promise<KeyHolder | null> {
  const row = await app.db
    .selectFrom('upload_keys')
    .innerJoin('members', 'members.id', 'upload_keys.member_id')
    .innerJoin('users', 'users.id', 'members.user_id')
    .innerJoin('family_groups', 'family_groups.id', 'members.family_group_id')
    .where('upload_keys.key_hash', '=', hashToken(key))
    .where('members.deactivated_at', 'is', null)
    .where('family_groups.removed_at', 'is', null)
    .selectAll('users')
    .select(['upload_keys.id as key_id', 'members.id as member_id', 'members.role'])
    .select(['family_groups.id as group_id', 'family_groups.time_zone', 'family_groups.in_memory_at'])
    .executeTakeFirst()
  if (!row) return null
  const { key_id, member_id, role, group_id, time_zone, in_memory_at } = row
  const user = toUser(app, row)
  const actor = {
    user,
    memberId: member_id,
    role,
    groupId: group_id,
    timeZone: time_zone,
    in_memory_at,
    sessionId: null,
  }
  return { keyId: key_id, actor }
}

/** Adds one picture to the group of the key. */
export async function addPhotoByKey(
  app: App,
  { keyId, actor }: KeyHolder,
  { bytes, caption }: { bytes: Readable; caption: string | null },
): Promise<Photo> {
  await requireStillMay(app, actor, 'photos:add')
  await countWrite(app, actor.user.id)
  await rateLimit(app, `upload-key:${keyId}`, { limit: mostPhotos, perMs: hours(1) })
  const objectPath = await receiveFile(app, actor.user, bytes)
  const photo = await addPhoto(app, actor, { objectPath, caption })
  await app.db
    .updateTable('upload_keys')
    .set({ last_used_at: app.clock.now() })
    .where('id', '=', keyId)
    .execute()
  return photo
}
