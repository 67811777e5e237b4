import { existsSync } from 'node:fs'
import { readdir, rm, rmdir, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { isOldYearKey } from '../../lifecycle/old-years/old-year-files.ts'
import { isPictureKey } from '../../photos/pictures/picture-files.ts'
import type { Config } from '../../platform/config.ts'
import { holdsOwnFiles } from '../../platform/own-files.ts'
import { makeFolder } from '../../platform/storage/folder.ts'
import { isThingKey } from '../database/things.ts'
import { besideName, filesPrefix } from '../file/about.ts'
import { BackupTrouble } from '../trouble.ts'

// The folder of the pictures of daily backups. Files are removed in it, so it must be certain that it is ours.

const marker = '.sunporch-backup'
const text =
  'Pictures of the backups beside this folder. Sunporch removes those that no backup needs any more.\n'

export function keptFolder({ backup }: Pick<Config, 'backup'>): string {
  return join(backup.folder, besideName)
}

/** Makes it. Refuses one with files of somebody else. */
export async function openKeptFolder(config: Config): Promise<string> {
  const folder = keptFolder(config)
  await makeFolder(folder)
  if (holdsOwnFiles(config.dataDir, folder) || !(await isOurs(folder)))
    throw new BackupTrouble(
      `The folder ${folder} has files that are not of backups. Move it aside, or set BACKUP_DIR to another folder.`,
    )
  return folder
}

/** Null where there is none, or none of ours. */
export function findKeptFolder(config: Config): string | null {
  const folder = keptFolder(config)
  return existsSync(join(folder, marker)) && !holdsOwnFiles(config.dataDir, folder) ? folder : null
}

async function isOurs(folder: string): Promise<boolean> {
  if (existsSync(join(folder, marker))) return true
  if ((await readdir(folder)).length > 0) return false
  await writeFile(join(folder, marker), text, { mode: 0o600, flush: true })
  return true
}

/** `name` as a backup has it. Only what backups keep: what else is there was put there by somebody else. */
export async function listKept(folder: string): Promise<{ path: string; name: string }[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({ path, key: relative(folder, path).replaceAll('\\', '/') }))
    .filter(({ key }) => [isPictureKey, isThingKey, isOldYearKey, isFaceKey].some((isOurs) => isOurs(key)))
    .map(({ path, key }) => ({ path, name: filesPrefix + key }))
}

function isFaceKey(key: string): boolean {
  return /^faces\/[^/]+\/[^/]+\.jpg$/.test(key)
}

export async function removeKept(path: string): Promise<void> {
  await rm(path, { force: true })
  // Removes the folder when it is empty.
  await rmdir(dirname(path)).catch(() => {})
}
