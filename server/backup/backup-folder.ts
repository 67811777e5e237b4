import { mkdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../platform/config.ts'
import { BackupTrouble, fileTrouble } from './trouble.ts'

/**
 * Makes the folder in the data folder. One that BACKUP_DIR names must be there: when its disk is not mounted, all would
 * be written to another disk.
 */
export async function openBackupFolder({ dataDir, backup: { folder } }: Config): Promise<string> {
  if (folder === join(dataDir, 'backups'))
    await mkdir(folder, { recursive: true, mode: 0o700 }).catch((error) => {
      throw fileTrouble(error, folder, 'written')
    })
  const found = await stat(folder).catch(() => null)
  if (found?.isDirectory()) return folder
  throw new BackupTrouble(withoutFolder(folder))
}

export function withoutFolder(folder: string): string {
  return `There is no folder ${folder} (BACKUP_DIR). Make it, or mount its disk.`
}
