import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'
import { builtFolder } from './manifest.ts'

/** Compresses assets at build time, so that the server need not do it for each request. */
export function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    writeBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (!/^assets\/.*\.(js|css|svg)$/.test(file.fileName)) continue
        const bytes = Buffer.from(file.type === 'chunk' ? file.code : file.source)
        const params = { [constants.BROTLI_PARAM_QUALITY]: 11 }
        writeFileSync(join(builtFolder, `${file.fileName}.br`), brotliCompressSync(bytes, { params }))
        // Browsers take Brotli over HTTPS only, and a server at home has plain HTTP.
        writeFileSync(join(builtFolder, `${file.fileName}.gz`), gzipSync(bytes, { level: 9 }))
      }
    },
  }
}
