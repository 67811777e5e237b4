import { createHash } from 'node:crypto'
import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { builtWeb, readNote, root } from './paths.mjs'
import { run } from './run.mjs'

const sources = ['web', 'contract', 'build', 'vite.config.ts', 'package-lock.json']
const note = join(builtWeb, '.built')

/** Builds the web when one of its sources has changed. The note is written last, so a failed build is repeated. */
export function prepareWeb() {
  const wanted = fingerprint()
  if (readNote(note) === wanted) return
  console.log('Building the web (once)…')
  run('vite', ['build', '--logLevel', 'warn'], { sentence: 'The web could not be built.' })
  writeFileSync(note, wanted)
}

/** Hashes names, sizes and times, which is faster than hashing contents. */
function fingerprint() {
  const hash = createHash('sha256')
  for (const file of sources.flatMap(filesBelow)) {
    const { size, mtimeMs } = statSync(join(root, file))
    hash.update(`${file} ${size} ${mtimeMs}\n`)
  }
  return hash.digest('hex')
}

function filesBelow(path) {
  if (!existsSync(join(root, path))) return []
  if (!statSync(join(root, path)).isDirectory()) return [path]
  const names = readdirSync(join(root, path)).sort()
  return names.flatMap((name) => filesBelow(`${path}/${name}`)).filter((file) => !file.includes('.test.'))
}
