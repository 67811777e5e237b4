import type { App } from '../../platform/context.ts'
import { reportLostFile } from '../../platform/storage/lost-file.ts'
import type { ZipFile } from './picture-files.ts'

type Kept = { id: string; object_id: string; created_at: number }

type Sounds = {
  /** The oldest first. */
  pages: AsyncIterable<Kept[]>
  /** Of the ZIP. */
  folder: string
  keyOf(objectId: string): string
}

/** The files of sounds. Fills `names` with what there is; null: the server does not have that file any more. */
export async function* soundFiles(
  app: App,
  { pages, folder, keyOf }: Sounds,
  names: Map<string, string | null>,
): AsyncGenerator<ZipFile> {
  let number = 0
  for await (const page of pages) {
    for (const { id, object_id, created_at } of page) {
      number++
      const key = keyOf(object_id)
      const stored = await app.storage.get(key)
      if (!stored) await reportLostFile(app, key)
      const name = `${folder}/${String(number).padStart(4, '0')} ${new Date(created_at).toISOString().slice(0, 10)}.mp3`
      names.set(id, stored && name)
      if (stored) yield { name, input: stored.body, lastModified: created_at }
    }
  }
}
