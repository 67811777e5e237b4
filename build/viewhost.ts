import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'
import { builtFolder } from './manifest.ts'

const renderer = resolve(import.meta.dirname, '../node_modules/apl-viewhost-web/index.js')

/** Serves Amazon's APL renderer unchanged beside the app. It is too large to be part of any page. */
export function viewhost(): Plugin {
  return {
    name: 'viewhost',
    applyToEnvironment: ({ name }) => name === 'client',
    writeBundle() {
      const bytes = readFileSync(renderer)
      const target = join(builtFolder, 'alexa-frame/viewhost.js')
      writeFileSync(target, bytes)
      const params = { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
      writeFileSync(`${target}.br`, brotliCompressSync(bytes, { params }))
      writeFileSync(`${target}.gz`, gzipSync(bytes))
    },
    configureServer({ middlewares }) {
      middlewares.use('/alexa-frame/viewhost.js', (_request, response) => {
        response.setHeader('content-type', 'text/javascript')
        response.end(readFileSync(renderer))
      })
    },
  }
}
