import { enableCompileCache, flushCompileCache } from 'node:module'
import { join } from 'node:path'

// What was compiled once is kept: later starts are quicker, and the server smaller.
enableCompileCache(join(import.meta.dirname, '../.cache/compiled'))
await import('./start.ts')
flushCompileCache()
