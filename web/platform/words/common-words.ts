import { areaWords } from './area-words.ts'
import { type CommonWords, words } from './common/en.ts'

export const commonWords = areaWords<CommonWords | typeof words>(words, {
  de: () => import('./common/de.ts'),
  es: () => import('./common/es.ts'),
  fr: () => import('./common/fr.ts'),
  it: () => import('./common/it.ts'),
  pt: () => import('./common/pt.ts'),
  nl: () => import('./common/nl.ts'),
  pl: () => import('./common/pl.ts'),
})
