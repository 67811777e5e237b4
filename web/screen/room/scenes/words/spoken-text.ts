import type { ScreenItem } from '#contract/screen/screen-view.ts'
import type { Words } from '../../language/words.ts'
import { firstName } from './first-name.ts'

/**
 * The text for reading an item aloud. It leaves out the command for the smart speaker: a speaker in the
 * room would hear it and obey.
 */
export function spokenText(item: ScreenItem, words: Words): string {
  return texts[item.kind](item, words, item.sender && firstName(item.sender.name))
}

const texts: Record<ScreenItem['kind'], (item: ScreenItem, words: Words, name: string | null) => string> = {
  photo: (item, words) => [...beforeTitle(item, words).map(ended), ...afterwards(item)].join(' '),
  note: ({ title }, words, name) => `${words.noteFrom(name)}. ${title ?? ''}`,
  voice: ({ title }, words, name) => [ended(words.saysSomething(name)), title ?? ''].join(' ').trim(),
  clip: ({ title }, words, name) => [ended(words.clipFrom(name)), title ?? ''].join(' ').trim(),
  content: ({ title, card, voice }, words, name) =>
    `${words[voice ? 'recommendsSong' : 'recommends'](name)}: ${title ?? ''}.${card?.say && !voice ? ` ${words.wordsAreOnScreen}` : ''}`,
  test: (_item, words, name) => `${words.helloFrom(name)}. ${words.testMessage}. ${words.everythingWorks}`,
}

function beforeTitle({ sender, yearsAgo }: ScreenItem, words: Words): string[] {
  const name = sender && firstName(sender.name)
  const from = name && sender?.relation ? words.from(name, sender.relation) : words.pictureFrom(name)
  return yearsAgo ? [words.onThisDay(yearsAgo), from] : [from]
}

/** The title, and each person in a sentence of their own: a relation is in the family's words, "your grandson". */
function afterwards({ title, people = [] }: ScreenItem): string[] {
  const told = people.map(({ name, relation }) => ended(relation ? `${name}, ${relation}` : name))
  if (!title) return told
  return told.length > 0 ? [ended(title), ...told] : [title]
}

function ended(sentence: string): string {
  return /[.!?…]$/.test(sentence) ? sentence : `${sentence}.`
}
