import type { ContentItem } from '#contract/content.ts'
import { recordingLimits } from '#contract/recording-limits.ts'
import type { Actor } from '../family/actor.ts'
import { requireStillThere } from '../family/membership.ts'
import { requirePhoto } from '../photos/photos.service.ts'
import { makeRoomInGroup } from '../photos/storage/group-quota.ts'
import { claimUpload, newRowOf, UploadClosed } from '../photos/uploads/claim-upload.ts'
import { type SoundRefusals, type StoredSound, storeSound } from '../photos/uploads/store-sound.ts'
import { closeUpload } from '../photos/uploads/uploads.service.ts'
import { requireRoomForRow } from '../platform/budgets/row-budget.ts'
import type { App } from '../platform/context.ts'
import { conflict, notFound } from '../platform/errors.ts'
import type { ContentItemRow } from './content.tables.ts'
import { readContentItem } from './read-content.ts'
import { recordingKey } from './recording-files.ts'
import type { RecordingRow } from './recordings.tables.ts'
import { changeSoundOf, removeRecordingOf, requireMusic } from './recordings.ts'

type NewRecording = {
  objectPath: string
  /** What is shown with it. */
  photoId?: string | null | undefined
}

/** What is saved of the recommendation together with its recording. */
type Saved = {
  /** Left out for one that is added. */
  contentId?: string
  /** Adds or changes it, and records that, in the transaction of the recording. Locks the group's sending and the item. */
  saveItem(app: App): Promise<ContentItemRow>
  /** In place of `saveItem` where the upload is a recording already. */
  saveAgain(row: RecordingRow): Promise<ContentItem>
}

/**
 * Makes the recording of a recommendation of what the person has uploaded; it takes the place of the one before. Its file
 * is in the storage before the row is written. The same upload again is the same recording.
 */
export function claimRecording(
  app: App,
  actor: Actor,
  { objectPath, photoId = null }: NewRecording,
  { contentId, saveItem, saveAgain }: Saved,
): Promise<ContentItem> {
  return claimUpload(app, actor, {
    table: 'recordings',
    objectPath,
    store: (objectId) =>
      storeSound(app, actor, objectId, { key: recordingKey(objectId), limits: recordingLimits, refusals }),
    insert: async (app, objectId, sound) => {
      const item = await saveItem(app)
      return { item, ...(await insertRecording(app, actor, item, { objectId, photoId, sound })) }
    },
    answer: ({ item }) => readContentItem(app, item),
    async answerAgain(row) {
      if (contentId && contentId !== row.content_item_id) throw notFound()
      if (row.removed_at !== null)
        throw conflict('This recording was added already, and has been deleted since.')
      return saveAgain(row)
    },
  })
}

const refusals: SoundRefusals = {
  'no-mp3': 'This file is not a recording that every device can play. Please choose an MP3.',
  damaged: 'This recording is damaged: we cannot play all of it. Please choose another copy of it.',
  'too-short': 'There is nothing to hear in this recording. Please choose another one.',
  'too-long': 'This recording is longer than seven minutes. Please choose a shorter one.',
}

type Stored = { objectId: string; photoId: string | null; sound: StoredSound }

async function insertRecording(
  app: App,
  actor: Actor,
  item: ContentItemRow,
  { objectId, photoId, sound }: Stored,
): Promise<{ givenUp: Awaited<ReturnType<typeof makeRoomInGroup>> }> {
  const { groupId } = actor
  // The person may have left the group while the file was stored, or another have changed the type.
  await requireStillThere(app, actor, 'content:manage')
  requireMusic(item)
  if (photoId) await requirePhoto(app, groupId, photoId)
  const givenUp = await makeRoomInGroup(app, groupId, { bytes: sound.bytes, photos: 0 })
  // Where others were faster, the sweep removes the file with the upload.
  if (!(await closeUpload(app, objectId))) throw new UploadClosed()
  await removeRecordingOf(app, item)
  const row: RecordingRow = {
    ...newRowOf(app, actor, objectId),
    content_item_id: item.id,
    ...sound,
    photo_id: photoId,
  }
  await app.db.insertInto('recordings').values(row).execute()
  await requireRoomForRow(app, 'recordings', groupId)
  await changeSoundOf(app, item, { isAnother: true })
  return { givenUp }
}
