import type { ScreenItem } from '#contract/screen-view.ts'
import { firstName } from './first-name.ts'

/**
 * The text for reading an item aloud. It leaves out the command for the smart speaker: a speaker in the
 * room would hear it and obey.
 */
export function spokenText({ kind, title, sender, card }: ScreenItem): string {
  const name = sender ? firstName(sender.name) : 'your family'
  if (kind === 'test') return `Hello from ${name}. A test message. Everything works.`
  if (kind === 'photo') return `A picture from ${name}. ${title ?? ''}`.trim()
  const hint = card ? ' The words to say for it are on the screen.' : ''
  return `${sender ? name : 'Your family'} recommends this to you: ${title ?? ''}.${hint}`
}
