import { areaWords } from '../../platform/words/area-words.ts'
import { words } from './en.ts'

export const clipsWords = areaWords(words, {
  de: () => import('./de.ts'),
  es: () => import('./es.ts'),
  fr: () => import('./fr.ts'),
  it: () => import('./it.ts'),
  pt: () => import('./pt.ts'),
  nl: () => import('./nl.ts'),
  pl: () => import('./pl.ts'),
})
