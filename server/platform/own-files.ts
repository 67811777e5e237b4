import { existsSync, realpathSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Whether the server's own files would be among those of a folder: the data folder itself, and all of its `files`. */
export function holdsOwnFiles(dataDir: string, folder: string): boolean {
  const real = realPath(folder)
  return isSame(real, dataDir) || parentsOf(real).some((path) => isSame(path, join(dataDir, 'files')))
}

/** By what the disk says: a link and a mount have other names for the same folder. */
function isSame(one: string, other: string): boolean {
  const [a, b] = [one, other].map((path) => statSync(path, { throwIfNoEntry: false, bigint: true }))
  return a && b ? a.dev === b.dev && a.ino === b.ino : one === realPath(other)
}

function parentsOf(path: string): string[] {
  return dirname(path) === path ? [path] : [path, ...parentsOf(dirname(path))]
}

/** The path with its symbolic links resolved, as far as it exists. */
function realPath(path: string): string {
  if (existsSync(path)) return realpathSync(path)
  return dirname(path) === path ? path : join(realPath(dirname(path)), path.slice(dirname(path).length))
}
