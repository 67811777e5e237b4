import type { Language } from '../platform/languages.ts'

/** The build writes into this file what the pages about privacy and terms say in another language, by `infoIn`. */
export const infoPagesFile = 'info-pages.json'

export function infoIn(language: Language, name: string): string {
  return `${name}-${language}`
}
