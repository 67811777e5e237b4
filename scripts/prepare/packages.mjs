import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { installsNode, isNodeMissing, linkNode, nodePackage, slimNode } from './node.mjs'
import { readNote, root } from './paths.mjs'
import { run } from './run.mjs'

const unfinished = 'unfinished'
/** Stands in the note where only what `npm start` needs was installed. */
const withoutDev = ' without those for development'

/**
 * Installs the folder's packages when its package-lock.json has changed since the last time, or when those for
 * development are wanted and missing. The root's packages come with a Node where the machine's own is too old.
 */
export function preparePackages(folder, { omitsDev = false } = {}) {
  const modules = join(folder, 'node_modules')
  // Holds the hash of the package-lock.json that was installed last, and how much of it.
  const note = join(modules, '.sunporch-lock')
  const hash = createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex')
  const noted = readNote(note)
  const isInstalled = noted === hash || (omitsDev && noted === hash + withoutDev)
  const needsNode = folder === root && isNodeMissing()
  if (isInstalled && !needsNode) return
  console.log('Installing packages (once)…')
  // After an interrupted install, npm takes an incomplete package for a complete one.
  if (noted === unfinished) rmSync(modules, { recursive: true, force: true })
  mkdirSync(modules, { recursive: true })
  writeNote(note, unfinished)
  // What is there is kept: after `npm test`, `npm start` takes no package away.
  const hasDev = noted !== null && noted !== unfinished && !noted.endsWith(withoutDev)
  const keepsDev = !omitsDev || hasDev
  try {
    install(folder, keepsDev ? [] : ['--omit=dev'])
  } catch (error) {
    // npm has put back what was there before, unless it was ended from outside.
    if (!error.wasKilled && noted !== null && noted !== unfinished) writeNote(note, noted)
    throw error
  }
  writeNote(note, keepsDev ? hash : hash + withoutDev)
}

/** With a Node in the same run where one is needed: a run of npm without it would remove it again. */
function install(folder, options) {
  // Not `npm ci`: it refuses a lock file that lacks optional packages of other platforms, and some registries do not
  // have all of them. `--no-save` leaves the lock file as it is.
  const command = ['install', '--no-save', '--no-audit', '--no-fund', ...options]
  const sentence = 'The packages could not be installed. Is the npm registry reached from here?'
  const node = folder === root && installsNode() ? nodePackage() : null
  if (!node) return run('npm', command, { sentence, cwd: folder })
  const orNode = `If it has no ${node}, please install Node yourself, and start again.`
  run('npm', [...command, node], { sentence: `${sentence} ${orNode}`, cwd: folder })
  linkNode()
  slimNode()
}

/** Replaces the file: a copy of node_modules by hard links keeps its own note. */
function writeNote(note, text) {
  writeFileSync(`${note}.new`, text)
  renameSync(`${note}.new`, note)
}
