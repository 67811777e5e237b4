import { type Language, languages } from '#contract/languages.ts'

/** The first of the browser's languages that the screen speaks: the family has chosen none before the pairing. */
export function preferredLanguage(preferences: readonly string[] = navigator.languages): Language {
  for (const preference of preferences) {
    const known = languages.find((language) => language === preference.toLowerCase().split('-')[0])
    if (known) return known
  }
  return 'en'
}
