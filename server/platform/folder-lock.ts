import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { databaseTrouble, folderTrouble, isBusy } from './start-trouble.ts'

/**
 * Keeps a second server out of the data folder. The lock is SQLite's own on a small file, so the
 * operating system releases it however this process ends. Returns the function that releases it.
 */
export function lockFolder(folder: string): () => void {
  let lock: DatabaseSync | undefined
  try {
    lock = new DatabaseSync(join(folder, 'lock'), { timeout: 0 })
    lock.exec('PRAGMA journal_mode = DELETE; BEGIN EXCLUSIVE')
  } catch (error) {
    lock?.close()
    if (!isBusy(error)) throw databaseTrouble(folderTrouble(error, folder), join(folder, 'lock'))
    throw new Error(
      `Another Sunporch is using the data folder ${folder}. Stop it first, or set DATA_DIR to another folder.`,
    )
  }
  return () => lock?.close()
}
