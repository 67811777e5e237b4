// Plain JavaScript, because Node loads 15 MB to read TypeScript, and keeps them: everything behind this
// file is compiled once and then read from the cache.
import { enableCompileCache, flushCompileCache } from 'node:module'
import { join } from 'node:path'

// It may be deleted at any time.
enableCompileCache(join(import.meta.dirname, '../.cache/compiled'))

// Not `await`, which a bundle of CommonJS cannot have outside of functions.
import('./start.ts').then(async ({ start }) => {
  await start()
  flushCompileCache()
})
