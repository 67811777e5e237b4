import type { SelectQueryBuilder } from 'kysely'
import type { App } from '../platform/context.ts'
import type { Database } from '../platform/db/database.ts'
import type { NoticeRow } from './notices.tables.ts'

/** Without notices of photos, recommendations and notes that were deleted since: their words are to go with them. */
export async function withoutDeleted(app: App, groupId: string, notices: NoticeRow[]): Promise<NoticeRow[]> {
  const asked = {
    photo: idsOf(notices, 'photo'),
    content: idsOf(notices, 'content'),
    notes: idsOf(notices, 'family_note'),
  }
  const there = new Set([
    ...(await listThere(app.db.selectFrom('photos'), groupId, asked.photo)),
    ...(await listThere(app.db.selectFrom('content_items'), groupId, asked.content)),
    ...(await listThere(app.db.selectFrom('notes'), groupId, asked.notes)),
  ])
  const gone = new Set(
    Object.values(asked)
      .flat()
      .filter((id) => !there.has(id)),
  )
  return notices.filter((notice) => !isOfThing(notice) || !gone.has(notice.subject_id ?? ''))
}

/** An answer to a photo that is gone remains an answer. */
function isOfThing({ topic }: NoticeRow): boolean {
  return topic === 'photos' || topic === 'content' || topic === 'notes'
}

function idsOf(notices: NoticeRow[], kind: 'photo' | 'content' | 'family_note'): string[] {
  const those = notices.filter((notice) => isOfThing(notice) && notice.subject_kind === kind)
  return those.flatMap(({ subject_id }) => subject_id ?? [])
}

type Things = SelectQueryBuilder<Database, 'photos' | 'content_items' | 'notes', object>

async function listThere(things: Things, groupId: string, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await things
    .where('id', 'in', ids)
    .where('family_group_id', '=', groupId)
    .where('removed_at', 'is', null)
    .select('id')
    .execute()
  return rows.map(({ id }) => id)
}
