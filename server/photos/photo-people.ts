import type { RawBuilder } from 'kysely'
import type { PhotoPerson } from '#contract/photos/photos.ts'
import type { App } from '../platform/context.ts'

/** Who is on photos. Bound by `people`, which comes after this folder. */
export type PhotoPeople = {
  /** By the id of the photo, in the order in which they were tagged. */
  onPhotos(app: App, groupId: string, photoIds: string[]): Promise<Map<string, PhotoPerson[]>>
  /** For each word, in the form of `searchable`, a condition: somebody is on the photo whose name has it. */
  areNamed(app: App, groupId: string, words: string[]): Promise<RawBuilder<boolean>[]>
  /** The photo is gone for good. */
  forgetPhoto(app: App, photoId: string): Promise<void>
}

declare module '../platform/context.ts' {
  interface App {
    photoPeople: PhotoPeople
  }
}
