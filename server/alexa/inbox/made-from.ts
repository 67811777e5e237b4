import type { EchoItem } from './inbox.ts'

// What slides were made from, as their document keeps it and reports it with each page: one word for each delivery of the
// inbox, its id and a mark for each answer that its buttons show as given. And when they began.

/** Stands among the words of slides that were made while the group was in memory: they have no buttons. */
const madeInMemory = 'in-memory'

/** Before the time at which somebody opened the skill, in epoch milliseconds to the base of 36. */
const sinceMark = 'since='

const marks = { heart: 'h', thank_you: 't' } as const

export type MadeFrom = { ids: Set<string>; inMemory: boolean; since: number | null; words: string[] }

export function readMadeFrom(words: string[]): MadeFrom {
  const ids = words.filter((word) => word !== madeInMemory && !word.startsWith(sinceMark)).map(idOf)
  const since = words.find((word) => word.startsWith(sinceMark))?.slice(sinceMark.length)
  return {
    ids: new Set(ids),
    inMemory: words.includes(madeInMemory),
    since: since === undefined ? null : Number.parseInt(since, 36),
    words,
  }
}

export function madeFrom(
  items: EchoItem[],
  { inMemory, since }: { inMemory: boolean; since: number },
): string {
  const rests = inMemory ? [madeInMemory] : []
  return [...items.map(wordOf), ...rests, `${sinceMark}${since.toString(36)}`].join(' ')
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
