import { en, type Messages } from './messages/en.ts'
import { en as talkEn } from './samples/en.ts'
import type { Talk } from './samples/intents.ts'

// What is said in the language of an Echo. An Echo speaks its own language, whatever the room's screens speak.

const languages: { [language: string]: { messages: Messages; talk: Talk } | undefined } = {
  en: { messages: en, talk: talkEn },
}
const english = { messages: en, talk: talkEn }

/** What an Echo of this locale ("de-DE") says. */
export function messagesOf(locale: string): Messages {
  return (languages[languageOf(locale)] ?? english).messages
}

/** What is said to it. */
export function talkIn(locale: string): Talk {
  return (languages[languageOf(locale)] ?? english).talk
}

function languageOf(locale: string): string {
  return locale.split('-', 1)[0] ?? ''
}
