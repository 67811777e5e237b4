import type { RawBuilder } from 'kysely'
import type { Note } from '#contract/notes/notes.ts'
import { listProgress, type Progress } from '../delivery/progress.service.ts'
import { nameOf } from '../identity/user.ts'
import { shownPhoto } from '../photos/backdrop.ts'
import { toIso } from '../platform/clock.ts'
import type { App } from '../platform/context.ts'
import { afterCursor } from '../platform/db/cursor.ts'
import { type Given, preparedQuery } from '../platform/db/prepared-query.ts'
import { notFound } from '../platform/errors.ts'
import type { NoteRow } from './notes.tables.ts'

type Page = { before?: string | undefined; limit?: number | undefined }

/** As good as none: a page without a limit is the same statement. */
const noLimit = 1_000_000_000

/** Newest first; `before` is the id of the last note of the page before. */
export async function listNotes(
  app: App,
  groupId: string,
  { before, limit = noLimit }: Page = {},
): Promise<Note[]> {
  const rows = before
    ? await readLaterPage(app, { groupId, before, limit })
    : await readFirstPage(app, { groupId, limit })
  return toNotes(app, groupId, rows)
}

const readFirstPage = preparedQuery((app, given: Given<{ groupId: string; limit: number }>) =>
  pageOf(app, given),
)

const readLaterPage = preparedQuery((app, given: Given<{ groupId: string; before: string; limit: number }>) =>
  pageOf(app, given).where(afterCursor('notes', given.groupId, given.before)),
)

function pageOf(app: App, { groupId, limit }: Given<{ groupId: string; limit: number }>) {
  return notesOf(app, groupId)
    .where('notes.removed_at', 'is', null)
    .orderBy('notes.created_at', 'desc')
    .orderBy('notes.id', 'desc')
    .limit(limit)
}

export async function readNote(
  app: App,
  { id, family_group_id }: Pick<NoteRow, 'id' | 'family_group_id'>,
): Promise<Note> {
  const rows = await notesOf(app, family_group_id).where('notes.id', '=', id).execute()
  const [note] = await toNotes(app, family_group_id, rows)
  if (!note) throw notFound()
  return note
}

function notesOf(app: App, groupId: string | RawBuilder<string>) {
  return app.db
    .selectFrom('notes')
    .leftJoin('users', 'users.id', 'notes.added_by')
    .leftJoin('photos', (join) =>
      join.onRef('photos.id', '=', 'notes.photo_id').on('photos.removed_at', 'is', null),
    )
    .where('notes.family_group_id', '=', groupId)
    .selectAll('notes')
    .select(['users.first_name', 'users.last_name', 'users.email'])
    .select(['photos.object_id as picture', 'photos.caption', 'photos.thumbhash'])
}

type JoinedNote = Awaited<ReturnType<ReturnType<typeof notesOf>['execute']>>[number]

async function toNotes(app: App, groupId: string, rows: JoinedNote[]): Promise<Note[]> {
  const ids = rows.map(({ id }) => id)
  const progress = await listProgress(app, groupId, 'note', ids)
  return rows.map((row) => toNote(row, progress.get(row.id)))
}

function toNote(row: JoinedNote, progress: Progress | undefined): Note {
  return {
    id: row.id,
    text: row.text,
    stays: row.stays,
    until: toIso(row.until_at),
    photo: shownPhoto(row),
    createdAt: toIso(row.created_at),
    addedBy: row.added_by ? { id: row.added_by, name: nameOf(row) } : null,
    delivery: progress?.newest ?? null,
  }
}
