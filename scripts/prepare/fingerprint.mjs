import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './paths.mjs'

/** A hash of the names and contents of the files that `sources` names or holds, without tests. */
export function fingerprintOf(sources) {
  const hash = createHash('sha256')
  for (const file of sources.flatMap(filesBelow)) {
    const content = readFileSync(join(root, file))
    hash.update(`${file} ${content.length}\n`).update(content)
  }
  return hash.digest('hex')
}

function filesBelow(path) {
  if (!existsSync(join(root, path))) return []
  if (!statSync(join(root, path)).isDirectory()) return [path]
  const names = readdirSync(join(root, path)).sort()
  return names.flatMap((name) => filesBelow(`${path}/${name}`)).filter((file) => !isOfTests(file))
}

function isOfTests(file) {
  return file.includes('.test.') || file.startsWith('server/testing/')
}
