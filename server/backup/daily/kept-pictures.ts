import { existsSync } from 'node:fs'
import { link, readFile, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { days } from '../../platform/clock.ts'
import type { Config } from '../../platform/config.ts'
import { makeFolder, openFolderStorage, syncFolder } from '../../platform/storage/folder.ts'
import type { StorageReader } from '../../platform/storage/storage.ts'
import { type PicturesBeside, readOr } from '../commands/make-backup.ts'
import { filesPrefix } from '../file/about.ts'
import { type Sums, sumOf } from '../file/archive.ts'
import { keepReleased } from '../file/released.ts'
import { noLink } from '../file/write-file.ts'
import { hasRoom, requireRoom } from '../room.ts'
import { findKeptFolder, listKept, openKeptFolder, removeKept } from './kept-folder.ts'

// The pictures of all daily backups are kept once, in one folder. On the disk of the data folder they are hard links:
// these take no room until their photo is deleted. Elsewhere they are copies, and each day only the new ones are made.

/** Each kept file is read again once within so many days: disks lose bits. */
const readAgainWithin = 7

/** `known`: checksums of earlier backups. A picture's file never changes. */
export async function keptPictures(config: Config, known: Sums, now: number): Promise<PicturesBeside> {
  const folder = await openKeptFolder(config)
  const kept = await openFolderStorage(folder)
  const pathOf = (key: string) => join(folder, key)

  async function keepOne(storage: StorageReader, key: string, damaged: string[]): Promise<string | null> {
    const sum = known.get(filesPrefix + key)
    const isKept = sum !== undefined && existsSync(pathOf(key))
    if (isKept && (!isTurnOf(key, now) || (await sumOfFile(pathOf(key))) === sum)) return sum
    const body = await readOr(storage, key, isKept ? [] : damaged)
    if (isKept && (!body || sumOf(body) !== sum)) {
      // Whatever is there now: only what it was is right.
      damaged.push(key)
      return sum
    }
    if (!body) return null
    if (isKept) await rm(pathOf(key))
    if (!(await isLinked(config, key, pathOf(key)))) {
      requireRoom({ to: folder, config }, body.length)
      await kept.put(key, body)
    }
    return sumOf(body)
  }

  return {
    async requireRoom(bytes) {
      // Links take none.
      const isCopied = config.s3 !== null || (await stat(folder)).dev !== (await stat(config.dataDir)).dev
      if (isCopied) await requireRoomFor(bytes, { folder, config })
    },
    async keep(storage, keys, damaged) {
      const [first = '', ...others] = keys
      const sums: Sums = new Map()
      const keep = async (key: string) => {
        const sum = await keepOne(storage, key, damaged)
        if (sum) sums.set(key, sum)
      }
      await keep(first)
      if (!sums.has(first)) return sums
      await Promise.all(others.map(keep))
      // Once for all links of a photo.
      await syncFolder(dirname(pathOf(first)))
      return sums
    },
  }
}

/** Of a bucket that is larger than the disk not even the first picture is fetched. */
async function requireRoomFor(bytes: number, { folder, config }: { folder: string; config: Config }) {
  const target = { to: join(folder, 'pictures'), config }
  if (hasRoom(target, bytes)) return
  let kept = 0
  for (const { path } of await listKept(folder)) kept += (await stat(path)).size
  requireRoom(target, Math.max(bytes - kept, 0))
}

function isTurnOf(key: string, now: number): boolean {
  const number = Number.parseInt(sumOf(Buffer.from(key)).slice(0, 8), 16)
  return number % readAgainWithin === Math.floor(now / days(1)) % readAgainWithin
}

/** Null when it cannot be read. */
async function sumOfFile(path: string): Promise<string | null> {
  return readFile(path).then(sumOf, () => null)
}

/** False where it has to be copied. */
async function isLinked({ s3, dataDir }: Config, key: string, path: string): Promise<boolean> {
  if (s3) return false
  const original = join(dataDir, 'files', key)
  try {
    await makeFolder(dirname(path))
    if (await isSameFile(original, path)) return true
    // A copy that was cut short may be there.
    await rm(path, { force: true })
    await link(original, path)
    return true
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    // ENOENT: the photo has just been deleted.
    if (noLink.has(code) || code === 'ENOENT') return false
    throw error
  }
}

async function isSameFile(one: string, other: string): Promise<boolean> {
  const [a, b] = await Promise.all([one, other].map((path) => stat(path, { bigint: true }).catch(() => null)))
  return Boolean(a && b && a.dev === b.dev && a.ino === b.ino)
}

/** Removes the pictures that no backup names any more. */
export async function sweepPictures(config: Config, named: Set<string>): Promise<void> {
  const folder = findKeptFolder(config)
  if (!folder) return
  const isNamed = (name: string) => named.has(name)
  for (const { path, name } of await listKept(folder)) if (!isNamed(name)) await removeKept(path)
  await keepReleased(folder, isNamed)
}
