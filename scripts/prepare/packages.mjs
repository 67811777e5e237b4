import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { modules, readNote, root } from './places.mjs'
import { run } from './run.mjs'

const note = join(modules, '.sunporch-lock')

/** Installs what package-lock.json names, when that is not what is there. */
export function preparePackages() {
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  if (readNote(note) === wanted) return
  console.log('Installing packages (once)…')
  run('npm', ['ci', '--no-audit', '--no-fund'], { sentence: 'The packages could not be installed.' })
  writeFileSync(note, wanted)
}
