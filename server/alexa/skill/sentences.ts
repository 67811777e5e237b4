import type { DeliveryKind } from '#contract/delivery/delivery.ts'
import { noteLimit } from '#contract/notes/notes.ts'
import type { EchoItem } from '../inbox/inbox.ts'
import { spokenAbout, withRelation } from '../language/picture-words.ts'
import { counted, ended, listed, shortened } from '../language/words.ts'

/** For an Echo without a screen, where there is a next one. */
export const howToGoOn = 'Say next for the next one, or stop.'

/** How each kind is counted, in this order, and what is said of one. */
const kinds: Record<DeliveryKind, { noun: string; sentence: (item: EchoItem) => string }> = {
  photo: { noun: 'new picture', sentence: ofPicture },
  note: {
    noun: 'note',
    sentence: ({ from, title, facts }) =>
      `A note from ${withRelation(from, facts.relation)}: ${ended(shortened(title ?? '', noteLimit))}`,
  },
  content: {
    noun: 'recommendation',
    sentence: ({ from, title, card }) =>
      [
        `${from} recommends ${ended(title ?? 'something')}`,
        card?.say && ended(`To have it, say: ${card.say}`),
      ]
        .filter(Boolean)
        .join(' '),
  },
  test: {
    noun: 'test message',
    sentence: ({ from }) => `A test message from ${from}. Everything works.`,
  },
}

/** "A picture from Mia, your granddaughter: At the lake. On it are Tom, your grandson, and Ben." */
export function sentenceOf(item: EchoItem): string {
  return kinds[item.kind].sentence(item)
}

function ofPicture({ from, title, facts }: EchoItem): string {
  const sent = `A picture from ${withRelation(from, facts.relation)}`
  const said = title ? `${sent}: ${ended(shortened(title, 300))}` : `${sent}.`
  return `${said} ${spokenAbout(facts)}`.trim()
}

/** "three new pictures from Mia and Tom, one note from Anna and one recommendation from Anna" */
export function summaryOf(items: EchoItem[]): string {
  const parts = Object.entries(kinds).map(([kind, { noun }]) => countOf(items, kind, noun))
  return listed(parts.filter((text) => text !== ''))
}

function countOf(items: EchoItem[], kind: string, noun: string): string {
  const ofKind = items.filter((item) => item.kind === kind)
  if (ofKind.length === 0) return ''
  const names = [...new Set(ofKind.map(({ from }) => from))]
  return `${counted(ofKind.length, noun)} from ${listed(names)}`
}
