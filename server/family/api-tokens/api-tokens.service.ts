import type * as z from 'zod/mini'
import {
  type ApiToken,
  apiTokenPrefix,
  type apiTokensApi,
  mostApiTokens,
} from '#contract/family/api-tokens.ts'
import { toIso } from '../../platform/clock.ts'
import type { App } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { conflict, notFound } from '../../platform/errors.ts'
import { hashToken, newId } from '../../platform/ids.ts'
import { secretOfCall } from '../../platform/seal.ts'
import type { Actor } from '../actor.ts'
import type { ApiTokenRow } from '../api-tokens.tables.ts'
import { lockMembersToGive } from '../membership.ts'
import { findMadeBefore } from '../secret-calls.ts'

/** Their own, the newest first. */
export async function listApiTokens(app: App, { memberId }: Pick<Actor, 'memberId'>): Promise<ApiToken[]> {
  const rows = await tokensOf(app, memberId).orderBy('created_at', 'desc').orderBy('id', 'desc').execute()
  return rows.map(toApiToken)
}

function tokensOf(app: App, memberId: string) {
  return app.db.selectFrom('api_tokens').where('member_id', '=', memberId).selectAll()
}

/**
 * `token` is the secret, which is not stored; the same key again answers it again. 401 when the session has ended meanwhile,
 * as by a new password.
 */
export async function addApiToken(
  app: App,
  actor: Actor,
  { name, right, key }: z.output<typeof apiTokensApi.add.body>,
): Promise<ApiToken & { token: string }> {
  return inTransaction(app, async (app) => {
    const { id: memberId } = await lockMembersToGive(app, actor, 'group:read')
    const token = apiTokenPrefix + secretOfCall(app, 'api token', { memberId, key }).toString('base64url')
    const find = () => tokensOf(app, memberId).where('token_hash', '=', hashToken(token)).executeTakeFirst()
    const call = { groupId: actor.groupId, key, secret: token, what: 'token', find }
    const earlier = await findMadeBefore(app, call)
    if (earlier) return { ...toApiToken(earlier), token }
    await requireRoomForToken(app, memberId)
    const row: ApiTokenRow = {
      id: newId(),
      family_group_id: actor.groupId,
      member_id: memberId,
      name,
      access: right,
      token_hash: hashToken(token),
      created_at: app.clock.now(),
      last_used_at: null,
      access_until: null,
      chain_hash: null,
      renewal_hash: null,
    }
    await app.db.insertInto('api_tokens').values(row).execute()
    return { ...toApiToken(row), token }
  })
}

/** 409 for somebody who has as many as one can have. In a transaction that has locked the member. */
export async function requireRoomForToken(app: App, memberId: string): Promise<void> {
  const tokens = await listApiTokens(app, { memberId })
  if (tokens.length >= mostApiTokens)
    throw conflict(`You have ${mostApiTokens} tokens already. Please end one that you do not use.`)
}

export async function removeApiToken(app: App, { memberId }: Actor, tokenId: string): Promise<void> {
  const removed = await app.db
    .deleteFrom('api_tokens')
    .where('id', '=', tokenId)
    .where('member_id', '=', memberId)
    .returning('id')
    .executeTakeFirst()
  if (!removed) throw notFound()
}

/** Ends the person's tokens in all groups, within the caller's transaction. Returns the group of each. */
export async function endApiTokensOf(app: App, userId: string): Promise<string[]> {
  const ended = await app.db
    .deleteFrom('api_tokens')
    .where('member_id', 'in', (select) =>
      select.selectFrom('members').where('user_id', '=', userId).select('id'),
    )
    .returning('family_group_id')
    .execute()
  return ended.map(({ family_group_id }) => family_group_id)
}

function toApiToken(row: ApiTokenRow): ApiToken {
  const { id, name, access } = row
  return { id, name, right: access, createdAt: toIso(row.created_at), lastUsedAt: toIso(row.last_used_at) }
}
