import { sql } from 'kysely'
import type { RoomAnswer } from '#contract/delivery/answers.ts'
import type { Actor } from '../../family/actor.ts'
import { nameOf } from '../../identity/user.ts'
import { toIso } from '../../platform/clock.ts'
import type { App } from '../../platform/context.ts'
import { lockKeys } from '../../platform/db/lock.ts'
import { type Given, preparedQuery } from '../../platform/db/prepared-query.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { notFound } from '../../platform/errors.ts'
import { answeredOf } from './answered.ts'
import './answers.tables.ts'
import { listSpoken } from './spoken-answers.ts'

const maxListed = 20

type Seen = { answerId: string | null; joinedAt: number }

/** The newest answers, notes and voices of the loved one, without the calls they asked for; the newest first. */
export async function listRoomAnswers(app: App, actor: Actor): Promise<RoomAnswer[]> {
  const seen = await readSeen(app, actor)
  const answers = await listDeliveryAnswers(app, actor.groupId, seen)
  const notes = await listLooseNotes(app, actor.groupId, seen)
  const spoken = (await listSpoken(app, actor.groupId, maxListed)).map(({ row, answer }) => ({
    ...answer,
    isNew: isNew(row, seen),
  }))
  return [...answers, ...notes, ...spoken].toSorted((a, b) => b.at.localeCompare(a.at)).slice(0, maxListed)
}

/** Answers that came later stay new. An older answer than one seen before changes nothing. */
export async function markAnswersSeen(app: App, actor: Actor, answerId: string): Promise<void> {
  const { groupId: family_group_id, user } = actor
  await requireAnswer(app, family_group_id, answerId)
  await inTransaction(app, async (app) => {
    await lockKeys(app, `answers-seen:${family_group_id}:${user.id}`)
    const before = await readSeen(app, actor)
    if (before.answerId !== null && before.answerId >= answerId) return
    await app.db
      .insertInto('answers_seen')
      .values({ family_group_id, user_id: user.id, answer_id: answerId })
      .onConflict((conflict) =>
        conflict.columns(['family_group_id', 'user_id']).doUpdateSet({ answer_id: answerId }),
      )
      .execute()
  })
}

async function requireAnswer(app: App, groupId: string, answerId: string): Promise<void> {
  for (const table of ['delivery_answers', 'spoken_answers', 'activity'] as const) {
    const row = await app.db
      .selectFrom(table)
      .where('id', '=', answerId)
      .where('family_group_id', '=', groupId)
      .select('id')
      .executeTakeFirst()
    if (row) return
  }
  throw notFound()
}

async function readSeen(app: App, { groupId, memberId, user }: Actor): Promise<Seen> {
  const member = await app.db
    .selectFrom('members')
    .leftJoin('answers_seen', (join) =>
      join
        .on('answers_seen.user_id', '=', user.id)
        .onRef('answers_seen.family_group_id', '=', 'members.family_group_id'),
    )
    .where('members.id', '=', memberId)
    .where('members.family_group_id', '=', groupId)
    .select(['members.joined_at', 'answers_seen.answer_id'])
    .executeTakeFirst()
  if (!member) throw notFound()
  return { answerId: member.answer_id, joinedAt: member.joined_at }
}

/** Nothing is new to a member that was answered before they joined. */
function isNew({ id, created_at }: { id: string; created_at: number }, seen: Seen): boolean {
  return created_at >= seen.joinedAt && (seen.answerId === null || id > seen.answerId)
}

async function listDeliveryAnswers(app: App, groupId: string, seen: Seen): Promise<RoomAnswer[]> {
  const rows = await readAnswers(app, { groupId })
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    text: row.text,
    at: toIso(row.created_at),
    device: { id: row.device_id, name: row.device_name },
    to: row.sender_id ? { id: row.sender_id, name: nameOf(row) } : null,
    subject: answeredOf(row),
    isNew: isNew(row, seen),
  }))
}

const readAnswers = preparedQuery((app, given: Given<{ groupId: string }>) =>
  app.db
    .selectFrom('delivery_answers')
    .innerJoin('delivery_targets', 'delivery_targets.id', 'delivery_answers.target_id')
    .innerJoin('deliveries', 'deliveries.id', 'delivery_targets.delivery_id')
    .innerJoin('devices', 'devices.id', 'delivery_targets.device_id')
    .leftJoin('users', 'users.id', 'deliveries.sender_id')
    .where('delivery_answers.family_group_id', '=', given.groupId)
    .where('delivery_answers.kind', '<>', 'call_me')
    .selectAll('delivery_answers')
    .select(['delivery_targets.device_id', 'devices.name as device_name'])
    .select(['deliveries.subject_kind', 'deliveries.subject_id', 'deliveries.title'])
    .select(['deliveries.subject_removed_at', 'deliveries.sender_id'])
    .select(['users.first_name', 'users.last_name', 'users.email'])
    .orderBy('delivery_answers.created_at', 'desc')
    .orderBy('delivery_answers.id', 'desc')
    .limit(sql.lit(maxListed)),
)

/** Notes that answer no delivery are in the activity only. */
async function listLooseNotes(app: App, groupId: string, seen: Seen): Promise<RoomAnswer[]> {
  const rows = await readLooseNotes(app, { groupId })
  return rows.map((row) => ({
    id: row.id,
    kind: 'note',
    text: row.subject_title,
    at: toIso(row.created_at),
    device: { id: row.device_id as string, name: row.actor_name ?? '' },
    to: null,
    subject: null,
    isNew: isNew(row, seen),
  }))
}

const readLooseNotes = preparedQuery((app, given: Given<{ groupId: string }>) =>
  app.db
    .selectFrom('activity')
    .where('family_group_id', '=', given.groupId)
    .where('action', '=', sql.lit('note_received'))
    .where('device_id', 'is not', null)
    .select(['id', 'created_at', 'device_id', 'actor_name', 'subject_title'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(sql.lit(maxListed)),
)
