import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { builtFolder } from './manifest.ts'

/**
 * Writes into each built page which release it is: a hash of the page, which names its scripts and
 * styles by their own hashes, so that a change of any of them is another release.
 */
export function pageRelease(): Plugin {
  return {
    name: 'page-release',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'asset' || !file.fileName.endsWith('.html')) continue
          const html = String(file.source)
          const release = createHash('sha256').update(html).digest('hex').slice(0, 16)
          file.source = html.replace('</title>', `</title>\n    <meta name="release" content="${release}" />`)
        }
      },
    },
  }
}

/** The release of a page that is built already. */
export function readRelease(page: string): string {
  const html = readFileSync(join(builtFolder, page), 'utf8')
  const [, release] = /<meta name="release" content="(\w+)"/.exec(html) ?? []
  if (!release) throw new Error(`The built page ${page} names no release`)
  return release
}
