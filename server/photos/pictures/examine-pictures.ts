import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../../platform/config.ts'
import { type Findings, mend, ok } from '../../platform/doctor/finding.ts'
import { isS3Away, openS3Storage } from '../../platform/storage/s3.ts'
import { devicePicture, pictureKey } from './picture-files.ts'

/** For `npm run doctor`: whether the files of the newest pictures are in the storage. `objectIds` are theirs. */
export async function* examinePictures(config: Config, objectIds: string[]): Findings {
  if (objectIds.length === 0) return
  try {
    const lacking = await countLacking(config, objectIds)
    if (lacking === 0)
      return yield ok(`The files of the newest pictures (${objectIds.length}) are in the storage.`)
    yield mend(
      `Of the newest pictures (${objectIds.length}) ${lacking} ${lacking === 1 ? 'lacks' : 'lack'} files in the storage. Put them back from a backup: see docs/backup.md.`,
    )
  } catch (error) {
    // Another finding says so.
    if (!isS3Away(error)) throw error
  }
}

async function countLacking({ s3, dataDir }: Config, objectIds: string[]): Promise<number> {
  // The storage of a folder would make the folder.
  if (!s3)
    return objectIds.filter((id) => keysOf(id).some((key) => !existsSync(join(dataDir, 'files', key)))).length
  const storage = await openS3Storage(s3)
  try {
    let lacking = 0
    for (const id of objectIds) {
      const sizes = await Promise.all(keysOf(id).map((key) => storage.size(key)))
      if (sizes.includes(null)) lacking++
    }
    return lacking
  } finally {
    await storage.close()
  }
}

function keysOf(objectId: string): string[] {
  return ['original', devicePicture].map((name) => pictureKey(objectId, name))
}
