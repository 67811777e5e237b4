import { createHash } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat, statfs, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { days, hours, seconds } from '../clock.ts'
import { isDiskFull } from '../disk.ts'
import { StartTrouble } from '../start-trouble.ts'
import { syncFolder } from '../storage/folder.ts'
import { copySqlite } from './copy-sqlite.ts'

/** How many copies are kept, and how long: what was deleted is in them. */
const kept = 3
const keptFor = days(30)
/** Clocks of two programs may differ by that. */
const clockLeeway = hours(1)
/** What is left for the migrations themselves. */
const margin = 16_000_000

/**
 * Keeps a copy of the SQLite database as it is before migrations run, so that an upgrade can be undone. Returns its path.
 * Throws `StartTrouble` where there is no room for it.
 */
export async function keepCopyBefore(migration: string, file: string, dataDir: string): Promise<string> {
  const make = async (part: string, folder: string) => {
    await requireRoom(file, folder)
    await copySqlite(file, part)
    const same = await findSame(part, folder, migration)
    // It is kept as long as a new one.
    if (same) await utimes(same, new Date(), new Date())
    return same
  }
  return keepBefore(migration, dataDir, { ending: '.db', make }).catch((error) => {
    throw isDiskFull(error) ? noRoom(file) : error
  })
}

type Copy = {
  ending: '.db' | '.dump'
  /** Writes it under the name `part`. Returns the path of a copy that is the same, where there is one: it is kept instead. */
  make(part: string, folder: string): Promise<string | null>
  /** Whether earlier ones before the same migration go. */
  replaces?: boolean
}

/** Keeps what `make` writes: whole or not at all, for the owner alone, and the newest of all. Returns its path. */
export async function keepBefore(
  migration: string,
  dataDir: string,
  { ending, make, replaces = false }: Copy,
): Promise<string> {
  const folder = folderIn(dataDir)
  const copy = freeName(folder, migration, ending)
  const part = `${copy}.part`
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await removeOldest(folder, '.part', 0)
    const same = await make(part, folder)
    if (same) {
      await rm(part)
      return same
    }
    await sync(part)
    await rename(part, copy)
    await syncFolder(folder)
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
  if (replaces) await removeOldest(folder, `-before-${migration}${ending}`, 0, copy)
  await removeOldest(folder, ending, kept, copy)
  return copy
}

function folderIn(dataDir: string): string {
  return join(dataDir, 'before-upgrade')
}

/** Names have seconds: of two copies within one, the later one gets the next. */
function freeName(folder: string, migration: string, ending: string): string {
  for (let at = Date.now(); ; at += seconds(1)) {
    const name = join(folder, `${nameTime(at)}-before-${migration}${ending}`)
    if (!existsSync(name)) return name
  }
}

/** Removes copies that nobody goes back to any more. */
export async function forgetOldCopies(dataDir: string, now: number): Promise<void> {
  const folder = folderIn(dataDir)
  const names = await readdir(folder).catch(() => [])
  for (const name of names.filter((name) => /\.(db|dump)$/.test(name))) {
    const found = await stat(join(folder, name)).catch(() => null)
    if (found && now - found.mtimeMs > keptFor) await rm(join(folder, name), { force: true })
  }
}

/** A start that fails is repeated by whatever started it. Its copies must not push out that of another upgrade. */
async function findSame(part: string, folder: string, migration: string): Promise<string | null> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(`-before-${migration}.db`))
  for (const name of names) if (await isSame(part, join(folder, name))) return join(folder, name)
  return null
}

async function isSame(one: string, other: string): Promise<boolean> {
  const [size, otherSize] = await Promise.all([one, other].map(async (path) => (await stat(path)).size))
  if (size !== otherSize) return false
  const [sum, otherSum] = await Promise.all([one, other].map(sumOf))
  return sum === otherSum
}

async function sumOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path, { highWaterMark: 1024 * 1024 })) hash.update(chunk)
  return hash.digest('hex')
}

async function requireRoom(file: string, folder: string): Promise<void> {
  const sizes = await Promise.all([file, `${file}-wal`].map((path) => stat(path).catch(() => null)))
  const size = sizes.reduce((sum, found) => sum + (found?.size ?? 0), 0)
  const { bavail, bsize } = await statfs(folder)
  if (bavail * bsize < size + margin) throw noRoom(file)
}

function noRoom(file: string): StartTrouble {
  return new StartTrouble(
    `This release changes the database, and the disk has no room for a copy of ${file} as it was. Make room on it, then start again (docs/upgrading.md).`,
  )
}

/** Their names begin with the time. One of the future was made while the clock was wrong, and counts as the oldest. */
async function removeOldest(folder: string, ending: string, keep: number, made?: string): Promise<void> {
  const soon = nameTime(Date.now() + clockLeeway)
  const names = (await readdir(folder))
    .filter((name) => name.endsWith(ending))
    .sort((a, b) => Number(b > soon) - Number(a > soon) || (a < b ? -1 : 1))
  for (const name of names.slice(0, Math.max(names.length - keep, 0)))
    if (join(folder, name) !== made) await rm(join(folder, name))
}

function nameTime(at: number): string {
  return new Date(at).toISOString().replaceAll(':', '-').replace(/\.\d+/, '')
}

async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r+')
  await handle.sync().finally(() => handle.close())
}
