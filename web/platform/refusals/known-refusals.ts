import { areaWords } from '../words/area-words.ts'
import { learnSentences } from '../words/refusal.ts'
import { type Sentences, translated } from './translated.ts'

// What is said in another language, once this has come. It comes after the first view, because few people are refused in it.

const sentences = areaWords<Sentences>(
  {},
  {
    de: () => import('./sentences/de.ts'),
    es: () => import('./sentences/es.ts'),
    fr: () => import('./sentences/fr.ts'),
    it: () => import('./sentences/it.ts'),
    pt: () => import('./sentences/pt.ts'),
    nl: () => import('./sentences/nl.ts'),
    pl: () => import('./sentences/pl.ts'),
  },
)
const rarer = areaWords<Sentences>(
  {},
  {
    de: () => import('./rarer/sentences/de.ts'),
    es: () => import('./rarer/sentences/es.ts'),
    fr: () => import('./rarer/sentences/fr.ts'),
    it: () => import('./rarer/sentences/it.ts'),
    pt: () => import('./rarer/sentences/pt.ts'),
    nl: () => import('./rarer/sentences/nl.ts'),
    pl: () => import('./rarer/sentences/pl.ts'),
  },
)

learnSentences((sentence) => translated(sentence, sentences()) ?? translated(sentence, rarer()))
