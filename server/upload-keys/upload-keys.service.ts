import { mostUploadKeys, type UploadKey } from '#contract/photos/upload-keys.ts'
import type { Actor } from '../family/actor.ts'
import { lockMembersToGive } from '../family/membership.ts'
import { findMadeBefore } from '../family/secret-calls.ts'
import type { EndedRight } from '../identity/identity-events.ts'
import { toIso } from '../platform/clock.ts'
import type { App } from '../platform/context.ts'
import { inTransaction } from '../platform/db/transaction.ts'
import { conflict, notFound } from '../platform/errors.ts'
import { hashToken, newId } from '../platform/ids.ts'
import { secretOfCall } from '../platform/seal.ts'
import type { UploadKeyRow } from './upload-keys.tables.ts'

/** Their own, the newest first. */
export async function listUploadKeys(app: App, { memberId }: Actor): Promise<UploadKey[]> {
  const rows = await keysOf(app, memberId).orderBy('created_at', 'desc').orderBy('id', 'desc').execute()
  return rows.map(toUploadKey)
}

function keysOf(app: App, memberId: string) {
  return app.db.selectFrom('upload_keys').where('member_id', '=', memberId).selectAll()
}

/** `key` of the answer is the secret, which is not stored; the same `key` of a call answers it again. */
export async function addUploadKey(
  app: App,
  actor: Actor,
  { name, key: call }: { name: string; key?: string | undefined },
): Promise<UploadKey & { key: string }> {
  return inTransaction(app, async (app) => {
    const { id: memberId } = await lockMembersToGive(app, actor, 'photos:add')
    const key = secretOfCall(app, 'upload key', { memberId, key: call }).toString('base64url')
    const find = () => keysOf(app, memberId).where('key_hash', '=', hashToken(key)).executeTakeFirst()
    const { groupId } = actor
    const earlier = await findMadeBefore(app, { groupId, key: call, secret: key, what: 'upload key', find })
    if (earlier) return { ...toUploadKey(earlier), key }
    const keys = await listUploadKeys(app, { ...actor, memberId })
    if (keys.length >= mostUploadKeys)
      throw conflict(`You have ${mostUploadKeys} keys already. Please end one that you do not use.`)
    const row: UploadKeyRow = {
      id: newId(),
      family_group_id: groupId,
      member_id: memberId,
      name,
      key_hash: hashToken(key),
      created_at: app.clock.now(),
      last_used_at: null,
    }
    await app.db.insertInto('upload_keys').values(row).execute()
    return { ...toUploadKey(row), key }
  })
}

export async function removeUploadKey(app: App, { memberId }: Actor, keyId: string): Promise<void> {
  const removed = await app.db
    .deleteFrom('upload_keys')
    .where('id', '=', keyId)
    .where('member_id', '=', memberId)
    .returning('id')
    .executeTakeFirst()
  if (!removed) throw notFound()
}

/** Ends the person's keys in all groups, within the transaction in which they take their account back. */
export async function endUploadKeysOf(app: App, userId: string, ended: EndedRight[]): Promise<void> {
  const rows = await app.db
    .deleteFrom('upload_keys')
    .where('member_id', 'in', (select) =>
      select.selectFrom('members').where('user_id', '=', userId).select('id'),
    )
    .returning('family_group_id')
    .execute()
  for (const { family_group_id } of rows) ended.push({ kind: 'upload_key', groupId: family_group_id })
}

function toUploadKey(row: UploadKeyRow): UploadKey {
  const { id, name } = row
  return { id, name, createdAt: toIso(row.created_at), lastUsedAt: toIso(row.last_used_at) }
}
