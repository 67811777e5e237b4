import { globSync } from 'node:fs'
import type { Language } from '#contract/platform/languages.ts'

const web = new URL('../../../web/', import.meta.url).pathname

/** What a German text of the pages is called in another language, by the files of words. */
export async function readOwnWords(language: Language): Promise<(german: string) => string> {
  const own = new Map<string, string>()
  for (const file of globSync('**/words/de.ts', { cwd: web })) {
    const [german, other] = await Promise.all([read(file), read(file.replace(/de\.ts$/, `${language}.ts`))])
    for (const [name, text] of german) own.set(text, other.get(name) ?? text)
  }
  return (german) => own.get(german) ?? german
}

async function read(file: string): Promise<Map<string, string>> {
  const { words } = await import(web + file)
  return new Map(textsOf(words))
}

function textsOf(words: object): [string, string][] {
  return Object.entries(words).flatMap(([name, message]): [string, string][] => {
    if (typeof message === 'string') return [[name, message]]
    if (typeof message !== 'object' || message === null) return []
    return textsOf(message).map(([inner, text]) => [`${name}.${inner}`, text])
  })
}
