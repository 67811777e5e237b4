import { readFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
export const modules = join(root, 'node_modules')
/** Large packages that only the tests use. */
export const tools = join(root, 'tools')
export const builtWeb = join(root, 'dist/web')
export const builtServer = join(root, 'dist/server')
/** Everything in it may be deleted at any time. */
export const cacheFolder = join(root, '.cache')
/** The programs that tests start, bundled like the server. */
export const builtPrograms = join(cacheFolder, 'programs')
export const neededNode = 26

/** The PATH that npm gives its scripts, with the programs of the packages first. */
export const pathWithPackages = [join(modules, '.bin'), process.env.PATH].join(delimiter)

export function readNote(file) {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch {
    return null
  }
}
