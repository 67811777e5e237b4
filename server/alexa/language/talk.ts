import { de } from './messages/de.ts'
import { en, type Messages } from './messages/en.ts'
import { es } from './messages/es.ts'
import { fr } from './messages/fr.ts'
import { it } from './messages/it.ts'
import { nl } from './messages/nl.ts'
import { pt } from './messages/pt.ts'
import { de as deTalk } from './samples/de.ts'
import { en as enTalk } from './samples/en.ts'
import { es as esTalk } from './samples/es.ts'
import { fr as frTalk } from './samples/fr.ts'
import type { Talk } from './samples/intents.ts'
import { it as itTalk } from './samples/it.ts'
import { nl as nlTalk } from './samples/nl.ts'
import { pt as ptTalk } from './samples/pt.ts'

// What is said in the language of an Echo. An Echo speaks its own language, whatever the room's screens speak.

type Spoken = { messages: Messages; talk: Talk }

const english: Spoken = { messages: en, talk: enTalk }

const languages: { [language: string]: Spoken | undefined } = {
  en: english,
  de: { messages: de, talk: deTalk },
  es: { messages: es, talk: esTalk },
  fr: { messages: fr, talk: frTalk },
  it: { messages: it, talk: itTalk },
  nl: { messages: nl, talk: nlTalk },
  pt: { messages: pt, talk: ptTalk },
}

/** What an Echo of this locale ("de-DE") says. */
export function messagesOf(locale: string): Messages {
  return spokenIn(locale).messages
}

/** What is said to it. */
export function talkIn(locale: string): Talk {
  return spokenIn(locale).talk
}

function spokenIn(locale: string): Spoken {
  return languages[locale.split('-', 1)[0] ?? ''] ?? english
}
