import type { DeliveryKind } from '#contract/delivery/delivery.ts'
import { noteLimit } from '#contract/notes/notes.ts'
import { secondsOf } from '../../delivery/subject.ts'
import type { EchoItem } from '../inbox/inbox.ts'
import type { Messages } from '../language/messages/en.ts'
import { spokenAbout, withRelation } from '../language/picture-words.ts'
import { ended, shortened } from '../language/text/words.ts'
import { toAlexa } from '../language/to-alexa.ts'

/** What is said of one of each kind, and the order in which they are counted. */
const sentences: Record<DeliveryKind, (item: EchoItem, words: Messages, toListen: string) => string> = {
  photo: ofPicture,
  note: ({ from, title, facts }, words) =>
    `${words.note(withRelation(from, facts.relation))}: ${ended(shortened(title ?? '', noteLimit))}`,
  voice: ({ from, title, facts }, words) => {
    const sent = words.voice(withRelation(from, facts.relation))
    return title ? `${sent}: ${ended(shortened(title, 300))}` : `${sent}.`
  },
  clip: ({ from, title, facts, film }, words) => {
    const sent = words.clip(withRelation(from, facts.relation), secondsOf({ film }) ?? 0)
    return title ? `${sent}: ${ended(shortened(title, 300))}` : `${sent}.`
  },
  // Its recording comes before what a provider has.
  content: ({ from, title, card }, words, toListen) => {
    const recommends = `${ended(words.recommends(from, title ?? words.something))} ${toListen}`.trim()
    return card?.say ? `${recommends} ${ended(words.toHaveIt(toAlexa(card.say, words)))}` : recommends
  },
  test: ({ from }, words) => words.test(from),
}

/**
 * "A picture from Mia, your granddaughter: At the lake. On it are Tom, your grandson, and Ben." `toListen`: what she can do to
 * hear it, as a sentence.
 */
export function sentenceOf(item: EchoItem, words: Messages, toListen = ''): string {
  const sentence = sentences[item.kind](item, words, toListen)
  return item.kind === 'content' ? sentence : `${sentence} ${toListen}`.trim()
}

function ofPicture({ from, title, facts }: EchoItem, words: Messages): string {
  const sent = words.picture(withRelation(from, facts.relation))
  const said = title ? `${sent}: ${ended(shortened(title, 300))}` : `${sent}.`
  return `${said} ${spokenAbout(facts, words)}`.trim()
}

const kinds = Object.keys(sentences) as DeliveryKind[]

/** "three new pictures from Mia and Tom, one note from Anna and one recommendation from Anna" */
export function summaryOf(items: EchoItem[], words: Messages): string {
  const parts = kinds.map((kind) => countOf(items, kind, words))
  return words.listed(parts.filter((text) => text !== ''))
}

function countOf(items: EchoItem[], kind: DeliveryKind, words: Messages): string {
  const ofKind = items.filter((item) => item.kind === kind)
  if (ofKind.length === 0) return ''
  const names = [...new Set(ofKind.map(({ from }) => from))]
  return words.countedFrom(words.counted[kind](ofKind.length), words.listed(names))
}
