import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { cacheFolder } from './places.mjs'
import { run } from './run.mjs'

/** Compiles the server before its first start; from then on each start keeps what has changed. */
export function prepareServer() {
  if (existsSync(join(cacheFolder, 'compiled'))) return
  run('node', ['server/compiled.mjs'], { sentence: 'The server could not be compiled.' })
}
