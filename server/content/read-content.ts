import type { RawBuilder } from 'kysely'
import type { ContentItem } from '#contract/content.ts'
import { listProgress, type Progress } from '../delivery/progress.service.ts'
import { nameOf } from '../identity/user.ts'
import { shownPhoto } from '../photos/backdrop.ts'
import { toIso } from '../platform/clock.ts'
import type { App } from '../platform/context.ts'
import { type Given, preparedQuery } from '../platform/db/prepared-query.ts'
import { notFound } from '../platform/errors.ts'
import type { ContentItemRow } from './content.tables.ts'
import './recordings.tables.ts'

/** Newest first. */
export async function listContent(app: App, groupId: string): Promise<ContentItem[]> {
  return toContentItems(app, groupId, await readList(app, { groupId }))
}

const readList = preparedQuery((app, given: Given<{ groupId: string }>) =>
  contentOf(app, given.groupId)
    .where('content_items.removed_at', 'is', null)
    .orderBy('content_items.created_at', 'desc')
    .orderBy('content_items.id', 'desc'),
)

export async function readContentItem(
  app: App,
  { id, family_group_id }: Pick<ContentItemRow, 'id' | 'family_group_id'>,
): Promise<ContentItem> {
  const rows = await contentOf(app, family_group_id).where('content_items.id', '=', id).execute()
  const [item] = await toContentItems(app, family_group_id, rows)
  if (!item) throw notFound()
  return item
}

function contentOf(app: App, groupId: string | RawBuilder<string>) {
  return app.db
    .selectFrom('content_items')
    .leftJoin('users', 'users.id', 'content_items.added_by')
    .leftJoin('recordings', (join) =>
      join
        .onRef('recordings.content_item_id', '=', 'content_items.id')
        .on('recordings.removed_at', 'is', null),
    )
    .leftJoin('photos', (join) =>
      join.onRef('photos.id', '=', 'recordings.photo_id').on('photos.removed_at', 'is', null),
    )
    .where('content_items.family_group_id', '=', groupId)
    .selectAll('content_items')
    .select(['users.first_name', 'users.last_name', 'users.email'])
    .select(['recordings.id as recording_id', 'recordings.duration', 'recordings.photo_id'])
    .select(['photos.object_id as picture', 'photos.caption', 'photos.thumbhash'])
}

type JoinedItem = Awaited<ReturnType<ReturnType<typeof contentOf>['execute']>>[number]

async function toContentItems(app: App, groupId: string, rows: JoinedItem[]): Promise<ContentItem[]> {
  const ids = rows.map(({ id }) => id)
  const progress = await listProgress(app, groupId, 'content', ids)
  return rows.map((row) => toContentItem(row, progress.get(row.id)))
}

function toContentItem(row: JoinedItem, progress: Progress | undefined): ContentItem {
  const sentAt = progress?.firstAcceptedAt ?? null
  return {
    id: row.id,
    type: row.type,
    title: row.title,
    description: row.description,
    externalUrl: row.external_url,
    provider: row.provider,
    createdAt: toIso(row.created_at),
    isSentToAlexa: sentAt !== null,
    sentToAlexaAt: toIso(sentAt),
    addedBy: row.added_by ? { id: row.added_by, name: nameOf(row) } : null,
    recording: recordingOf(row),
    delivery: progress?.newest ?? null,
  }
}

function recordingOf(row: JoinedItem): ContentItem['recording'] {
  if (row.recording_id === null) return null
  return { id: row.recording_id, duration: Number(row.duration), photo: shownPhoto(row) }
}
