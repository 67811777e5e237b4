import { chmodSync, existsSync, mkdtempSync, statfsSync } from 'node:fs'
import { join } from 'node:path'

const memory = '/dev/shm'

/**
 * A new folder in Linux's shared memory, where hundreds of short-lived databases are faster; null where there are not
 * `bytes` free.
 */
export function folderInMemory(bytes) {
  if (!existsSync(memory)) return null
  const { bavail, bsize } = statfsSync(memory)
  if (bavail * bsize < bytes) return null
  const folder = mkdtempSync(join(memory, 'sunporch-'))
  // PostgreSQL runs as another user, and may have its data in a folder of this one.
  chmodSync(folder, 0o711)
  return folder
}
