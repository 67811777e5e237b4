import type { ActivityAction } from '#contract/family/activity.ts'
import type { Voice } from '#contract/voices/voices.ts'
import { recordChange } from '../activity/record-change.ts'
import { setSpokenRemoved } from '../delivery/answers/spoken-answers.ts'
import type { Actor } from '../family/actor.ts'
import { nameOf } from '../identity/user.ts'
import { restorableFor } from '../photos/photos.service.ts'
import { toIso } from '../platform/clock.ts'
import type { App } from '../platform/context.ts'
import { afterCursor } from '../platform/db/cursor.ts'
import { lockRow } from '../platform/db/lock.ts'
import { setRemoved } from '../platform/db/soft-delete.ts'
import { inTransaction } from '../platform/db/transaction.ts'
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
  return (await query.execute()).map(toVoice)
}

export async function readVoice(
  app: App,
  { id, family_group_id }: Pick<VoiceRow, 'id' | 'family_group_id'>,
): Promise<Voice> {
  const row = await voicesOf(app, family_group_id).where('voices.id', '=', id).executeTakeFirst()
  if (!row) throw notFound()
  return toVoice(row)
}

function voicesOf(app: App, groupId: string) {
  return app.db
    .selectFrom('voices')
    .leftJoin('users', 'users.id', 'voices.added_by')
    .where('voices.family_group_id', '=', groupId)
    .selectAll('voices')
    .select(['users.first_name', 'users.last_name', 'users.email'])
}

type JoinedVoice = Awaited<ReturnType<ReturnType<typeof voicesOf>['execute']>>[number]

function toVoice(row: JoinedVoice): Voice {
  return {
    id: row.id,
    words: row.words,
    duration: Number(row.duration),
    createdAt: toIso(row.created_at),
    addedBy: row.added_by ? { id: row.added_by, name: nameOf(row) } : null,
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

/** Hides it at once; it can be restored for a day. */
export async function removeVoice(app: App, actor: Actor, id: string): Promise<void> {
  await inTransaction(app, async (app) => {
    const voice = await lockRow(app, 'voices', { id, family_group_id: actor.groupId })
    if (voice?.removed_at !== null) throw notFound()
    await setRemoved(app, 'voices', voice, true)
    await setSpokenRemoved(app, voice, app.clock.now())
    await recordVoiceChange(app, actor, voice, 'voice_removed')
  })
}

export function restoreVoice(app: App, actor: Actor, id: string): Promise<Voice> {
  return inTransaction(app, async (app) => {
    const voice = await lockRow(app, 'voices', { id, family_group_id: actor.groupId })
    if (!voice || isOver(app, voice)) throw notFound()
    if (await setRemoved(app, 'voices', voice, false)) {
      await setSpokenRemoved(app, voice, null)
      await recordVoiceChange(app, actor, voice, 'voice_restored')
    }
    return readVoice(app, voice)
  })
}

/** Whether it cannot be brought back any more. */
function isOver(app: App, { removed_at, purged_at }: VoiceRow): boolean {
  return purged_at !== null || (removed_at !== null && removed_at <= app.clock.now() - restorableFor)
}

export function recordVoiceChange(
  app: App,
  actor: Actor,
  { id, words }: VoiceRow,
  action: ActivityAction,
): Promise<void> {
  const subject = { kind: 'voice', id, title: words } as const
  return recordChange(app, { groupId: actor.groupId, by: actor, action, subject })
}
