import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { cacheFolder, readNote } from './places.mjs'
import { run } from './run.mjs'

const note = join(cacheFolder, 'compiled-by')

/** Compiles the server before its first start; from then on each start keeps what has changed. */
export function prepareServer() {
  const wanted = `${process.version} ${process.getuid?.() ?? ''}`
  if (readNote(note) === wanted) return
  try {
    run('node', ['server/compiled.mjs'], { sentence: 'The server could not be compiled ahead of its start.' })
  } catch (error) {
    // It starts all the same, and compiles then.
    console.warn(error.message)
  }
  writeFileSync(note, wanted)
}
