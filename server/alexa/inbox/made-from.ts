import { type Pace, paces } from '#contract/room/pace.ts'
import { nameOfSound } from '../../delivery/subject.ts'
import type { EchoItem } from './inbox.ts'

// What slides were made from, as their document keeps it and reports it with each page: when they began, and one word for
// each delivery of the inbox. That is its id, a mark for each answer that its buttons show as given, and one for its files.

/** Stands among the words of slides that were made while the group was in memory: they have no buttons. */
const madeInMemory = 'in-memory'

/** Before the time at which somebody opened the skill, in epoch milliseconds to the base of 36. */
const sinceMark = 'since='

/** Before the setting of the letters that they were drawn with, where there is one. */
const lettersMark = 'letters='

/** Before the pace at which they turn, where it is not the normal one. */
const paceMark = 'pace='

/** Before a word for what is said of the call that stands, where one does. */
const callMark = 'call='

const marks = { heart: 'h', thank_you: 't' } as const

/** Before the names of files that may change later: the recording and the photo of a recommendation, or the photo of a note. */
const filesMark = 'r'

export type MadeFrom = {
  ids: Set<string>
  inMemory: boolean
  letters: string | null
  pace: Pace
  call: string | null
  since: number | null
  words: string[]
}

export function readMadeFrom(words: string[]): MadeFrom {
  const after = (mark: string) => words.find((word) => word.startsWith(mark))?.slice(mark.length)
  const isId = (word: string) => word !== madeInMemory && !word.includes('=')
  const since = after(sinceMark)
  return {
    ids: new Set(words.filter(isId).map(idOf)),
    inMemory: words.includes(madeInMemory),
    letters: after(lettersMark) ?? null,
    pace: paces.find((pace) => pace === after(paceMark)) ?? 'normal',
    call: after(callMark) ?? null,
    since: since === undefined ? null : Number.parseInt(since, 36),
    words,
  }
}

type Drawn = { inMemory: boolean; letters: string | null; pace: Pace; call: string | null; since: number }

export function madeFrom(items: EchoItem[], { inMemory, letters, pace, call, since }: Drawn): string {
  return [
    ...items.map(wordOf),
    ...(inMemory ? [madeInMemory] : []),
    ...(letters === null ? [] : [lettersMark + letters]),
    ...(pace === 'normal' ? [] : [paceMark + pace]),
    ...(call === null ? [] : [callMark + call]),
    sinceMark + since.toString(36),
  ].join(' ')
}

/** The same words with the answers of this item as they are now; null where its slide shows them already. */
export function withAnswersOf(item: EchoItem, { words }: MadeFrom): string | null {
  const now = wordOf(item)
  const changed = words.map((word) => (idOf(word) === item.deliveryId ? now : word))
  return words.every((word, index) => word === changed[index]) ? null : changed.join(' ')
}

/** Whether the slides have the recording and the photo that each recommendation has now, and the photo of each note. */
export function haveFilesOf(items: EchoItem[], { words }: MadeFrom): boolean {
  const known = new Map(words.map((word) => [idOf(word), filesIn(word)]))
  return items.every((item) => known.get(item.deliveryId) === filesIn(wordOf(item)))
}

function wordOf({ deliveryId, answers, kind, sound, picture }: EchoItem): string {
  const given = Object.entries(marks).filter(([kind]) => answers.some((answer) => answer.kind === kind))
  const changing = kind === 'content' ? [sound, picture] : kind === 'note' ? [picture] : []
  const names = changing.map((file) => file && shortNameOf(file))
  const files = names.some(Boolean) ? [filesMark + names.join('.')] : []
  return [deliveryId, ...given.map(([, mark]) => mark), ...files].join(':')
}

/** The end of an id, which is chance: enough to tell one from the one before it. */
function shortNameOf(file: { key: string }): string | undefined {
  return nameOfSound(file)?.slice(-8)
}

function filesIn(word: string): string | undefined {
  const [, ...marks] = word.split(':')
  return marks.find((mark) => mark.startsWith(filesMark))
}

function idOf(word: string): string {
  return word.split(':', 1)[0] ?? ''
}
