import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readNote } from './paths.mjs'
import { run } from './run.mjs'

const unfinished = 'unfinished'

/** Installs the folder's packages when its package-lock.json has changed since the last time. */
export function preparePackages(folder) {
  const modules = join(folder, 'node_modules')
  // Holds the hash of the package-lock.json that was installed last.
  const note = join(modules, '.sunporch-lock')
  const wanted = createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex')
  const noted = readNote(note)
  if (noted === wanted) return
  console.log('Installing packages (once)…')
  // After an interrupted install, npm takes an incomplete package for a complete one.
  if (noted === unfinished) rmSync(modules, { recursive: true, force: true })
  mkdirSync(modules, { recursive: true })
  writeNote(note, unfinished)
  // Not `npm ci`: it refuses a lock file that lacks optional packages of other platforms, and some registries do not
  // have all of them. `--no-save` leaves the lock file as it is.
  run('npm', ['install', '--no-save', '--no-audit', '--no-fund'], {
    sentence: 'The packages could not be installed. Is the npm registry reached from here?',
    cwd: folder,
  })
  writeNote(note, wanted)
}

/** Replaces the file: a copy of node_modules by hard links keeps its own note. */
function writeNote(note, text) {
  writeFileSync(`${note}.new`, text)
  renameSync(`${note}.new`, note)
}
