import { filmKey, posterKey } from '../../clips/clip-files.ts'
import { nameOf } from '../../identity/user.ts'
import { toIso } from '../../platform/clock.ts'
import type { App } from '../../platform/context.ts'
import { reportLostFile } from '../../platform/storage/lost-file.ts'
import { inPages, isAfter, pageSize } from './pages.ts'
import type { Pictures, ZipFile } from './picture-files.ts'

/** The clips that are not deleted, the oldest first. */
function clipPages(app: App, groupId: string) {
  return inPages((after) =>
    app.db
      .selectFrom('clips')
      .leftJoin('users', 'users.id', 'clips.added_by')
      .where('clips.family_group_id', '=', groupId)
      .where('clips.removed_at', 'is', null)
      .where(isAfter('clips', after))
      .orderBy('clips.created_at')
      .orderBy('clips.id')
      .limit(pageSize)
      .selectAll('clips')
      .select(['users.first_name', 'users.last_name', 'users.email'])
      .execute(),
  )
}

/** Fills `pictures` with what there is. */
export async function* clipFiles(app: App, groupId: string, { clips }: Pictures): AsyncGenerator<ZipFile> {
  let number = 0
  for await (const page of clipPages(app, groupId)) {
    for (const { id, object_id, created_at } of page) {
      const name = `clips/${String(++number).padStart(4, '0')} ${new Date(created_at).toISOString().slice(0, 10)}`
      const film = yield* fileOf(app, filmKey(object_id), { name: `${name}.mp4`, lastModified: created_at })
      const poster = yield* fileOf(app, posterKey(object_id), {
        name: `${name}.jpg`,
        lastModified: created_at,
      })
      clips.set(id, film === null ? null : { film, poster })
    }
  }
}

/** Its name in the ZIP; null where the server does not have it any more. */
async function* fileOf(
  app: App,
  key: string,
  file: Omit<ZipFile, 'input'>,
): AsyncGenerator<ZipFile, string | null> {
  const stored = await app.storage.get(key)
  if (!stored) {
    await reportLostFile(app, key)
    return null
  }
  yield { ...file, input: stored.body }
  return file.name
}

/** As family.json has them. One that was added during the download has no file in it, and is left out. */
export async function* exportedClips(app: App, groupId: string, { clips }: Pictures) {
  for await (const page of clipPages(app, groupId)) {
    yield page.flatMap((clip) => {
      const files = clips.get(clip.id)
      if (files === undefined) return []
      const { id, words, duration, sound, added_by, created_at } = clip
      return [
        {
          id,
          file: files?.film ?? null,
          poster: files?.poster ?? null,
          isMissing: files === null,
          words,
          duration: Number(duration),
          hasSound: sound !== null,
          width: Number(clip.width),
          height: Number(clip.height),
          addedBy: added_by && nameOf(clip),
          createdAt: toIso(created_at),
        },
      ]
    })
  }
}
