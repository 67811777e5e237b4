import type { Calendar } from '#contract/visits/calendars.ts'
import { calendarsWords } from './calendars-words.ts'

/** That calendars cannot be read: one is named. */
export function unreadText(failing: Calendar[]): string {
  const { cannotBeRead, severalCannotBeRead } = calendarsWords()
  return failing.length > 1 ? severalCannotBeRead(failing.length) : cannotBeRead(failing[0]?.name ?? '')
}
