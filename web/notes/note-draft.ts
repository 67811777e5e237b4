import * as z from 'zod/mini'
import { defaultStay, type NewNote, type Note, noteStays } from '#contract/notes/notes.ts'
import { daysAfter, findInstant, wallClock } from '#contract/platform/wall-clock.ts'
import { noteDraftKey } from '../platform/draft-keys.ts'
import { localStore } from '../platform/local-store.ts'

/** The fields of the dialog. Date and time are those of the end, by the loved one's clock. */
const NoteDraft = z.object({
  text: z.string(),
  stays: z.enum(noteStays),
  date: z.string(),
  time: z.string(),
  photoId: z.nullable(z.string()),
})
export type NoteDraft = z.infer<typeof NoteDraft>

/** What was typed and not sent: a dialog that was closed by accident opens again with it. */
export const noteDrafts = localStore({ key: noteDraftKey, version: 1, schema: NoteDraft })

/** Of the note that is edited, or empty. */
export function draftOf(note: Note | null, timeZone: string): NoteDraft {
  const end = note?.until ? wallClock(Date.parse(note.until), timeZone) : tomorrowEvening(timeZone)
  return {
    text: note?.text ?? '',
    stays: note?.stays ?? defaultStay,
    ...end,
    photoId: note?.photo?.id ?? null,
  }
}

function tomorrowEvening(timeZone: string) {
  return { date: daysAfter(wallClock(Date.now(), timeZone).date, 1), time: '18:00' }
}

/** Without whether it is sent. */
export function noteOf({ text, stays, date, time, photoId }: NoteDraft, timeZone: string) {
  const at = stays === 'until' ? findInstant(`${date}T${time}`, timeZone) : null
  const until = at === null ? null : new Date(at).toISOString()
  return { text, stays, until, photoId } satisfies NewNote
}
