import type { Language } from '#contract/platform/languages.ts'

/** In which language the server writes to a person, or about an invitation; English where nobody has said. */
export function readerLanguage({ language }: { language: Language | null }): Language {
  return language ?? 'en'
}
