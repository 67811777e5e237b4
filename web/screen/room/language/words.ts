import type { Language } from '#contract/platform/languages.ts'
import type { Messages } from './messages/en.ts'

/** What the screen says, in one language. */
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
