import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { infoIn, infoPagesFile } from '../contract/pages/info-pages.ts'
import { languages } from '../contract/platform/languages.ts'

const folder = resolve(import.meta.dirname, '../web/info')

/** Collects the pages about privacy and terms in other languages: what stands in the places of the English words. */
export function infoPages(): Plugin {
  return {
    name: 'info-pages',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle() {
      const pages = languages
        .filter((language) => language !== 'en')
        .flatMap((language) =>
          readdirSync(resolve(folder, language)).map((file) => [
            infoIn(language, file.replace('.html', '')),
            readFileSync(resolve(folder, language, file), 'utf8'),
          ]),
        )
      this.emitFile({
        type: 'asset',
        fileName: infoPagesFile,
        source: JSON.stringify(Object.fromEntries(pages)),
      })
    },
  }
}
