import type { ActivityAction } from '#contract/family/activity.ts'
import type { Voice } from '#contract/voices/voices.ts'
import { recordChange } from '../activity/record-change.ts'
import { setSpokenRemoved } from '../delivery/answers/spoken-answers.ts'
import { listProgress, type Progress } from '../delivery/progress.service.ts'
import { inSeconds } from '../delivery/subject.ts'
import type { Actor } from '../family/actor.ts'
import { nameOf } from '../identity/user.ts'
import { shownPhoto } from '../photos/backdrop.ts'
import { removeKept, restoreKept } from '../photos/storage/kept-things.ts'
import { toIso } from '../platform/clock.ts'
import type { App } from '../platform/context.ts'
import { afterCursor } from '../platform/db/cursor.ts'
import { notFound } from '../platform/errors.ts'
import type { VoiceRow } from './voices.tables.ts'

type Page = { before?: string | undefined; limit?: number | undefined }

/** What the family has said. Newest first; `before` is the id of the last voice of the page before. */
export async function listVoices(app: App, groupId: string, { before, limit }: Page = {}): Promise<Voice[]> {
  let query = voicesOf(app, groupId)
    .where('voices.removed_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('spoken_answers')
            .whereRef('spoken_answers.voice_id', '=', 'voices.id')
            .select('voice_id'),
        ),
      ),
    )
    .orderBy('voices.created_at', 'desc')
    .orderBy('voices.id', 'desc')
  if (before !== undefined) query = query.where(afterCursor('voices', groupId, before))
  if (limit !== undefined) query = query.limit(limit)
  return toVoices(app, groupId, await query.execute())
}

export async function readVoice(
  app: App,
  { id, family_group_id }: Pick<VoiceRow, 'id' | 'family_group_id'>,
): Promise<Voice> {
  const rows = await voicesOf(app, family_group_id).where('voices.id', '=', id).execute()
  const [voice] = await toVoices(app, family_group_id, rows)
  if (!voice) throw notFound()
  return voice
}

function voicesOf(app: App, groupId: string) {
  return app.db
    .selectFrom('voices')
    .leftJoin('users', 'users.id', 'voices.added_by')
    .leftJoin('photos', (join) =>
      join.onRef('photos.id', '=', 'voices.photo_id').on('photos.removed_at', 'is', null),
    )
    .where('voices.family_group_id', '=', groupId)
    .selectAll('voices')
    .select(['users.first_name', 'users.last_name', 'users.email'])
    .select(['photos.object_id as picture', 'photos.caption', 'photos.thumbhash'])
}

type JoinedVoice = Awaited<ReturnType<ReturnType<typeof voicesOf>['execute']>>[number]

async function toVoices(app: App, groupId: string, rows: JoinedVoice[]): Promise<Voice[]> {
  const ids = rows.map(({ id }) => id)
  const progress = await listProgress(app, groupId, 'voice', ids)
  return rows.map((row) => toVoice(row, progress.get(row.id)))
}

function toVoice(row: JoinedVoice, progress: Progress | undefined): Voice {
  return {
    id: row.id,
    words: row.words,
    duration: Number(row.duration),
    photo: shownPhoto(row),
    createdAt: toIso(row.created_at),
    addedBy: row.added_by ? { id: row.added_by, name: nameOf(row) } : null,
    delivery: progress?.newest ?? null,
  }
}

/** A voice of the group that was not deleted. */
export async function requireVoice(app: App, groupId: string, id: string): Promise<VoiceRow> {
  const voice = await findVoice(app, groupId, id)
  if (voice?.removed_at !== null) throw notFound()
  return voice
}

/** Who has said it, deleted or not. */
export async function findVoiceOwner(app: App, groupId: string, id: string): Promise<string | null> {
  const voice = await findVoice(app, groupId, id)
  if (!voice) throw notFound()
  return voice.added_by
}

function findVoice(app: App, groupId: string, id: string): Promise<VoiceRow | undefined> {
  return app.db
    .selectFrom('voices')
    .where('id', '=', id)
    .where('family_group_id', '=', groupId)
    .selectAll()
    .executeTakeFirst()
}

/** What she has said leaves the answers with it. */
export function removeVoice(app: App, actor: Actor, id: string): Promise<void> {
  return removeKept(app, 'voices', actor, id, async (app, voice) => {
    await setSpokenRemoved(app, voice, app.clock.now())
    await recordVoiceChange(app, actor, voice, 'voice_removed')
  })
}

export async function restoreVoice(app: App, actor: Actor, id: string): Promise<Voice> {
  await restoreKept(app, 'voices', actor, id, async (app, voice) => {
    await setSpokenRemoved(app, voice, null)
    await recordVoiceChange(app, actor, voice, 'voice_restored')
  })
  return readVoice(app, { id, family_group_id: actor.groupId })
}

export function recordVoiceChange(
  app: App,
  actor: Actor,
  { id, words, duration }: Pick<VoiceRow, 'id' | 'words' | 'duration'>,
  action: ActivityAction,
): Promise<void> {
  const subject = { kind: 'voice', id, title: words, seconds: inSeconds(duration) } as const
  return recordChange(app, { groupId: actor.groupId, by: actor, action, subject })
}
