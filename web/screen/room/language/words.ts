import type { Language } from '#contract/languages.ts'
import type { messages } from './messages/en.ts'

/** What the screen says. English is the model: every other language has the same messages with the same parameters. */
export type Messages = typeof messages

/** The messages of one language. */
export type Words = Messages & { language: Language }

const files: Record<Language, () => Promise<{ messages: Messages }>> = {
  en: () => import('./messages/en.ts'),
  de: () => import('./messages/de.ts'),
  es: () => import('./messages/es.ts'),
  fr: () => import('./messages/fr.ts'),
  it: () => import('./messages/it.ts'),
  pt: () => import('./messages/pt.ts'),
  nl: () => import('./messages/nl.ts'),
  pl: () => import('./messages/pl.ts'),
}

export async function loadWords(language: Language): Promise<Words> {
  const { messages } = await files[language]()
  return { ...messages, language }
}
