import { createWriteStream, existsSync } from 'node:fs'
import { link, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { hours } from '../../platform/clock.ts'
import { newId } from '../../platform/ids.ts'
import { syncFolder } from '../../platform/storage/folder.ts'
import { removeAbandoned } from '../scratch.ts'
import { BackupTrouble, fileTrouble } from '../trouble.ts'

/** Codes of file systems that have no links, or none from here. */
export const noLink = new Set(['EXDEV', 'EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'EMLINK', 'ENOSYS'])

const abandonedAfter = hours(6)

/**
 * Writes under another name, which becomes this one when all is on the disk: a file of this name is always complete. None
 * that is there is replaced.
 */
export async function writeWhole(
  path: string,
  bytes: AsyncIterable<Uint8Array>,
  signal: AbortSignal,
): Promise<void> {
  const folder = dirname(path)
  // Of two programs each has its own.
  const part = join(folder, `.${basename(path)}.${newId()}.sunporch-part`)
  try {
    if (existsSync(path)) throw isThere(path)
    await removeAbandoned(folder, isPart, abandonedAfter)
    const writing = pipeline(
      Readable.from(bytes),
      createWriteStream(part, { mode: 0o600, flags: 'wx', flush: true }),
      {
        signal,
      },
    )
    // A picture that is waited for would hold the end back.
    await Promise.race([writing, aborted(signal)])
    await giveName(part, path)
    await syncFolder(folder)
  } catch (error) {
    await rm(part, { force: true })
    throw fileTrouble(error, path, 'written')
  }
}

/** A rename would replace what another program has written meanwhile. */
async function giveName(part: string, path: string): Promise<void> {
  try {
    await link(part, path)
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    if (code === 'EEXIST' || existsSync(path)) throw isThere(path)
    if (!noLink.has(code)) throw error
    // As on the file systems of many USB sticks.
    return rename(part, path)
  }
  await rm(part)
}

function isThere(path: string): BackupTrouble {
  return new BackupTrouble(`There is a file ${path} already. Name another one.`)
}

function isPart(name: string): boolean {
  return /^\..*\.sunporch-part$/.test(name)
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason)
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}
