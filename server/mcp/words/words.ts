import type { Language } from '#contract/platform/languages.ts'
import { words as de } from './de.ts'
import { words as en, type Words } from './en.ts'
import { words as es } from './es.ts'
import { words as fr } from './fr.ts'
import { words as it } from './it.ts'
import { words as nl } from './nl.ts'
import { words as pl } from './pl.ts'
import { words as pt } from './pt.ts'

const all: Record<Language, Words> = { en, de, es, fr, it, pt, nl, pl }

/** What the page says on which a person decides about an assistant. */
export function wordsIn(language: Language): Words {
  return all[language]
}
