import { sql } from 'kysely'
import type { RoomAnswer } from '#contract/delivery/answers.ts'
import type { DeliveryKind } from '#contract/delivery/delivery.ts'
import { nameOf } from '../../identity/user.ts'
import { toIso } from '../../platform/clock.ts'
import type { App } from '../../platform/context.ts'
import { inPages, isAfter, pageSize } from './pages.ts'
import { titleLeft } from './title-left.ts'

/** What the loved one said on a device: an answer to something, or words of their own. */
export type Said = {
  kind: RoomAnswer['kind']
  /** The words of a note. */
  text: string | null
  /** What she said into a screen: the id of the voice. */
  voice?: string
  at: string
  device: string
  /** What it answers, and who had sent that; null for words that answer nothing. */
  to: { kind: DeliveryKind; title: string | null; sentBy: string | null } | null
}

/** Answers, the oldest first, and then the words that answer nothing. */
export async function* saidPages(app: App, groupId: string): AsyncGenerator<Said[]> {
  for await (const rows of answerPages(app, groupId)) {
    yield rows.map((row) => ({
      kind: row.kind,
      text: row.text,
      at: toIso(row.created_at),
      device: row.device_name,
      to: {
        kind: row.subject_kind,
        title: titleLeft(row),
        sentBy: row.sender_id && nameOf(row),
      },
    }))
  }
  for await (const rows of spokenPages(app, groupId)) {
    yield rows.map((row) => ({
      kind: 'voice',
      text: null,
      voice: row.voice_id,
      at: toIso(row.created_at),
      device: row.device_name,
      to: row.subject_kind && {
        kind: row.subject_kind,
        title: titleLeft({ title: row.title, subject_removed_at: row.subject_removed_at }),
        sentBy: row.sender_id && nameOf(row),
      },
    }))
  }
  for await (const rows of looseNotePages(app, groupId)) {
    yield rows.map((row) => ({
      kind: 'note',
      text: row.subject_title,
      at: toIso(row.created_at),
      device: row.actor_name ?? '',
      to: null,
    }))
  }
}

/** What was answered to these photos, notes or recommendations, by their ids, the oldest first. */
export async function readAnswersTo(
  app: App,
  groupId: string,
  kind: DeliveryKind,
  subjectIds: string[],
): Promise<Map<string, Pick<Said, 'kind' | 'text' | 'at'>[]>> {
  const answers = new Map<string, Pick<Said, 'kind' | 'text' | 'at'>[]>()
  for (let from = 0; from < subjectIds.length; from += pageSize) {
    const rows = await answersOf(app, groupId)
      .where('deliveries.family_group_id', '=', groupId)
      .where('deliveries.subject_kind', '=', kind)
      .where('deliveries.subject_id', 'in', subjectIds.slice(from, from + pageSize))
      .orderBy('delivery_answers.created_at')
      .execute()
    for (const { subject_id, kind, text, created_at } of rows) {
      const before = answers.get(subject_id ?? '') ?? []
      answers.set(subject_id ?? '', [...before, { kind, text, at: toIso(created_at) }])
    }
  }
  return answers
}

function answerPages(app: App, groupId: string) {
  return inPages((after) =>
    answersOf(app, groupId)
      .where(isAfter('delivery_answers', after))
      .orderBy('delivery_answers.created_at')
      .orderBy('delivery_answers.id')
      .limit(pageSize)
      .execute(),
  )
}

function answersOf(app: App, groupId: string) {
  return app.db
    .selectFrom('delivery_answers')
    .innerJoin('delivery_targets', 'delivery_targets.id', 'delivery_answers.target_id')
    .innerJoin('deliveries', 'deliveries.id', 'delivery_targets.delivery_id')
    .innerJoin('devices', 'devices.id', 'delivery_targets.device_id')
    .leftJoin('users', 'users.id', 'deliveries.sender_id')
    .where('delivery_answers.family_group_id', '=', groupId)
    .select(['delivery_answers.id', 'delivery_answers.kind', 'delivery_answers.text'])
    .select(['delivery_answers.created_at', 'devices.name as device_name'])
    .select(['deliveries.subject_kind', 'deliveries.subject_id', 'deliveries.title', 'deliveries.sender_id'])
    .select('deliveries.subject_removed_at')
    .select(['users.first_name', 'users.last_name', 'users.email'])
}

function looseNotePages(app: App, groupId: string) {
  return inPages((after) =>
    app.db
      .selectFrom('activity')
      .where('family_group_id', '=', groupId)
      .where('action', '=', sql.lit('note_received'))
      .where('device_id', 'is not', null)
      .where(isAfter('activity', after))
      .select(['id', 'created_at', 'actor_name', 'subject_title'])
      .orderBy('created_at')
      .orderBy('id')
      .limit(pageSize)
      .execute(),
  )
}

function spokenPages(app: App, groupId: string) {
  return inPages((after) =>
    app.db
      .selectFrom('spoken_answers')
      .innerJoin('devices', 'devices.id', 'spoken_answers.device_id')
      .leftJoin('deliveries', 'deliveries.id', 'spoken_answers.delivery_id')
      .leftJoin('users', 'users.id', 'deliveries.sender_id')
      .where('spoken_answers.family_group_id', '=', groupId)
      .where('spoken_answers.removed_at', 'is', null)
      .where(isAfter('spoken_answers', after))
      .select(['spoken_answers.id', 'spoken_answers.created_at', 'spoken_answers.voice_id'])
      .select(['devices.name as device_name', 'deliveries.subject_kind', 'deliveries.title'])
      .select(['deliveries.sender_id', 'deliveries.subject_removed_at', 'deliveries.subject_id'])
      .select(['users.first_name', 'users.last_name', 'users.email'])
      .orderBy('spoken_answers.created_at')
      .orderBy('spoken_answers.id')
      .limit(pageSize)
      .execute(),
  )
}
