import { noteLimit } from '#contract/notes/notes.ts'
import type { EchoItem } from '../inbox/inbox.ts'
import { spokenAbout, withRelation } from '../language/picture-words.ts'
import { counted, ended, listed, shortened } from '../language/words.ts'

/** For an Echo without a screen, where there is a next one. */
export const howToGoOn = 'Say next for the next one, or stop.'

/** "A picture from Mia, your granddaughter: At the lake. On it are Tom, your grandson, and Ben." */
export function sentenceOf({ kind, from, title, card, facts }: EchoItem): string {
  if (kind === 'note')
    return `A note from ${withRelation(from, facts.relation)}: ${ended(shortened(title ?? '', noteLimit))}`
  if (kind === 'test') return `A test message from ${from}. Everything works.`
  if (kind === 'content')
    return [
      `${from} recommends ${ended(title ?? 'something')}`,
      card && ended(`To have it, say: ${card.say}`),
    ]
      .filter(Boolean)
      .join(' ')
  const sent = `A picture from ${withRelation(from, facts.relation)}`
  const said = title ? `${sent}: ${ended(shortened(title, 300))}` : `${sent}.`
  return `${said} ${spokenAbout(facts)}`.trim()
}

/** "three new pictures from Mia and Tom, one note from Anna and one recommendation from Anna" */
export function summaryOf(items: EchoItem[]): string {
  const parts = [
    countOf(items, 'photo', 'new picture'),
    countOf(items, 'note', 'note'),
    countOf(items, 'content', 'recommendation'),
    countOf(items, 'test', 'test message'),
  ]
  return listed(parts.filter((text) => text !== ''))
}

function countOf(items: EchoItem[], kind: EchoItem['kind'], noun: string): string {
  const ofKind = items.filter((item) => item.kind === kind)
  if (ofKind.length === 0) return ''
  const names = [...new Set(ofKind.map(({ from }) => from))]
  return `${counted(ofKind.length, noun)} from ${listed(names)}`
}
