import type { Language } from '../platform/languages.ts'
import { pagePaths, visitorPaths } from './page-paths.ts'

/** The build writes into this file which scripts each page loads besides the first ones; the server tells browsers. */
export const pageScriptsFile = 'page-scripts.json'

/** The name of those of the landing page, which has the address of the Dashboard. */
export const landingScripts = 'landing'

/**
 * A language other than English is seven files: what all pages say, the pages for visitors, the frame with the Dashboard, what
 * is said of pictures on their way (a dialog and its notes), what the server says when it refuses, the settings, and the rest of
 * the app.
 */
export const wordParts = ['common', 'visitors', 'home', 'upload', 'refusals', 'settings', 'app'] as const
export type WordPart = (typeof wordParts)[number]

/** The name of such a file. */
export function wordsOf(language: Language, part: WordPart): string {
  return `words-${part}-${language}`
}

/** The parts that a page shows at first. `page` is its address or `landing`; null for the sign-in page. */
export function wordPartsOf(page: string | null): WordPart[] {
  if (page === null || page === landingScripts || visitorPaths.includes(page)) return ['common', 'visitors']
  if (page === pagePaths.dashboard) return ['common', 'home']
  return isSettings(page) ? ['common', 'home', 'app', 'settings'] : ['common', 'home', 'app']
}

function isSettings(page: string): boolean {
  return page === pagePaths.settings || page.startsWith(`${pagePaths.settings}/`)
}
