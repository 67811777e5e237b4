import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../../platform/config.ts'
import { openBackupFolder } from '../backup-folder.ts'
import { makeBackup } from '../commands/make-backup.ts'
import { backupName, saidOf } from '../commands/said.ts'
import type { Sums } from '../file/archive.ts'
import { readSums } from '../file/read-backup.ts'
import { NoRoom } from '../room.ts'
import { fileTrouble } from '../trouble.ts'
import { keptPictures, sweepPictures } from './kept-pictures.ts'
import { clockLeeway } from './terms.ts'

export type DailyJob = { config: Config; now: number }

/** Makes the backup of a day, removes the oldest, and returns what the operator must know. */
export async function makeDaily(job: DailyJob, signal: AbortSignal): Promise<string[]> {
  try {
    return await make(job, signal)
  } catch (error) {
    throw fileTrouble(error, job.config.backup.folder, 'written')
  }
}

async function make({ config, now }: DailyJob, signal: AbortSignal): Promise<string[]> {
  const { passphrase } = config.backup
  const folder = await openBackupFolder(config)
  const to = join(folder, backupName(new Date(now), passphrase !== null, 'sunporch-daily'))
  const beside =
    passphrase === null ? await keptPictures(config, await knownSums(config, now), now) : undefined
  const made = await makeWithRoom({ config, to, passphrase, signal, ...(beside && { beside }) }, now)
  await removeOldest(config, to, now)
  const swept = await sweepUnnamed(config)
  // That the key is in the environment is said by the documents, not each day.
  return [...saidOf({ ...made, gone: [], hasSecretKey: true }), ...swept]
}

/** Older ones make room for a new one, where theirs is enough. The newest stays until that is made. */
async function makeWithRoom(
  job: Parameters<typeof makeBackup>[0],
  now: number,
): ReturnType<typeof makeBackup> {
  try {
    return await makeBackup(job)
  } catch (error) {
    if (!(error instanceof NoRoom)) throw error
    const older = (await listDaily(job.config, now)).slice(0, -1)
    const enough = await oldestWith(older, error.missing)
    if (!enough) throw error
    for (const path of enough) await rm(path)
    return makeBackup(job)
  }
}

/** The first of them that have so many bytes together; null where all have fewer. */
async function oldestWith(paths: string[], bytes: number): Promise<string[] | null> {
  let freed = 0
  for (const [index, path] of paths.entries()) {
    freed += (await stat(path)).size
    if (freed >= bytes) return paths.slice(0, index + 1)
  }
  return null
}

async function removeOldest(config: Config, made: string, now: number): Promise<void> {
  const older = (await listDaily(config, now)).filter((path) => path !== made)
  for (const path of older.slice(0, Math.max(older.length + 1 - config.backup.keep, 0))) await rm(path)
}

/** The oldest first. One of the future was made while a clock was wrong, and counts as the oldest. */
export async function listDaily({ backup: { folder } }: Config, now: number): Promise<string[]> {
  const names = await readdir(folder).catch(() => [])
  const soon = backupName(new Date(now + clockLeeway), false, 'sunporch-daily')
  return names
    .filter((name) => /^sunporch-daily-.*\.tar(\.sealed)?$/.test(name))
    .sort((a, b) => Number(b > soon) - Number(a > soon) || (a < b ? -1 : 1))
    .map((name) => join(folder, name))
}

/** Of the newest one that can be read. */
async function knownSums(config: Config, now: number): Promise<Sums> {
  for (const path of (await listUnsealed(config, now)).reverse()) {
    const sums = await readSums(path).catch(() => null)
    if (sums) return sums
  }
  return new Map()
}

/**
 * Removes kept pictures that no backup names any more. None while a backup cannot be read: what it names is not known.
 * Returns what the operator must know.
 */
export async function sweepUnnamed(config: Config): Promise<string[]> {
  const named = new Set<string>()
  for (const path of await listUnsealed(config, Date.now())) {
    const sums = await readSums(path).catch(() => null)
    if (!sums) return [`The backup ${path} is damaged. Move it away: until then no old picture is removed.`]
    for (const name of sums.keys()) named.add(name)
  }
  await sweepPictures(config, named)
  return []
}

async function listUnsealed(config: Config, now: number): Promise<string[]> {
  return (await listDaily(config, now)).filter((path) => path.endsWith('.tar'))
}
