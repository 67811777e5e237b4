import { type RawBuilder, sql } from 'kysely'
import type { FamilyGroup } from '#contract/family/groups.ts'
import type { Notice, OpenAlarm, OpenCall } from '#contract/notices/notices.ts'
import { noticePath } from '#contract/notices/words.ts'
import type { Language } from '#contract/platform/languages.ts'
import { topicsAtRest } from '#contract/room/in-memory.ts'
import { listCallsOf } from '../../delivery/answers/calls.service.ts'
import { publishToPerson } from '../../family/group-live.ts'
import { listGroups } from '../../family/groups/groups.service.ts'
import { listAlarmsOf } from '../../life/open-alarms.ts'
import { minutes, toIso } from '../../platform/clock.ts'
import type { App } from '../../platform/context.ts'
import { type Given, preparedQuery } from '../../platform/db/prepared-query.ts'
import { isPostgres } from '../../platform/db/transaction.ts'
import { notFound } from '../../platform/errors.ts'
import { readerLanguage } from '../../platform/language/reader-language.ts'
import { lockNotices } from '../listeners.ts'
import { sentenceOf } from '../sentence.ts'
import '../notices.tables.ts'

type Person = { id: string }

const pageLength = 30
/** So that everybody sees who was first. */
const takenCallsStayFor = minutes(15)

/** The lines of the person's bell, the newest first; `before` is the id of the last line of the page before. */
export async function listNotices(
  app: App,
  user: Person & { language: Language | null },
  { before, limit = pageLength }: { before?: string | undefined; limit?: number | undefined },
): Promise<Notice[]> {
  const now = app.clock.now()
  const rows = before
    ? await readLaterPage(app, { userId: user.id, before, limit })
    : await readFirstPage(app, { userId: user.id, limit })
  return rows.map((row) => ({
    id: row.id,
    groupId: row.family_group_id,
    groupName: row.group_name,
    topic: row.topic,
    sentence: sentenceOf(
      row,
      {
        language: readerLanguage(user),
        lovedOneName: row.loved_one_name,
        timeZone: row.person_zone ?? row.group_zone,
        now,
      },
      row.line_count,
    ),
    actor: actorOf(row),
    photoId: row.existing_photo_id,
    ...(row.existing_clip_id !== null && { clipId: row.existing_clip_id }),
    ...(row.action === 'voice_received' && {
      voice: { seconds: row.line_count === 1 ? row.subject_seconds : null },
    }),
    path: noticePath({ topic: row.topic, photoId: row.existing_photo_id, action: row.action }),
    at: toIso(row.created_at),
    isRead: row.read_at !== null,
  }))
}

const readFirstPage = preparedQuery((app, given: Given<{ userId: string; limit: number }>) =>
  pageOf(app, visibleTo(app, given.userId), given.limit),
)

const readLaterPage = preparedQuery(
  (app, given: Given<{ userId: string; before: string; limit: number }>) => {
    const isOlder = sql<boolean>`(notices.created_at, notices.id) < (
    select created_at, id from notices where id = ${given.before} and user_id = ${given.userId})`
    return pageOf(app, visibleTo(app, given.userId).where(isOlder), given.limit)
  },
)

/** The page is taken before anything is joined: PostgreSQL would join and sort all that the person was ever told. */
function pageOf(app: App, visible: ReturnType<typeof visibleTo>, limit: RawBuilder<number>) {
  const page = visible
    .where('notices.covered_by', 'is', null)
    .orderBy('notices.created_at', 'desc')
    .orderBy('notices.id', 'desc')
    .limit(limit)
    .selectAll('notices')
  return app.db
    .selectFrom(page.as('notices'))
    .innerJoin('family_groups', 'family_groups.id', 'notices.family_group_id')
    .leftJoin('users as actor', 'actor.id', 'notices.actor_id')
    .leftJoin('notice_people', 'notice_people.user_id', 'notices.user_id')
    .leftJoin('photos', (join) =>
      join.onRef('photos.id', '=', 'notices.photo_id').on('photos.removed_at', 'is', null),
    )
    .leftJoin('clips', (join) =>
      join.onRef('clips.id', '=', 'notices.clip_id').on('clips.removed_at', 'is', null),
    )
    .selectAll('notices')
    .select(['family_groups.name as group_name', 'family_groups.loved_one_name'])
    .select(['family_groups.time_zone as group_zone', 'notice_people.time_zone as person_zone'])
    .select(['actor.profile_image_url', 'photos.id as existing_photo_id'])
    .select('clips.id as existing_clip_id')
    .orderBy('notices.created_at', 'desc')
    .orderBy('notices.id', 'desc')
}

