import { existsSync, mkdtempSync, statfsSync } from 'node:fs'
import { join } from 'node:path'

const memory = '/dev/shm'

/**
 * A new folder in Linux's shared memory, where hundreds of short-lived databases are faster; null where there are not
 * `bytes` free.
 */
export function folderInMemory(bytes) {
  if (!existsSync(memory)) return null
  const { bavail, bsize } = statfsSync(memory)
  return bavail * bsize < bytes ? null : mkdtempSync(join(memory, 'sunporch-'))
}
