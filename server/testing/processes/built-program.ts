import { execFileSync } from 'node:child_process'
import { basename, resolve } from 'node:path'

/** What Node compiles is shared by all processes that tests start. The next build empties it. */
export const compileCache = { NODE_COMPILE_CACHE: resolve('.cache/programs/compiled') }

let isBuilt = false

/** The bundle of one of the server's programs, which starts in a third of the time. A change of a source builds it anew. */
export function builtProgram(source: string): string {
  if (!isBuilt) execFileSync(process.execPath, ['scripts/prepare.mjs', 'server', 'programs'])
  isBuilt = true
  return source === 'server/main.mjs'
    ? 'dist/server/bundled.cjs'
    : `.cache/programs/${basename(source, '.ts')}.mjs`
}
