import type { Language } from '#contract/platform/languages.ts'
import { messages as deMessages } from './messages/de.ts'
import { messages as enMessages, type Messages } from './messages/en.ts'
import { messages as esMessages } from './messages/es.ts'
import { messages as frMessages } from './messages/fr.ts'
import { messages as itMessages } from './messages/it.ts'
import { messages as nlMessages } from './messages/nl.ts'
import { messages as plMessages } from './messages/pl.ts'
import { messages as ptMessages } from './messages/pt.ts'
import { sentences as de } from './sentences/de.ts'
import { sentences as en, type Sentences } from './sentences/en.ts'
import { sentences as es } from './sentences/es.ts'
import { sentences as fr } from './sentences/fr.ts'
import { sentences as it } from './sentences/it.ts'
import { sentences as nl } from './sentences/nl.ts'
import { sentences as pl } from './sentences/pl.ts'
import { sentences as pt } from './sentences/pt.ts'

/** What a notice says, and what stands around it. */
export type NoticeWords = Messages & { language: Language; sentences: Sentences }

const all: Record<Language, NoticeWords> = {
  en: { ...enMessages, language: 'en', sentences: en },
  de: { ...deMessages, language: 'de', sentences: de },
  es: { ...esMessages, language: 'es', sentences: es },
  fr: { ...frMessages, language: 'fr', sentences: fr },
  it: { ...itMessages, language: 'it', sentences: it },
  pt: { ...ptMessages, language: 'pt', sentences: pt },
  nl: { ...nlMessages, language: 'nl', sentences: nl },
  pl: { ...plMessages, language: 'pl', sentences: pl },
}

export function noticeWordsIn(language: Language): NoticeWords {
  return all[language]
}
