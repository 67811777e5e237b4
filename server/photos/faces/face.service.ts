import type { User } from '#contract/identity/identity.ts'
import { facePath } from '#contract/identity/profile.ts'
import { publishPerson } from '../../delivery/devices/profile.service.ts'
import { ownTurn } from '../../family/turns.ts'
import { requireLocalAccount, setProfileImage } from '../../identity/profile.service.ts'
import { hours } from '../../platform/clock.ts'
import type { App } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { invalid, notFound } from '../../platform/errors.ts'
import { rateLimit } from '../../platform/http/request/rate-limit.ts'
import { newId } from '../../platform/ids.ts'
import { refuseUnreadable } from '../uploads/claim.service.ts'
import { objectIdOf } from '../uploads/claim-upload.ts'
import { readUpload } from '../uploads/read-upload.ts'
import { discardUpload } from '../uploads/uploads.service.ts'

/** Makes the person's picture of what they have uploaded, in place of the one before. */
export async function setFace(app: App, user: User, objectPath: string): Promise<User> {
  await rateLimit(app, `face:${user.id}`, { limit: 30, perMs: hours(1) })
  await requireLocalAccount(app, user)
  const objectId = objectIdOf(objectPath)
  const faceId = newId()
  await app.claims.decode.run(ownTurn(user.id), async () => {
    const original = await readUpload(app, user, objectId)
    if (!original) throw invalid('The file has not arrived. Please upload it again.')
    const face = await refuseUnreadable(app, objectId, () => app.pictures.makeFace(original))
    await app.storage.put(faceKey(user.id, faceId), face)
  })
  await discardUpload(app, objectId)
  return replaceFace(app, user, facePath(user.id, faceId))
}

export async function removeFace(app: App, user: User): Promise<User> {
  await requireLocalAccount(app, user)
  return replaceFace(app, user, null)
}

/** The file of the picture before goes last: until then somebody may be reading it. */
async function replaceFace(app: App, user: User, url: string | null): Promise<User> {
  const { user: changed, before } = await inTransaction(app, async (app) => {
    const change = await setProfileImage(app, user.id, url)
    await publishPerson(app, user.id)
    return change
  })
  const faceId = before && faceIdIn(before)
  if (faceId) await app.storage.remove(faceKey(user.id, faceId))
  return changed
}

/** The stored picture of a person, for somebody in one of their groups or themselves; 404 for all others. */
export async function requireFaceFor(
  app: App,
  viewer: Pick<User, 'id'>,
  userId: string,
): Promise<{ key: string; version: string }> {
  if (viewer.id !== userId && !(await shareGroup(app, viewer.id, userId))) throw notFound()
  return requireFace(app, userId)
}

/** The same for a device of a group. */
export async function requireFaceInGroup(app: App, groupId: string, userId: string) {
  const member = await app.db
    .selectFrom('members')
    .where('family_group_id', '=', groupId)
    .where('user_id', '=', userId)
    .select('id')
    .executeTakeFirst()
  if (!member) throw notFound()
  return requireFace(app, userId)
}

async function requireFace(app: App, userId: string): Promise<{ key: string; version: string }> {
  const row = await app.db
    .selectFrom('users')
    .where('id', '=', userId)
    .select('profile_image_url')
    .executeTakeFirst()
  const faceId = faceIdIn(row?.profile_image_url ?? '')
  if (!faceId) throw notFound()
  return { key: faceKey(userId, faceId), version: faceId }
}

async function shareGroup(app: App, viewerId: string, userId: string): Promise<boolean> {
  const row = await app.db
    .selectFrom('members as mine')
    .innerJoin('members as theirs', 'theirs.family_group_id', 'mine.family_group_id')
    .innerJoin('family_groups', 'family_groups.id', 'mine.family_group_id')
    .where('mine.user_id', '=', viewerId)
    .where('mine.deactivated_at', 'is', null)
    .where('theirs.user_id', '=', userId)
    .where('family_groups.removed_at', 'is', null)
    .select('mine.id')
    .executeTakeFirst()
  return row !== undefined
}

/** The key of the person's own picture in the storage; null for the picture of a provider. */
export function faceKeyOf(userId: string, url: string): string | null {
  const faceId = faceIdIn(url)
  return faceId && faceKey(userId, faceId)
}

function faceKey(userId: string, faceId: string): string {
  return `faces/${userId}/${faceId}.jpg`
}

/** The id in an address of ours; null for the picture of a provider. */
function faceIdIn(url: string): string | null {
  return /^\/api\/users\/[\w-]+\/picture\?v=([\w-]+)$/.exec(url)?.[1] ?? null
}
