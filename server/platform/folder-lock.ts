import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/**
 * Keeps a second server out of the data folder. The lock is SQLite's own on a small file, so the
 * operating system releases it however this process ends. Returns the function that releases it.
 */
export function lockFolder(folder: string): () => void {
  const lock = new DatabaseSync(join(folder, 'lock'), { timeout: 0 })
  try {
    lock.exec('PRAGMA journal_mode = DELETE; BEGIN EXCLUSIVE')
  } catch {
    lock.close()
    throw new Error(
      `Another Sunporch is using the data folder ${folder}. Stop it first, or set DATA_DIR to another folder.`,
    )
  }
  return () => lock.close()
}
