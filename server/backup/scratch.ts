import { rmSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { hours } from '../platform/clock.ts'
import { fileTrouble } from './trouble.ts'

const beginning = '.backup-'
/** Longer than a copy of a database takes. What is older is of a program that was killed. */
const abandonedAfter = hours(24)

/** Gives the work a folder in the data folder, where the database is, too. It is removed afterwards. */
export async function withScratch<T>(dataDir: string, work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await make(dataDir)
  // A program that is stopped ends without coming back here.
  const remove = () => rmSync(folder, { recursive: true, force: true })
  process.once('exit', remove)
  try {
    return await work(folder)
  } finally {
    process.off('exit', remove)
    await rm(folder, { recursive: true, force: true })
  }
}

async function make(dataDir: string): Promise<string> {
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 })
    await removeAbandoned(dataDir, (name) => name.startsWith(beginning), abandonedAfter)
    return await mkdtemp(join(dataDir, beginning))
  } catch (error) {
    throw fileTrouble(error, dataDir, 'written')
  }
}

/** Removes what programs have left that were killed: nobody has written to it for so long. */
export async function removeAbandoned(
  folder: string,
  isOurs: (name: string) => boolean,
  after: number,
): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!isOurs(name)) continue
    const path = join(folder, name)
    const found = await stat(path).catch(() => null)
    if (found && Date.now() - found.mtimeMs > after) await rm(path, { recursive: true, force: true })
  }
}
