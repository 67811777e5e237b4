import type { Language } from '#contract/platform/languages.ts'
import { words as de } from './language/de.ts'
import { type ExportWords, words as en } from './language/en.ts'
import { words as es } from './language/es.ts'
import { words as fr } from './language/fr.ts'
import { words as it } from './language/it.ts'
import { words as nl } from './language/nl.ts'
import { words as pl } from './language/pl.ts'
import { words as pt } from './language/pt.ts'

const all: Record<Language, ExportWords> = { en, de, es, fr, it, pt, nl, pl }

export function exportWords(language: Language): ExportWords {
  return all[language]
}