type ActorColumns = {
  actor_kind: string | null
  actor_id: string | null
  actor_name: string | null
  profile_image_url: string | null
}

function actorOf({ actor_kind, actor_id, actor_name, profile_image_url }: ActorColumns): Notice['actor'] {
  if (actor_kind !== 'person' || actor_id === null) return null
  return { id: actor_id, name: actor_name ?? '', profileImageUrl: profile_image_url }
}

type Summary = { unread: number; calls: OpenCall[]; alarms: OpenAlarm[] }

export async function readSummary(app: App, user: Person): Promise<Summary> {
  const groups = await listGroups(app, user)
  return {
    unread: await countUnread(app, user),
    calls: await listCallsFor(app, groups),
    alarms: await listAlarmsFor(app, user, groups),
  }
}

export async function countUnread(app: App, user: Person): Promise<number> {
  const [row] = await readUnread(app, { userId: user.id })
  return Number(row?.count ?? 0)
}

const readUnread = preparedQuery((app, given: Given<{ userId: string }>) =>
  visibleTo(app, given.userId)
    .where('notices.read_at', 'is', null)
    .where('notices.covered_by', 'is', null)
    .select((select) => select.fn.countAll<number>().as('count')),
)

async function listCallsFor(app: App, groups: FamilyGroup[]): Promise<OpenCall[]> {
  const groupIds = groups.map(({ id }) => id)
  const calls = await listCallsOf(app, groupIds, takenCallsStayFor)
  return calls.flatMap(({ groupId, ...call }) => {
    const group = groups.find(({ id }) => id === groupId)
    if (!group) return []
    const { name: groupName, lovedOneName, lovedOnePhone: phone } = group
    return { ...call, groupId, groupName, lovedOneName, phone }
  })
}

async function listAlarmsFor(app: App, user: Person, groups: FamilyGroup[]): Promise<OpenAlarm[]> {
  const alarms = await listAlarmsOf(app, user.id, takenCallsStayFor)
  return alarms.flatMap(({ groupId, ...alarm }) => {
    const group = groups.find(({ id }) => id === groupId)
    if (!group) return []
    const { name: groupName, lovedOneName, lovedOnePhone: phone } = group
    return { ...alarm, groupId, groupName, lovedOneName, phone }
  })
}

/**
 * Marks everything as read that is not newer than this notice, or with `onlyThis` the line that it stands for. The
 * person's other browsers hear of it.
 */
export async function markRead(
  app: App,
  user: Person,
  { noticeId, onlyThis = false }: { noticeId: string; onlyThis?: boolean | undefined },
): Promise<{ unread: number }> {
  const notice = await app.db
    .selectFrom('notices')
    .where('id', '=', noticeId)
    .where('user_id', '=', user.id)
    .select(['id', 'line_id', 'created_at'])
    .executeTakeFirst()
  if (!notice) throw notFound()
  const unread = app.db
    .updateTable('notices')
    .set({ read_at: app.clock.now() })
    .where('user_id', '=', user.id)
    .where('read_at', 'is', null)
  const marked = onlyThis
    ? unread.where('line_id', '=', notice.line_id)
    : unread.where(sql<boolean>`(created_at, id) <= (${notice.created_at}, ${notice.id})`)
  const { numUpdatedRows } = await marked.executeTakeFirstOrThrow()
  if (numUpdatedRows > 0) publishToPerson(app, user.id, 'notices')
  return { unread: await countUnread(app, user) }
}

/** Marks as read, for everybody, what asked after the loved one of a group that is in memory from now on. */
export async function markRestingRead(app: App, groupId: string): Promise<void> {
  await lockNotices(app, groupId)
  await app.db
    .updateTable('notices')
    .set({ read_at: app.clock.now() })
    .where('family_group_id', '=', groupId)
    .where('topic', 'in', topicsAtRest)
    .where('read_at', 'is', null)
    .execute()
}

/** The notices of groups that the person belongs to, and that were not deleted. */
function visibleTo(app: App, userId: RawBuilder<string>) {
  const groups = sql`
    select members.family_group_id from members
    join family_groups on family_groups.id = members.family_group_id
    where members.user_id = ${userId} and members.deactivated_at is null and family_groups.removed_at is null`
  // As an expression, and an array that is found once: else PostgreSQL may read the notices of whole groups, or all of
  // the person's, because it thinks that few of them are visible.
  const isVisible = isPostgres(app)
    ? sql<boolean>`coalesce(notices.family_group_id = any(array(${groups})), false)`
    : sql<boolean>`notices.family_group_id in (${groups})`
  return app.db.selectFrom('notices').where('notices.user_id', '=', userId).where(isVisible)
}
