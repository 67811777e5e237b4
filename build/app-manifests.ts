import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { manifestFile } from '../contract/pages/app-manifest.ts'
import { directionOf, type Language, languages } from '../contract/platform/languages.ts'

const web = resolve(import.meta.dirname, '../web')

/** Writes the manifest of the installed app in each other language, in the words of the pages. Its name is the same in all. */
export function appManifests(): Plugin {
  return {
    name: 'app-manifests',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle() {
      for (const language of languages)
        if (language !== 'en')
          this.emitFile({
            type: 'asset',
            fileName: manifestFile(language),
            source: JSON.stringify(await manifestIn(language)),
          })
    },
  }
}

async function manifestIn(language: Language): Promise<object> {
  const english = JSON.parse(readFileSync(`${web}/public/${manifestFile('en')}`, 'utf8'))
  const { words: common } = await import(`${web}/platform/words/common/${language}.ts`)
  const { words: frame } = await import(`${web}/platform/frame/words/${language}.ts`)
  const names: Record<string, string> = {
    '/photo-gallery': frame.bar.photoGallery,
    '/schedule': frame.pages.schedule,
    '/shopping': frame.pages.shopping,
  }
  return {
    ...english,
    description: common.motto,
    lang: language,
    dir: directionOf(language),
    shortcuts: english.shortcuts.map(({ url }: { url: string }) => ({ name: names[url], url })),
  }
}
