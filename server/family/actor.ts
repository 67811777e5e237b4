import type { FastifyRequest } from 'fastify'
import { type RawBuilder, sql } from 'kysely'
import type * as z from 'zod/mini'
import type { User } from '#contract/identity/identity.ts'
import { type Action, type Role, rightOf } from '#contract/platform/policy.ts'
import { findSignedIn, sessionIdOf, touchSession } from '../identity/session.service.ts'
import { toUser } from '../identity/user.ts'
import { changesThings, countWrite } from '../platform/budgets/write-budget.ts'
import type { App } from '../platform/context.ts'
import type { Database } from '../platform/db/database.ts'
import { readText } from '../platform/db/postgres/pipeline.ts'
import { type Given, preparedQuery } from '../platform/db/prepared-query.ts'
import { notFound, unauthorized } from '../platform/errors.ts'
import { apiTokenOf } from '../platform/http/request/api-token.ts'
import { paceFound } from '../platform/http/request/callers.ts'
import { requireTokenHolder } from './token-holder.ts'
import './family.tables.ts'
import { refuseResting } from './in-memory.ts'
import { refusal } from './membership.ts'

/** Who acts: a signed-in person, or the one whose API token a program has, as a member of one group, as they were when the request came. */
export type Actor = {
  user: User
  memberId: string
  role: Role
  groupId: string
  /** IANA name of the zone that the loved one lives in. */
  timeZone: string
  /** See `isInMemory`. */
  in_memory_at: number | null
  /** Null for a program with an API token. */
  sessionId: string | null
}

/** Finds whose thing the action is about; throws 404 when there is no such thing in the group. */
type FindOwner = (groupId: string) => Promise<string | null>

/** A row of the group, for a call that does not name the group itself. It must not be deleted. */
export type RowOfGroup = { table: GroupTable; id: string }

/** The tables of a group's rows that are hidden by `removed_at`. */
type GroupTable = {
  [T in keyof Database]: Database[T] extends {
    id: string
    family_group_id: string
    removed_at: number | null
  }
    ? T
    : never
}[keyof Database] &
  string

/**
 * Resolves session or API token, membership and group in one statement. 401 without either, 404 for outsiders,
 * deactivated members and deleted groups, 403 for a member without the right, 409 for
 * what rests while the group is in memory. `group` is its id, or a row
 * of it. `findOwner` is asked only where the role may take the action on its own things alone.
 */
export async function requireActor(
  app: App,
  request: FastifyRequest,
  group: string | RowOfGroup,
  action: Action,
  findOwner?: FindOwner,
): Promise<Actor> {
  const actor = await findActor(app, request, group)
  if (changesThings(request)) await countWrite(app, actor.user.id)
  const right = rightOf(actor.role, action)
  const isOwn = right === 'own' && findOwner && (await findOwner(actor.groupId)) === actor.user.id
  if (right !== 'yes' && !isOwn) throw refusal(actor.role)
  refuseResting(actor, action)
  return actor
}

async function findActor(app: App, request: FastifyRequest, group: string | RowOfGroup): Promise<Actor> {
  const token = apiTokenOf(request)
  if (token !== null) return findActorByToken(app, request, { token, group })
  const sessionId = requireSession(request)
  const session = { sessionId, now: app.clock.now() }
  const [row] =
    typeof group === 'string'
      ? await findByGroup(app, { ...session, groupId: group })
      : await findByRowOf(group.table)(app, { ...session, rowId: group.id })
  await paceFound(app, request, sessionId, row?.id ?? null)
  if (!row) throw unauthorized()
  await touchSession(app, sessionId, row)
  const { member_id, role, group_id, time_zone, in_memory_at } = row
  if (member_id === null || role === null || group_id === null || time_zone === null) throw notFound()
  const user = toUser(app, row)
  return {
    user,
    memberId: member_id,
    role,
    groupId: group_id,
    timeZone: time_zone,
    in_memory_at,
    sessionId,
  }
}

/** 404 for every group but the token's. */
async function findActorByToken(
  app: App,
  request: FastifyRequest,
  { token, group }: { token: string; group: string | RowOfGroup },
): Promise<Actor> {
  const actor = await requireTokenHolder(app, request, token)
  const groupId = typeof group === 'string' ? group : await findGroupOf(app, group)
  if (groupId !== actor.groupId) throw notFound()
  return actor
}

async function findGroupOf(app: App, { table, id }: RowOfGroup): Promise<string | null> {
  const [row] = await readText(
    app,
    sql<{ family_group_id: string }>`
    select family_group_id from ${sql.table(table)} where id = ${id} and removed_at is null`,
  )
  return row?.family_group_id ?? null
}

type SessionValues = { sessionId: string; now: number }

const findByGroup = preparedQuery((app: App, given: Given<SessionValues & { groupId: string }>) =>
  sessionAndMember(app, given, given.groupId),
)

const findersByRow = new Map<GroupTable, ReturnType<typeof prepareFinder>>()

function findByRowOf(table: GroupTable) {
  const known = findersByRow.get(table)
  if (known) return known
  const finder = prepareFinder(table)
  findersByRow.set(table, finder)
  return finder
}

function prepareFinder(table: GroupTable) {
  return preparedQuery((app: App, given: Given<SessionValues & { rowId: string }>) =>
    sessionAndMember(
      app,
      given,
      sql`(select family_group_id from ${sql.table(table)} where id = ${given.rowId} and removed_at is null)`,
    ),
  )
}

/** The person of a living session; without membership or group those columns are null. */
function sessionAndMember(app: App, { sessionId, now }: Given<SessionValues>, groupId: RawBuilder<string>) {
  return app.db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .leftJoin('members', (join) =>
      join
        .onRef('members.user_id', '=', 'users.id')
        .on('members.family_group_id', '=', groupId)
        .on('members.deactivated_at', 'is', null),
    )
    .leftJoin('family_groups', (join) =>
      join
        .onRef('family_groups.id', '=', 'members.family_group_id')
        .on('family_groups.removed_at', 'is', null),
    )
    .where('sessions.token_hash', '=', sessionId)
    .where('sessions.expires_at', '>', now)
    .selectAll('users')
    .select(['sessions.seen_at', 'sessions.created_at as session_created_at'])
    .select(['members.id as member_id', 'members.role'])
    .select(['family_groups.id as group_id', 'family_groups.time_zone', 'family_groups.in_memory_at'])
}

/**
 * The path's parameters, for somebody who is signed in or has an API token. A malformed id is 404, like an unknown one;
 * without a live session or token the answer is 401 before that.
 */
export async function parseSignedInPath<Schema extends z.ZodMiniType>(
  app: App,
  request: FastifyRequest,
  schema: Schema,
): Promise<z.output<Schema>> {
  if (apiTokenOf(request) === null) requireSession(request)
  const parsed = schema.safeParse(request.params)
  if (parsed.success) return parsed.data
  await requireSignedIn(app, request)
  throw notFound()
}

/** For calls that look something up before they know the group: a dead session must not learn what exists. */
export async function requireSignedIn(app: App, request: FastifyRequest): Promise<void> {
  const token = apiTokenOf(request)
  if (token !== null) await requireTokenHolder(app, request, token)
  else if (!(await findSignedIn(app, request))) throw unauthorized()
}

/** The id of the session that the browser names; whether it still lives, the database knows. */
export function requireSession(request: FastifyRequest): string {
  const sessionId = sessionIdOf(request)
  if (!sessionId) throw unauthorized()
  return sessionId
}
