/** The languages of the room: of its screen, of what is read aloud there, and of its day. Codes of BCP 47. */
export const languages = ['en', 'de', 'es', 'fr', 'it', 'pt', 'nl', 'pl'] as const
export type Language = (typeof languages)[number]

/** Each language by its own name. */
export const languageNames: Record<Language, string> = {
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
  fr: 'Français',
  it: 'Italiano',
  pt: 'Português',
  nl: 'Nederlands',
  pl: 'Polski',
}

/** The first of these language tags ("de-AT") that the room speaks; English for none. */
export function guessLanguage(tags: readonly string[]): Language {
  for (const tag of tags) {
    const known = languages.find((language) => language === tag.toLowerCase().split('-')[0])
    if (known) return known
  }
  return 'en'
}
