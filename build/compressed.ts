import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin, Rolldown } from 'vite'
import { builtFolder } from './manifest.ts'

/**
 * Compresses assets at build time, so that the server need not do it for each request. All at once, because Node does it in
 * threads: one after the other, the words of eight languages took a second.
 */
export function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    async writeBundle(_options, bundle) {
      const assets = Object.values(bundle).filter(({ fileName }) =>
        /^assets\/.*\.(js|css|svg|wasm)$/.test(fileName),
      )
      await Promise.all(assets.map(compress))
    },
  }
}

async function compress(file: Rolldown.OutputBundle[string]): Promise<void> {
  const bytes = Buffer.from(file.type === 'chunk' ? file.code : file.source)
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 }
  // Browsers take Brotli over HTTPS only, and a server at home has plain HTTP.
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(bytes, { params }),
    promisify(gzip)(bytes, { level: 9 }),
  ])
  await Promise.all([
    writeFile(join(builtFolder, `${file.fileName}.br`), brotli),
    writeFile(join(builtFolder, `${file.fileName}.gz`), gzipped),
  ])
}
