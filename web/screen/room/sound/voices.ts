import type { Language } from '#contract/platform/languages.ts'

/** What a voice is chosen by. */
type Candidate = Pick<SpeechSynthesisVoice, 'lang' | 'localService' | 'default'>

/** Milliseconds. Some browsers bring their voices late, some never. */
const patience = 2000

/** Where the same language is spoken in two ways, as the screen's words are. */
const regions: Partial<Record<Language, string>> = { pt: 'pt-br' }

/**
 * A voice of the language: one that works without a network before one that needs it, then of the region that the
 * browser prefers. Null when there is none.
 */
export function pickVoice<Voice extends Candidate>(
  voices: readonly Voice[],
  language: Language,
  preferences: readonly string[] = navigator.languages,
): Voice | null {
  const tags = preferences.map(normal).filter((tag) => tag.startsWith(`${language}-`))
  const wanted = tags[0] ?? regions[language]
  const worth = (voice: Voice) =>
    (voice.localService ? 4 : 0) + (normal(voice.lang) === wanted ? 2 : 0) + (voice.default ? 1 : 0)
  const own = voices.filter(({ lang }) => normal(lang).split('-')[0] === language)
  return own.sort((one, other) => worth(other) - worth(one))[0] ?? null
}

/** Calls back once the browser has brought its voices, at once if it has; with none after a while. */
export function whenVoicesAreThere(callback: (voices: SpeechSynthesisVoice[]) => void): void {
  const voices = speechSynthesis.getVoices()
  if (voices.length > 0) {
    callback(voices)
    return
  }
  const timer = setTimeout(finish, patience)
  // Old Safari has no such event, but has its voices at once.
  speechSynthesis.addEventListener?.('voiceschanged', finish)
  function finish() {
    clearTimeout(timer)
    speechSynthesis.removeEventListener?.('voiceschanged', finish)
    callback(speechSynthesis.getVoices())
  }
}

/** Android writes "de_DE". */
function normal(tag: string): string {
  return tag.toLowerCase().replace('_', '-')
}
