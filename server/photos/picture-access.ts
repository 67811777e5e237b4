import type { FastifyRequest } from 'fastify'
import { type RawBuilder, sql } from 'kysely'
import { type Action, rightOf } from '#contract/platform/policy.ts'
import { requireSession } from '../family/actor.ts'
import { refusal } from '../family/membership.ts'
import { requireTokenHolder, type TokenHolder } from '../family/token-holder.ts'
import { touchSession } from '../identity/session.service.ts'
import type { App } from '../platform/context.ts'
import { type Given, preparedQuery } from '../platform/db/prepared-query.ts'
import { notFound, unauthorized } from '../platform/errors.ts'
import { apiTokenOf } from '../platform/http/request/api-token.ts'
import { paceFound } from '../platform/http/request/callers.ts'
import type { PhotoRow } from './photos.tables.ts'

type Which = { objectId: string } | { photoId: string; groupId: string }
const action: Action = 'group:read'

/**
 * The photo whose picture is asked for, when the person of this session may see it: session, photo, membership and
 * group in one statement, because a gallery asks for fifty at once. 401 without a session; 404 for what does not exist
 * and for outsiders alike.
 */
export async function requireVisiblePhoto(
  app: App,
  request: FastifyRequest,
  which: Which,
): Promise<Pick<PhotoRow, 'object_id' | 'variants'>> {
  const token = apiTokenOf(request)
  if (token !== null) return requirePhotoForToken(app, await requireTokenHolder(app, request, token), which)
  const sessionId = requireSession(request)
  const session = { sessionId, now: app.clock.now() }
  const [row] =
    'objectId' in which
      ? await findByObject(app, { ...session, ...which })
      : await findByPhoto(app, { ...session, ...which })
  await paceFound(app, request, sessionId, row?.user_id ?? null)
  if (!row) throw unauthorized()
  await touchSession(app, sessionId, row)
  const { object_id, variants, role, group_id } = row
  if (object_id === null || variants === null || role === null || group_id === null) throw notFound()
  if (rightOf(role, action) !== 'yes') throw refusal(role)
  return { object_id, variants }
}

/** For a program, which asks for a picture now and then. */
async function requirePhotoForToken(app: App, { groupId, role }: TokenHolder, which: Which) {
  if ('groupId' in which && which.groupId !== groupId) throw notFound()
  const [column, id] =
    'objectId' in which ? (['object_id', which.objectId] as const) : (['id', which.photoId] as const)
  const photo = await app.db
    .selectFrom('photos')
    .where('family_group_id', '=', groupId)
    .where('removed_at', 'is', null)
    .where(column, '=', id)
    .select(['object_id', 'variants'])
    .executeTakeFirst()
  if (!photo) throw notFound()
  if (rightOf(role, action) !== 'yes') throw refusal(role)
  return photo
}

type SessionValues = { sessionId: string; now: number }

const findByObject = preparedQuery((app: App, given: Given<SessionValues & { objectId: string }>) =>
  sessionAndPhoto(app, given, sql`photos.object_id = ${given.objectId}`),
)

const findByPhoto = preparedQuery(
  (app: App, given: Given<SessionValues & { photoId: string; groupId: string }>) =>
    sessionAndPhoto(
      app,
      given,
      sql`photos.id = ${given.photoId} and photos.family_group_id = ${given.groupId}`,
    ),
)

/** The photo, and the role of the person of a living session in its group; null where there is none. */
function sessionAndPhoto(app: App, { sessionId, now }: Given<SessionValues>, isWanted: RawBuilder<boolean>) {
  return app.db
    .selectFrom('sessions')
    .leftJoin('photos', (join) => join.on('photos.removed_at', 'is', null).on(isWanted))
    .leftJoin('members', (join) =>
      join
        .onRef('members.family_group_id', '=', 'photos.family_group_id')
        .onRef('members.user_id', '=', 'sessions.user_id')
        .on('members.deactivated_at', 'is', null),
    )
    .leftJoin('family_groups', (join) =>
      join
        .onRef('family_groups.id', '=', 'members.family_group_id')
        .on('family_groups.removed_at', 'is', null),
    )
    .where('sessions.token_hash', '=', sessionId)
    .where('sessions.expires_at', '>', now)
    .select(['sessions.user_id', 'sessions.seen_at', 'sessions.created_at as session_created_at'])
    .select(['photos.object_id', 'photos.variants', 'members.role', 'family_groups.id as group_id'])
}
