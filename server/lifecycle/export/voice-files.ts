import { nameOf } from '../../identity/user.ts'
import { toIso } from '../../platform/clock.ts'
import type { App } from '../../platform/context.ts'
import { reportLostFile } from '../../platform/storage/lost-file.ts'
import { voiceKey } from '../../voices/voice-files.ts'
import { inPages, isAfter, pageSize } from './pages.ts'
import type { Pictures, ZipFile } from './picture-files.ts'

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

/** Fills `pictures` with what there is. */
export async function* voiceFiles(app: App, groupId: string, { voices }: Pictures): AsyncGenerator<ZipFile> {
  let number = 0
  for await (const page of voicePages(app, groupId)) {
    for (const { id, object_id, created_at } of page) {
      number++
      const key = voiceKey(object_id)
      const stored = await app.storage.get(key)
      if (!stored) await reportLostFile(app, key)
      const name = `voices/${String(number).padStart(4, '0')} ${new Date(created_at).toISOString().slice(0, 10)}.mp3`
      voices.set(id, stored && name)
      if (stored) yield { name, input: stored.body, lastModified: created_at }
    }
  }
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
