import { join } from 'node:path'
import type { Config } from '../platform/config.ts'
import { openFolderStorage, readFolder } from '../platform/storage/folder.ts'
import type { Storage, StorageReader } from '../platform/storage/storage.ts'

/** Reads pictures beside a server that runs. */
export async function withStorage<T>(
  { s3, dataDir }: Pick<Config, 's3' | 'dataDir'>,
  work: (storage: StorageReader) => Promise<T>,
): Promise<T> {
  if (!s3) return work(readDisk(join(dataDir, 'files')))
  const storage = await openBucket(s3)
  try {
    return await work(storage)
  } finally {
    await storage.close()
  }
}

/** One file that the disk does not give out. The others may be well. */
export class UnreadableFile extends Error {}

/** What a disk says of one file. All others concern this machine or the whole disk. */
const ofOneFile = new Set(['EIO', 'EBADMSG', 'EUCLEAN', 'EILSEQ', 'ENXIO', 'ELOOP', 'EACCES', 'EPERM'])

function readDisk(folder: string): StorageReader {
  const storage = readFolder(folder)
  return {
    ...storage,
    read: (key) =>
      storage.read(key).catch((error) => {
        throw ofOneFile.has(error.code) ? new UnreadableFile(error.message, { cause: error }) : error
      }),
  }
}

/** Opens the bucket, or else this folder, to write to. No server may use that folder. */
export async function openTarget(s3: Config['s3'], folder: string): Promise<Storage> {
  return s3 ? openBucket(s3) : openFolderStorage(folder)
}

async function openBucket(s3: NonNullable<Config['s3']>): Promise<Storage> {
  const { openS3Storage } = await import('../platform/storage/s3.ts')
  return openS3Storage(s3)
}
