import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { cacheFolder, readNote } from './paths.mjs'
import { run } from './run.mjs'

const note = join(cacheFolder, 'compiled-by')

/** Fills the compile cache before the first start of the server. Later starts update it. */
export function prepareServer() {
  const wanted = `${process.version} ${process.getuid?.() ?? ''}`
  if (readNote(note) === wanted) return
  try {
    run('node', ['server/compiled.mjs'], { sentence: 'The server could not be compiled ahead of its start.' })
  } catch (error) {
    // The server also starts without the cache, more slowly.
    console.warn(error.message)
  }
  writeFileSync(note, wanted)
}
