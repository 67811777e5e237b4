import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fingerprintOf } from './fingerprint.mjs'
import { readNote } from './paths.mjs'
import { run } from './run.mjs'

/**
 * Builds `folder` by Vite when one of its sources has changed; returns whether it did. Vite empties the folder before it
 * writes, and the note with the hash is written last, so a build that failed or was interrupted is repeated.
 */
export function buildOnce(name, { folder, sources, options }) {
  const note = join(folder, '.built')
  const wanted = fingerprintOf(sources)
  if (readNote(note) === wanted) return false
  console.log(`Building the ${name} (once)…`)
  run('vite', ['build', ...options, '--logLevel', 'warn'], { sentence: `The ${name} could not be built.` })
  writeFileSync(note, wanted)
  return true
}
