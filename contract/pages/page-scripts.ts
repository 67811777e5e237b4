import type { Language } from '../platform/languages.ts'

/** The build writes into this file which scripts each page loads besides the first ones; the server tells browsers. */
export const pageScriptsFile = 'page-scripts.json'

/** The name of those of the landing page, which has the address of the Dashboard. */
export const landingScripts = 'landing'

/** The name of the file with the words of a language other than English. */
export function wordsOf(language: Language): string {
  return `words-${language}`
}
