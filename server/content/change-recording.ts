import type { ContentItem } from '#contract/content.ts'
import type { Actor } from '../family/actor.ts'
import { requirePhoto } from '../photos/photos.service.ts'
import type { App } from '../platform/context.ts'
import { inTransaction } from '../platform/db/transaction.ts'
import { invalid, notFound } from '../platform/errors.ts'
import { lockContentItem, recordContentChange } from './content.service.ts'
import type { ContentItemRow } from './content.tables.ts'
import { readContentItem } from './read-content.ts'
import {
  changeSoundOf,
  findRecording,
  removeRecordingOf,
  requireRecording,
  restoreRecordingOf,
} from './recordings.ts'

/** Shows another photo with the recording, or none. */
export function changePhotoOfRecording(
  app: App,
  actor: Actor,
  contentId: string,
  photoId: string | null | undefined,
): Promise<ContentItem> {
  return inTransaction(app, async (app) => {
    const item = await lockContentItem(app, actor.groupId, contentId)
    const { id, photo_id } = await requireRecording(app, item)
    if (photoId !== undefined && photoId !== photo_id) {
      if (photoId) await requirePhoto(app, actor.groupId, photoId)
      await app.db.updateTable('recordings').set({ photo_id: photoId }).where('id', '=', id).execute()
      await changedRecording(app, actor, item)
    }
    return readContentItem(app, item)
  })
}

/** Takes it from the recommendation and from every screen at once; it can be brought back for a day. One that is gone stays gone. */
export function removeRecording(app: App, actor: Actor, contentId: string): Promise<ContentItem> {
  return inTransaction(app, async (app) => {
    const item = await lockContentItem(app, actor.groupId, contentId)
    if (await removeRecordingOf(app, item)) await changedRecording(app, actor, item)
    return readContentItem(app, item)
  })
}

export function restoreRecording(app: App, actor: Actor, contentId: string): Promise<ContentItem> {
  return inTransaction(app, async (app) => {
    const item = await lockContentItem(app, actor.groupId, contentId)
    if (!(await findRecording(app, item))) {
      requireMusic(item)
      if (!(await restoreRecordingOf(app, item))) throw notFound()
      await changedRecording(app, actor, item)
    }
    return readContentItem(app, item)
  })
}

export function requireMusic({ type }: Pick<ContentItemRow, 'type'>): void {
  if (type !== 'music') throw invalid('Only music can have a recording.')
}

/** Changes what was sent of the recommendation, and records it. Within the transaction that has locked it. */
export async function changedRecording(
  app: App,
  actor: Actor,
  item: ContentItemRow,
  options?: { isAnother: boolean },
): Promise<void> {
  await changeSoundOf(app, item, options)
  await recordContentChange(app, actor, item, 'content_edited')
}
