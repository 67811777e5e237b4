import type { Language } from '#contract/platform/languages.ts'

/** What a push says that cannot be read. */
export const somethingNew: Record<Language, string> = {
  en: 'There is something new in your family.',
  de: 'In deiner Familie gibt es etwas Neues.',
  es: 'Hay algo nuevo en tu familia.',
  fr: 'Il y a du nouveau dans ta famille.',
  it: 'C’è qualcosa di nuovo nella tua famiglia.',
  pt: 'Há uma novidade na sua família.',
  nl: 'Er is iets nieuws in je familie.',
  pl: 'W twojej rodzinie jest coś nowego.',
}
