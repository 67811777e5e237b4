import type { Language } from '#contract/platform/languages.ts'
import { messages as de } from './messages/de.ts'
import { messages as en, type Messages } from './messages/en.ts'
import { messages as es } from './messages/es.ts'
import { messages as fr } from './messages/fr.ts'
import { messages as it } from './messages/it.ts'
import { messages as nl } from './messages/nl.ts'
import { messages as pl } from './messages/pl.ts'
import { messages as pt } from './messages/pt.ts'

const all: Record<Language, Messages> = { en, de, es, fr, it, pt, nl, pl }

/** What the server writes to somebody who reads this language; notices have their own words. */
export function messagesIn(language: Language): Messages {
  return all[language]
}
