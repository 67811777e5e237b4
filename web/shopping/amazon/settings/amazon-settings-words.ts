import { areaWords } from '../../../platform/words/area-words.ts'
import { type AmazonSettingsWords, words } from './words/en.ts'

export const amazonSettingsWords = areaWords<AmazonSettingsWords>(words, {
  de: () => import('./words/de.ts'),
  es: () => import('./words/es.ts'),
  fr: () => import('./words/fr.ts'),
  it: () => import('./words/it.ts'),
  pt: () => import('./words/pt.ts'),
  nl: () => import('./words/nl.ts'),
  pl: () => import('./words/pl.ts'),
})
