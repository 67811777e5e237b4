import type { ScreenItem } from '#contract/screen-view.ts'
import type { Words } from '../language/words.ts'
import { firstName } from './first-name.ts'

/**
 * The text for reading an item aloud. It leaves out the command for the smart speaker: a speaker in the
 * room would hear it and obey.
 */
export function spokenText({ kind, title, sender, card }: ScreenItem, words: Words): string {
  const name = sender && firstName(sender.name)
  if (kind === 'test') return `${words.helloFrom(name)}. ${words.testMessage}. ${words.everythingWorks}`
  if (kind === 'photo') return `${words.pictureFrom(name)}. ${title ?? ''}`.trim()
  const hint = card ? ` ${words.wordsAreOnScreen}` : ''
  return `${words.recommends(name)}: ${title ?? ''}.${hint}`
}
