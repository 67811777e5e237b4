import { createReadStream } from 'node:fs'
import { access, constants, mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { newId } from '../ids.ts'
import { checkedKey, type Storage, TooLarge } from './storage.ts'

/** A folder of this machine. One process at a time: what an earlier one left half is swept. */
export async function openFolderStorage(root: string): Promise<Storage> {
  const unfinished = join(root, '.unfinished')
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(unfinished, { recursive: true, mode: 0o700 })
  const place = (key: string) => join(root, checkedKey(key))

  /** Writes beside, and moves into place when all is on the disk. */
  async function write(key: string, chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>, limit: number) {
    const target = place(key)
    const temporary = join(unfinished, newId())
    const file = await open(temporary, 'wx', 0o600)
    let size = 0
    try {
      for await (const chunk of chunks) {
        size += chunk.length
        if (size > limit) throw new TooLarge()
        await file.write(chunk)
      }
      await file.sync()
      await file.close()
      await mkdir(dirname(target), { recursive: true, mode: 0o700 })
      await rename(temporary, target)
      await syncFolder(dirname(target))
    } catch (error) {
      await file.close().catch(() => {})
      await rm(temporary, { force: true })
      throw error
    }
    return size
  }

  const storage: Storage = {
    async put(key, body) {
      await write(key, [body], Number.POSITIVE_INFINITY)
    },
    receive: write,
    async get(key) {
      const size = await storage.size(key)
      return size === null ? null : { size, stream: createReadStream(place(key)) }
    },
    read: (key) => readFile(place(key)).catch(nullIfMissing),
    async size(key) {
      const found = await stat(place(key)).catch(nullIfMissing)
      return found?.isFile() ? found.size : null
    },
    remove: (key) => rm(place(key), { force: true }),
    removeFolder: (prefix) => rm(place(prefix), { recursive: true, force: true }),
    presignPut: null,
    presignGet: null,
    check: () => access(root, constants.R_OK | constants.W_OK),
    async close() {},
  }
  return storage
}

/** The name of a file is on the disk only when its folder is. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null
  throw error
}
