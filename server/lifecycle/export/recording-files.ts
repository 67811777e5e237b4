import { recordingKey } from '../../content/recording-files.ts'
import { nameOf } from '../../identity/user.ts'
import { toIso } from '../../platform/clock.ts'
import type { App } from '../../platform/context.ts'
import { inPages, isAfter, pageSize } from './pages.ts'
import type { Pictures, ZipFile } from './picture-files.ts'
import { soundFiles } from './sound-files.ts'

/** The recordings that recommendations have, the oldest first. */
function recordingPages(app: App, groupId: string) {
  return inPages((after) =>
    app.db
      .selectFrom('recordings')
      .leftJoin('users', 'users.id', 'recordings.added_by')
      .where('recordings.family_group_id', '=', groupId)
      .where('recordings.removed_at', 'is', null)
      .where(isAfter('recordings', after))
      .orderBy('recordings.created_at')
      .orderBy('recordings.id')
      .limit(pageSize)
      .selectAll('recordings')
      .select(['users.first_name', 'users.last_name', 'users.email'])
      .execute(),
  )
}

export function recordingFiles(app: App, groupId: string, { recordings }: Pictures): AsyncGenerator<ZipFile> {
  const pages = recordingPages(app, groupId)
  return soundFiles(app, { pages, folder: 'recordings', keyOf: recordingKey }, recordings)
}

/** As family.json has them. One that was added during the download has no file in it, and is left out. */
export async function* exportedRecordings(app: App, groupId: string, { recordings }: Pictures) {
  for await (const page of recordingPages(app, groupId)) {
    yield page.flatMap((recording) => {
      const file = recordings.get(recording.id)
      if (file === undefined) return []
      const { id, content_item_id, duration, photo_id, added_by, created_at } = recording
      return [
        {
          id,
          contentId: content_item_id,
          file,
          isMissing: file === null,
          photoId: photo_id,
          duration: Number(duration),
          addedBy: added_by && nameOf(recording),
          createdAt: toIso(created_at),
        },
      ]
    })
  }
}
