import { areaWords } from '../../../words/area-words.ts'
import { words } from './words/en.ts'

export const leaveWords = areaWords(words, {
  de: () => import('./words/de.ts'),
  es: () => import('./words/es.ts'),
  fr: () => import('./words/fr.ts'),
  it: () => import('./words/it.ts'),
  pt: () => import('./words/pt.ts'),
  nl: () => import('./words/nl.ts'),
  pl: () => import('./words/pl.ts'),
})
