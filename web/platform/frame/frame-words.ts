import { areaWords } from '../words/area-words.ts'
import { type FrameWords, words } from './words/en.ts'

/** The frame, the Dashboard's page, and what parts of many pages say. */
export const frameWords = areaWords<FrameWords>(words, {
  de: () => import('./words/de.ts'),
  es: () => import('./words/es.ts'),
  fr: () => import('./words/fr.ts'),
  it: () => import('./words/it.ts'),
  pt: () => import('./words/pt.ts'),
  nl: () => import('./words/nl.ts'),
  pl: () => import('./words/pl.ts'),
})
