import type { Member } from '#contract/family/members.ts'
import { faceKeyOf } from '../../photos/faces/face.service.ts'
import { pictureKey } from '../../photos/pictures/picture-files.ts'
import type { App } from '../../platform/context.ts'
import { reportLostFile } from '../../platform/storage/lost-file.ts'
import type { Body } from '../../platform/storage/storage.ts'
import { type ExportedPhoto, photoPages } from './read-photos.ts'

/** Names of files in the ZIP. Null: the server does not have that file any more. */
export type PhotoFiles = {
  original: string | null
  /** What every browser shows; the original, if it is such a picture. */
  shown: string | null
  /** For a grid. */
  small: string | null
}

/** Names in the ZIP. `poster` is null where it is missing. */
type ClipFiles = { film: string; poster: string | null }

/** What the ZIP has of each photo, of each person's own picture, of each voice, clip and recording, by their ids. */
export type Pictures = {
  photos: Map<string, PhotoFiles>
  faces: Map<string, string>
  /** Null: the server does not have the file any more. */
  voices: Map<string, string | null>
  clips: Map<string, ClipFiles | null>
  /** Of recommendations, as `voices`. */
  recordings: Map<string, string | null>
}

export type ZipFile = { name: string; input: Body; lastModified: number }

const endings: Record<string, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/heic': 'heic',
}

/** The originals, and beside them what the page shows. Fills `pictures` with what there is. */
export async function* photoFiles(app: App, groupId: string, pictures: Pictures): AsyncGenerator<ZipFile> {
  let number = 0
  for await (const page of photoPages(app, groupId)) {
    for (const photo of page) {
      number++
      const files: PhotoFiles = { original: null, shown: null, small: null }
      pictures.photos.set(photo.id, files)
      for (const { use, name, key } of wanted(photo, number)) {
        if (use === 'shown' && files.shown !== null) continue
        const stored = await app.storage.get(key)
        if (!stored) {
          await reportLostFile(app, key)
          continue
        }
        files[use] = name
        if (use === 'original' && photo.original_type !== 'image/heic') files.shown = name
        yield { name, input: stored.body, lastModified: photo.created_at }
      }
    }
  }
}

/** Most browsers show no HEIC. A JPEG also stands in for an original that is missing. */
function wanted({ object_id, original_type, created_at }: ExportedPhoto, number: number) {
  const name = `${String(number).padStart(4, '0')} ${new Date(created_at).toISOString().slice(0, 10)}`
  const key = (file: string) => pictureKey(object_id, file)
  return [
    { use: 'original', name: `photos/${name}.${endings[original_type] ?? 'bin'}`, key: key('original') },
    { use: 'shown', name: `photos/${name} to look at.jpg`, key: key('device.jpg') },
    { use: 'small', name: `page/${name}.webp`, key: key('w640.webp') },
  ] as const
}

/** The members' own pictures. One that a sign-in provider has is not ours. */
export async function* faceFiles(app: App, members: Member[], pictures: Pictures): AsyncGenerator<ZipFile> {
  for (const [index, { user }] of members.entries()) {
    if (user.id === null || user.profileImageUrl === null) continue
    const key = faceKeyOf(user.id, user.profileImageUrl)
    const stored = key && (await app.storage.get(key))
    if (!stored) continue
    const name = `people/${String(index + 1).padStart(2, '0')}.jpg`
    pictures.faces.set(user.id, name)
    yield { name, input: stored.body, lastModified: app.clock.now() }
  }
}
