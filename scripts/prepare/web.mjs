import { createHash } from 'node:crypto'
import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { builtWeb, readNote, root } from './places.mjs'
import { run } from './run.mjs'

const sources = ['web', 'contract', 'vite.config.ts', 'package-lock.json']
const note = join(builtWeb, '.built')

/** Builds the web when one of its sources has changed. The note is written last. */
export function prepareWeb() {
  const wanted = fingerprint()
  if (readNote(note) === wanted) return
  console.log('Building the web (once)…')
  run('vite', ['build', '--logLevel', 'warn'], { sentence: 'The web could not be built.' })
  writeFileSync(note, wanted)
}

/** Of names, sizes and times: quick to read, and different after every change. */
function fingerprint() {
  const hash = createHash('sha256')
  for (const file of sources.flatMap(filesBelow)) {
    const { size, mtimeMs } = statSync(join(root, file))
    hash.update(`${file} ${size} ${mtimeMs}\n`)
  }
  return hash.digest('hex')
}

function filesBelow(place) {
  if (!existsSync(join(root, place))) return []
  if (!statSync(join(root, place)).isDirectory()) return [place]
  const names = readdirSync(join(root, place)).sort()
  return names.flatMap((name) => filesBelow(`${place}/${name}`)).filter((file) => !file.includes('.test.'))
}
