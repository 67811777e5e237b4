import type { EchoItem } from './inbox.ts'

// What slides were made from, as their document keeps it and reports it with each page: one word for each delivery of the
// inbox, its id and a mark for each answer that its buttons show as given.

/** Stands among the words of slides that were made while the group was in memory: they have no buttons. */
const madeInMemory = 'in-memory'

const marks = { heart: 'h', thank_you: 't' } as const

export type MadeFrom = { ids: Set<string>; inMemory: boolean; words: string[] }

export function readMadeFrom(words: string[]): MadeFrom {
  const ids = words.filter((word) => word !== madeInMemory).map((word) => idOf(word))
  return { ids: new Set(ids), inMemory: words.includes(madeInMemory), words }
}

export function madeFrom(items: EchoItem[], { inMemory }: { inMemory: boolean }): string {
  return [...items.map(wordOf), ...(inMemory ? [madeInMemory] : [])].join(' ')
}

/** The same words with the answers of this item as they are now; null where its slide shows them already. */
export function withAnswersOf(item: EchoItem, { words }: MadeFrom): string | null {
  const now = wordOf(item)
  const changed = words.map((word) => (idOf(word) === item.deliveryId ? now : word))
  return words.every((word, index) => word === changed[index]) ? null : changed.join(' ')
}

function wordOf({ deliveryId, answers }: EchoItem): string {
  const given = Object.entries(marks).filter(([kind]) => answers.some((answer) => answer.kind === kind))
  return [deliveryId, ...given.map(([, mark]) => mark)].join(':')
}

function idOf(word: string): string {
  return word.split(':', 1)[0] ?? ''
}
