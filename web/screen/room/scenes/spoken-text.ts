import type { ScreenItem } from '#contract/screen.ts'
import { firstName } from '../time/wall-clock.ts'

/**
 * What is read aloud. The sentence for the smart speaker is left out: a speaker in the room would
 * obey the screen.
 */
export function wordsToSay({ kind, title, sender, card }: ScreenItem): string {
  const who = sender ? firstName(sender.name) : 'your family'
  if (kind === 'test') return `Hello from ${who}. A test message. Everything works.`
  if (kind === 'photo') return `A picture from ${who}. ${title ?? ''}`.trim()
  const how = card ? ' The words to say for it are on the screen.' : ''
  return `${sender ? who : 'Your family'} recommends this to you: ${title ?? ''}.${how}`
}
