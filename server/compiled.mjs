import { enableCompileCache, flushCompileCache } from 'node:module'
import { join } from 'node:path'

/** From here on, what Node has compiled before is read from the cache. It may be deleted at any time. */
export function keepCompiled() {
  enableCompileCache(join(import.meta.dirname, '../.cache/compiled'))
}

// Run by itself it fills the cache without a start, so that the first start is as small and quick as all others:
//   node server/compiled.mjs
if (import.meta.main) {
  keepCompiled()
  await import('./start.ts')
  flushCompileCache()
  process.exit(0)
}
