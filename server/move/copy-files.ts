import type { Dirent } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { UnreadableFile, withStorage } from '../backup/pictures.ts'
import { BackupTrouble } from '../backup/trouble.ts'
import { isFilmKey } from '../clips/clip-files.ts'
import { isKey, type Storage, type StorageReader } from '../platform/storage/storage.ts'
import { limitConcurrency } from '../platform/work/concurrency.ts'

/** A bucket answers several calls at once as fast as one. */
const atOnce = 8
const mostListed = 20

/** The keys of all files in the folder, uploads that are not photos yet included. Links are followed: to another disk, say. */
export async function listKeys(folder: string, within = ''): Promise<string[]> {
  const entries = await readdir(join(folder, within), { withFileTypes: true }).catch((error) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  const keys: string[] = []
  for (const entry of entries) {
    const path = within ? `${within}/${entry.name}` : entry.name
    if (await isFolder(entry, join(folder, path))) keys.push(...(await listKeys(folder, path)))
    else if (isKey(path)) keys.push(path)
  }
  return keys
}

async function isFolder(entry: Dirent, path: string): Promise<boolean> {
  if (!entry.isSymbolicLink()) return entry.isDirectory()
  const found = await stat(path).catch(() => null)
  return found?.isDirectory() ?? false
}

/**
 * Copies the files of the data folder, and reads each one back. One that is there already is not sent again. `onProgress` is
 * waited for.
 */
export async function copyFiles(
  dataDir: string,
  keys: string[],
  target: Storage,
  onProgress: (done: number, of: number) => unknown,
): Promise<void> {
  const unreadable: string[] = []
  let done = 0
  const waiting = keys.values()
  await withStorage({ s3: null, dataDir }, async (source) => {
    const work = async () => {
      for (const key of waiting) {
        if (!(await copyFile(source, target, key))) unreadable.push(key)
        await onProgress(++done, keys.length)
      }
    }
    await Promise.all(Array.from({ length: atOnce }, work))
  })
  if (unreadable.length === 0) return
  const others = unreadable.length > mostListed ? `, and ${unreadable.length - mostListed} more` : ''
  throw new BackupTrouble(
    `The disk does not give out ${unreadable.slice(0, mostListed).join(', ')}${others} (in ${join(dataDir, 'files')}). Everything else is copied. Put them there from a backup, or move them aside to go on without them; then start the same command again.`,
  )
}

/** Those of the keys that neither the folder nor the target has. */
export async function listMissing(
  wanted: string[],
  there: string[],
  target: Storage | null,
): Promise<string[]> {
  const known = new Set(there)
  const missing: string[] = []
  const waiting = wanted.filter((key) => !known.has(key)).values()
  const work = async () => {
    for (const key of waiting) if (!target || (await target.size(key)) === null) missing.push(key)
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return missing
}

/** Films are sixty times as large as most files, and each is in memory twice while it is compared. */
const filmsInTurn = limitConcurrency(1)

function copyFile(source: StorageReader, target: Storage, key: string): Promise<boolean> {
  const copy = () => copyNow(source, target, key)
  return isFilmKey(key) ? filmsInTurn(copy) : copy()
}

/** False for a file that the disk does not give out. */
async function copyNow(source: StorageReader, target: Storage, key: string): Promise<boolean> {
  const bytes = await source.read(key).catch((error) => {
    if (error instanceof UnreadableFile) return null
    throw error
  })
  if (!bytes) return false
  if (await holds(target, key, bytes)) return true
  await target.put(key, bytes)
  if (await holds(target, key, bytes)) return true
  throw new BackupTrouble(`The bucket gives ${key} back as other bytes than it got. Look at the S3 server.`)
}

async function holds(storage: Storage, key: string, bytes: Buffer): Promise<boolean> {
  if ((await storage.size(key)) !== bytes.length) return false
  return (await storage.read(key))?.equals(bytes) ?? false
}
