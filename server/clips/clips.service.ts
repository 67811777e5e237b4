import type { Clip } from '#contract/clips/clips.ts'
import type { ActivityAction } from '#contract/family/activity.ts'
import { recordChange } from '../activity/record-change.ts'
import { listProgress, type Progress } from '../delivery/progress.service.ts'
import { inSeconds } from '../delivery/subject.ts'
import type { Actor } from '../family/actor.ts'
import { nameOf } from '../identity/user.ts'
import { removeKept, restoreKept } from '../photos/storage/kept-things.ts'
import { toIso } from '../platform/clock.ts'
import type { App } from '../platform/context.ts'
import { afterCursor } from '../platform/db/cursor.ts'
import { notFound } from '../platform/errors.ts'
import type { ClipRow } from './clips.tables.ts'

type Page = { before?: string | undefined; limit?: number | undefined }

/** Newest first; `before` is the id of the last clip of the page before. */
export async function listClips(app: App, groupId: string, { before, limit }: Page = {}): Promise<Clip[]> {
  let query = clipsOf(app, groupId)
    .where('clips.removed_at', 'is', null)
    .orderBy('clips.created_at', 'desc')
    .orderBy('clips.id', 'desc')
  if (before !== undefined) query = query.where(afterCursor('clips', groupId, before))
  if (limit !== undefined) query = query.limit(limit)
  return toClips(app, groupId, await query.execute())
}

export async function readClip(app: App, groupId: string, id: string): Promise<Clip> {
  const rows = await clipsOf(app, groupId).where('clips.id', '=', id).execute()
  const [clip] = await toClips(app, groupId, rows)
  if (!clip) throw notFound()
  return clip
}

function clipsOf(app: App, groupId: string) {
  return app.db
    .selectFrom('clips')
    .leftJoin('users', 'users.id', 'clips.added_by')
    .where('clips.family_group_id', '=', groupId)
    .selectAll('clips')
    .select(['users.first_name', 'users.last_name', 'users.email'])
}

type JoinedClip = Awaited<ReturnType<ReturnType<typeof clipsOf>['execute']>>[number]

async function toClips(app: App, groupId: string, rows: JoinedClip[]): Promise<Clip[]> {
  const ids = rows.map(({ id }) => id)
  const progress = await listProgress(app, groupId, 'clip', ids)
  return rows.map((row) => toClip(row, progress.get(row.id)))
}

function toClip(row: JoinedClip, progress: Progress | undefined): Clip {
  return {
    id: row.id,
    words: row.words,
    duration: Number(row.duration),
    hasSound: row.sound !== null,
    width: Number(row.width),
    height: Number(row.height),
    thumbhash: row.thumbhash,
    createdAt: toIso(row.created_at),
    addedBy: row.added_by ? { id: row.added_by, name: nameOf(row) } : null,
    delivery: progress?.newest ?? null,
  }
}

/** A clip of the group that was not deleted. */
export async function requireClip(app: App, groupId: string, id: string): Promise<ClipRow> {
  const clip = await app.db
    .selectFrom('clips')
    .where('id', '=', id)
    .where('family_group_id', '=', groupId)
    .where('removed_at', 'is', null)
    .selectAll()
    .executeTakeFirst()
  if (!clip) throw notFound()
  return clip
}

export function removeClip(app: App, actor: Actor, id: string): Promise<void> {
  return removeKept(app, 'clips', actor, id, (app, row) => recordClipChange(app, actor, row, 'clip_removed'))
}

export async function restoreClip(app: App, actor: Actor, id: string): Promise<Clip> {
  await restoreKept(app, 'clips', actor, id, (app, row) => recordClipChange(app, actor, row, 'clip_restored'))
  return readClip(app, actor.groupId, id)
}

export function recordClipChange(
  app: App,
  actor: Actor,
  { id, words, duration }: Pick<ClipRow, 'id' | 'words' | 'duration'>,
  action: ActivityAction,
): Promise<void> {
  const subject = { kind: 'clip', id, title: words, seconds: inSeconds(duration) } as const
  return recordChange(app, { groupId: actor.groupId, by: actor, action, subject })
}
