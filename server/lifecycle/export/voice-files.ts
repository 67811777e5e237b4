import { nameOf } from '../../identity/user.ts'
import { toIso } from '../../platform/clock.ts'
import type { App } from '../../platform/context.ts'
import { voiceKey } from '../../voices/voice-files.ts'
import { inPages, isAfter, pageSize } from './pages.ts'
import type { Pictures, ZipFile } from './picture-files.ts'
import { soundFiles } from './sound-files.ts'

/** The voices that are not deleted, the oldest first. */
function voicePages(app: App, groupId: string) {
  return inPages((after) =>
    app.db
      .selectFrom('voices')
      .leftJoin('users', 'users.id', 'voices.added_by')
      .where('voices.family_group_id', '=', groupId)
      .where('voices.removed_at', 'is', null)
      .where(isAfter('voices', after))
      .orderBy('voices.created_at')
      .orderBy('voices.id')
      .limit(pageSize)
      .selectAll('voices')
      .select(['users.first_name', 'users.last_name', 'users.email'])
      .execute(),
  )
}

export function voiceFiles(app: App, groupId: string, { voices }: Pictures): AsyncGenerator<ZipFile> {
  return soundFiles(app, { pages: voicePages(app, groupId), folder: 'voices', keyOf: voiceKey }, voices)
}

/** As family.json has them. One that was added during the download has no file in it, and is left out. */
export async function* exportedVoices(app: App, groupId: string, { voices }: Pictures) {
  for await (const page of voicePages(app, groupId)) {
    yield page.flatMap((voice) => {
      const file = voices.get(voice.id)
      if (file === undefined) return []
      const { id, words, duration, photo_id, added_by, created_at } = voice
      return [
        {
          id,
          file,
          isMissing: file === null,
          words,
          photoId: photo_id,
          duration: Number(duration),
          addedBy: added_by && nameOf(voice),
          createdAt: toIso(created_at),
        },
      ]
    })
  }
}
