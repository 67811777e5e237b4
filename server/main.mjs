// Plain JavaScript, because Node loads 15 MB to read TypeScript, and keeps them: everything behind this
// file is compiled once and then read from the cache.
import { flushCompileCache } from 'node:module'
import { keepCompiled } from './compiled.mjs'

keepCompiled()
const { start } = await import('./start.ts')
await start()
flushCompileCache()
