import { close, createReadStream, fstat, open as openDescriptor, read } from 'node:fs'
import { mkdir, open, readFile, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { newId } from '../ids.ts'
import { checkedKey, type Range, type Storage, type StorageReader, TooLarge } from './storage.ts'

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
    ...readFolder(root),
    async remove(key) {
      await rm(pathOf(key), { force: true })
      // Removes the folder when it is empty.
      await rmdir(dirname(pathOf(key))).catch(() => {})
    },
    presignPut: null,
    presignGet: null,
    async check() {
      const file = join(unfinished, 'check')
      await writeFile(file, probe, { mode: 0o600, flush: true }).finally(() => rm(file, { force: true }))
    },
    async close() {},
  }
}

/** Only reads: beside the process that writes. */
export function readFolder(root: string): StorageReader {
  const pathOf = (key: string) => join(root, checkedKey(key))
  return {
    get: async (key, range) => openFile(pathOf(key), range ?? null),
    read: async (key) => readFile(pathOf(key)).catch(nullIfMissing),
    async size(key) {
      const found = await stat(pathOf(key)).catch(nullIfMissing)
      return found?.isFile() ? found.size : null
    },
  }
}

/** So much that a disk on which nothing fits refuses it. */
const probe = Buffer.alloc(64 * 1024)

/** The largest file that is read at once. Bytes. */
const largestRead = 256 * 1024

const openPlain = promisify(openDescriptor)
const statPlain = promisify(fstat)
const readPlain = promisify(read)
const closePlain = promisify(close)

/**
 * Size and bytes belong to one file, even if it is replaced meanwhile. A plain descriptor,
 * because a `FileHandle` whose stream nobody reads ends the process when it is collected.
 */
async function openFile(path: string, range: Range | null): ReturnType<Storage['get']> {
  const descriptor = await openPlain(path, 'r').catch(nullIfMissing)
  if (descriptor === null) return null
  let isStreamed = false
  try {
    const found = await statPlain(descriptor)
    if (!found.isFile()) return null
    const { size } = found
    if (!range && size <= largestRead) return { size, body: await readWhole(descriptor, size) }
    isStreamed = true
    const highWaterMark = Math.min(size + 1, largestRead)
    return { size, body: createReadStream(path, { fd: descriptor, highWaterMark, ...range }) }
  } finally {
    // A stream closes it itself.
    if (!isStreamed) await closePlain(descriptor)
  }
}

async function readWhole(descriptor: number, size: number): Promise<Buffer> {
  const bytes = Buffer.allocUnsafe(size)
  const { bytesRead } = await readPlain(descriptor, bytes, 0, size, 0)
  if (bytesRead < size) throw new Error('The file is shorter than it says')
  return bytes
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

export async function makeFolder(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true, mode: 0o700 })
  if (!first) return
  for (let made = folder; made.length >= first.length; made = dirname(made)) await syncFolder(dirname(made))
}

/** A rename is durable only after its folder is synced. */
export async function syncFolder(folder: string): Promise<void> {
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
