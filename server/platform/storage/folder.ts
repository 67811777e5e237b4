import { close, createReadStream, fstat, open as openDescriptor } from 'node:fs'
import { access, constants, mkdir, open, readFile, rename, rm, rmdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { newId } from '../ids.ts'
import { checkedKey, type Range, type Storage, TooLarge } from './storage.ts'

/** A folder of this machine, for one process at a time. Incomplete files of an earlier process are deleted. */
export async function openFolderStorage(root: string): Promise<Storage> {
  const unfinished = join(root, '.tmp')
  await rm(unfinished, { recursive: true, force: true })
  await makeFolder(unfinished)
  const pathOf = (key: string) => join(root, checkedKey(key))

  /** Writes to a temporary file, syncs it and renames it. */
  async function write(key: string, chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>, limit: number) {
    const target = pathOf(key)
    const temporary = join(unfinished, newId())
    const file = await open(temporary, 'wx', 0o600)
    let size = 0
    try {
      for await (const chunk of chunks) {
        size += chunk.length
        if (size > limit) throw new TooLarge()
        // Not `write`, which may write only a part of the chunk.
        await file.writeFile(chunk)
      }
      await file.sync()
      await file.close()
      await moveInto(temporary, target)
    } catch (error) {
      await file.close().catch(() => {})
      await rm(temporary, { force: true })
      throw error
    }
    return size
  }

  return {
    async put(key, body) {
      await write(key, [body], Number.POSITIVE_INFINITY)
    },
    receive: write,
    get: async (key, range) => openFile(pathOf(key), range ?? null),
    read: async (key) => readFile(pathOf(key)).catch(nullIfMissing),
    async size(key) {
      const found = await stat(pathOf(key)).catch(nullIfMissing)
      return found?.isFile() ? found.size : null
    },
    async remove(key) {
      await rm(pathOf(key), { force: true })
      // Removes the folder when it is empty.
      await rmdir(dirname(pathOf(key))).catch(() => {})
    },
    presignPut: null,
    presignGet: null,
    check: () => access(root, constants.R_OK | constants.W_OK),
    async close() {},
  }
}

/** A picture for a tile is read at once. Bytes. */
const largestRead = 256 * 1024

const openPlain = promisify(openDescriptor)
const statPlain = promisify(fstat)
const closePlain = promisify(close)

/**
 * Size and bytes belong to one file, even if it is replaced meanwhile. A plain descriptor,
 * because a `FileHandle` whose stream nobody reads ends the process when it is collected.
 */
async function openFile(path: string, range: Range | null): ReturnType<Storage['get']> {
  const descriptor = await openPlain(path, 'r').catch(nullIfMissing)
  if (descriptor === null) return null
  const found = await statPlain(descriptor)
  if (found.isFile()) {
    const highWaterMark = Math.min(found.size + 1, largestRead)
    return { size: found.size, stream: createReadStream(path, { fd: descriptor, highWaterMark, ...range }) }
  }
  await closePlain(descriptor)
  return null
}

/** Retried when another request removes the empty folder just before the rename. */
async function moveInto(temporary: string, target: string, triesLeft = 20): Promise<void> {
  try {
    await makeFolder(dirname(target))
    await rename(temporary, target)
  } catch (error) {
    if (triesLeft === 0) throw error
    nullIfMissing(error as NodeJS.ErrnoException)
    return moveInto(temporary, target, triesLeft - 1)
  }
  // The file was removed meanwhile, so there is nothing to sync.
  await syncFolder(dirname(target)).catch(nullIfMissing)
}

async function makeFolder(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true, mode: 0o700 })
  if (!first) return
  for (let made = folder; made.length >= first.length; made = dirname(made)) await syncFolder(dirname(made))
}

/** A rename is durable only after its folder is synced. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR' || error.code === 'EISDIR') return null
  throw error
}
