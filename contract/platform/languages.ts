/**
 * The languages of the room (its screen, what is read aloud there, and its day), and of what the server writes to people.
 * Codes of BCP 47.
 */
export const languages = ['en', 'de', 'es', 'fr', 'it', 'pt', 'nl', 'pl'] as const
export type Language = (typeof languages)[number]

/** Which way a page in this language is read, for `dir` of HTML. The list also names languages that the app does not speak yet. */
export function directionOf(language: string): 'ltr' | 'rtl' {
  return rightToLeft.includes(language) ? 'rtl' : 'ltr'
}

const rightToLeft: readonly string[] = ['ar', 'fa', 'he', 'ur', 'yi']

/** The first of these language tags ("de-AT") that the room speaks; English for none. */
export function guessLanguage(tags: readonly string[]): Language {
  for (const tag of tags) {
    const known = languages.find((language) => language === tag.toLowerCase().split('-')[0])
    if (known) return known
  }
  return 'en'
}
