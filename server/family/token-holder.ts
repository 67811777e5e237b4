import type { FastifyRequest } from 'fastify'
import type { User } from '#contract/identity/identity.ts'
import type { Role, TokenRight } from '#contract/platform/policy.ts'
import { toUser } from '../identity/user.ts'
import { hours, minutes } from '../platform/clock.ts'
import type { App } from '../platform/context.ts'
import { type Given, preparedQuery } from '../platform/db/prepared-query.ts'
import { AppError, forbidden } from '../platform/errors.ts'
import { paceFound } from '../platform/http/request/callers.ts'
import { isFromInside } from '../platform/http/request/inside.ts'
import { networkOf } from '../platform/http/request/network-of.ts'
import { rateLimit } from '../platform/http/request/rate-limit.ts'
import { hashToken } from '../platform/ids.ts'
import './family.tables.ts'
import './api-tokens.tables.ts'

/** The actor for whom a program acts. */
export type TokenHolder = {
  user: User
  memberId: string
  role: Role
  groupId: string
  timeZone: string
  in_memory_at: number | null
  sessionId: null
}

/** Calls of one token in ten minutes. */
const mostCalls = 600
/** How often the use of a token is written. */
const seenEvery = hours(1)

/**
 * Whose token it is, as a member of its group. Read from the database at every call, so that one that was ended ends on every
 * server at once. 401 for one that was ended, of a person who has left or is deactivated, or of a deleted group; 403 where the
 * route asks for more than the token may. The token of an assistant works for its tools only, and not for long.
 */
export async function requireTokenHolder(
  app: App,
  request: FastifyRequest,
  token: string,
): Promise<TokenHolder> {
  const [row] = await findHolder(app, { tokenHash: hashToken(token) })
  await paceFound(app, request, hashToken(token), row?.id ?? null)
  if (!row) {
    await rateLimit(app, `api-token-guess:${networkOf(request)}`, { limit: 30, perMs: minutes(10) })
    throw noLongerValid()
  }
  const { access_until } = row
  if (access_until !== null && access_until <= app.clock.now()) throw noLongerValid()
  const { token_id, token_access, last_used_at, member_id, role, group_id, time_zone, in_memory_at } = row
  await rateLimit(app, `api-token:${token_id}`, { limit: mostCalls, perMs: minutes(10) })
  await touchToken(app, token_id, last_used_at)
  if (access_until !== null && !request.routeOptions.config.isForAssistants && !isFromInside(request))
    throw forbidden('An assistant may use its tools only.')
  if (!allows(token_access, request.routeOptions.config.token))
    throw forbidden('This API token may only read. Please make one that may change things in Settings.')
  const user = toUser(app, row)
  return {
    user,
    memberId: member_id,
    role,
    groupId: group_id,
    timeZone: time_zone,
    in_memory_at,
    sessionId: null,
  }
}

const findHolder = preparedQuery((app: App, { tokenHash }: Given<{ tokenHash: string }>) =>
  app.db
    .selectFrom('api_tokens')
    .innerJoin('members', 'members.id', 'api_tokens.member_id')
    .innerJoin('users', 'users.id', 'members.user_id')
    .innerJoin('family_groups', 'family_groups.id', 'members.family_group_id')
    .where('api_tokens.token_hash', '=', tokenHash)
    .where('members.deactivated_at', 'is', null)
    .where('family_groups.removed_at', 'is', null)
    .selectAll('users')
    .select(['api_tokens.id as token_id', 'api_tokens.access as token_access', 'api_tokens.last_used_at'])
    .select('api_tokens.access_until')
    .select(['members.id as member_id', 'members.role'])
    .select(['family_groups.id as group_id', 'family_groups.time_zone', 'family_groups.in_memory_at']),
)

async function touchToken(app: App, tokenId: string, lastUsedAt: number | null): Promise<void> {
  const now = app.clock.now()
  if (lastUsedAt !== null && lastUsedAt >= now - seenEvery) return
  await app.db.updateTable('api_tokens').set({ last_used_at: now }).where('id', '=', tokenId).execute()
}

function allows(has: TokenRight, wanted: TokenRight | undefined): boolean {
  return wanted !== undefined && (wanted === 'read' || has === 'change')
}

function noLongerValid(): AppError {
  return new AppError(
    'unauthorized',
    401,
    'This API token is not valid any more. Please make a new one in Settings.',
  )
}
