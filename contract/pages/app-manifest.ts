import type { Language } from '../platform/languages.ts'

/** The manifest of the installed app. `?lang=de` asks for it in a language. */
export const manifestPath = '/manifest.webmanifest'

/** The file of the built web that is sent there. */
export function manifestFile(language: Language): string {
  return language === 'en' ? 'manifest.webmanifest' : `manifest-${language}.webmanifest`
}
