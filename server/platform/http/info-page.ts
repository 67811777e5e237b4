import type { Language } from '#contract/platform/languages.ts'
import { escaped } from '../html.ts'

const parts = [
  /<title>[\s\S]*?<\/title>/,
  /<meta name="description"[^>]*>/,
  /<main>[\s\S]*<\/main>/,
  /<footer>[\s\S]*<\/footer>/,
]

/** The page with another language's words in the place of its own. */
export function inOtherWords(page: string, words: string): string {
  return parts.reduce((html, part) => {
    const [own] = part.exec(words) ?? []
    return own ? html.replace(part, () => own) : html
  }, page)
}

/** With the sentence about who is responsible for this server. */
export function withOperator(page: string, operator: string | null, language: Language): string {
  const { named, unnamed } = sentences[language]
  const sentence = operator === null ? unnamed : named(`<strong>${escaped(operator)}</strong>`)
  return page.replaceAll('{{operator}}', () => sentence)
}

const sentences: Record<Language, { unnamed: string; named: (operator: string) => string }> = {
  en: {
    unnamed:
      'Whoever runs this server is responsible for it. That is usually somebody of the family: ask the person who invited you.',
    named: (operator) => `This server is run by ${operator}. They are responsible for it.`,
  },
  de: {
    unnamed:
      'Verantwortlich ist, wer diesen Server betreibt. Das ist meist jemand aus der Familie: Frag die Person, die dich eingeladen hat.',
    named: (operator) =>
      `Dieser Server wird betrieben von: ${operator}. Dort liegt die Verantwortung für ihn.`,
  },
  es: {
    unnamed:
      'La responsabilidad es de quien lleva este servidor. Suele ser alguien de la familia: pregunta a la persona que te invitó.',
    named: (operator) => `Este servidor lo lleva: ${operator}. Ahí está la responsabilidad.`,
  },
  fr: {
    unnamed:
      'La personne qui gère ce serveur en est responsable. C’est le plus souvent quelqu’un de la famille\u00a0: demande à la personne dont vient ton invitation.',
    named: (operator) => `Ce serveur est géré par ${operator}, qui en est responsable.`,
  },
  it: {
    unnamed:
      'Responsabile è chi gestisce questo server. Di solito è qualcuno della famiglia: chiedi alla persona che ti ha invitato.',
    named: (operator) => `Gestisce questo server e ne è responsabile: ${operator}.`,
  },
  pt: {
    unnamed:
      'A responsabilidade é de quem cuida deste servidor. Costuma ser alguém da família: pergunte à pessoa que convidou você.',
    named: (operator) => `Cuida deste servidor e responde por ele: ${operator}.`,
  },
  nl: {
    unnamed:
      'Wie deze server beheert, is ervoor verantwoordelijk. Dat is meestal iemand van de familie: vraag het aan de persoon die je heeft uitgenodigd.',
    named: (operator) =>
      `Deze server wordt beheerd door ${operator}. Daar ligt de verantwoordelijkheid ervoor.`,
  },
  pl: {
    unnamed:
      'Za serwer odpowiada osoba, która go prowadzi. Zwykle jest to ktoś z rodziny: zapytaj osobę, od której masz zaproszenie.',
    named: (operator) => `Ten serwer prowadzi i za niego odpowiada: ${operator}.`,
  },
}
