import { findInstant, wallClock } from '#contract/platform/wall-clock.ts'
import {
  defaultPattern,
  type NewScheduleEntry,
  type RecurringPattern,
  type ScheduleEntry,
} from '#contract/schedule.ts'
import { firstDate, type Template } from './templates.ts'

/** At most one of the four is chosen. */
export type DraftSubject = {
  contentItemId: string | null
  photoId: string | null
  noteId: string | null
  isNextPhoto: boolean
}

export const noSubject: DraftSubject = {
  contentItemId: null,
  photoId: null,
  noteId: null,
  isNextPhoto: false,
}

/** The fields of the dialog. */
export type Draft = DraftSubject & {
  date: string
  time: string
  isRecurring: boolean
  pattern: RecurringPattern
}

/** What the dialog begins with: an entry to edit, a template, a note, or nothing. */
export type Beginning = { entry: ScheduleEntry | null; template: Template | null; noteId: string | null }

export function draftOf({ entry, template, noteId }: Beginning, timeZone: string): Draft {
  if (entry) {
    return {
      contentItemId: entry.contentItemId,
      photoId: entry.photoId,
      noteId: entry.noteId,
      isNextPhoto: entry.isNextPhoto,
      ...wallClock(Date.parse(entry.scheduledFor), timeZone),
      isRecurring: entry.isRecurring,
      pattern: entry.recurringPattern ?? defaultPattern,
    }
  }
  return {
    ...noSubject,
    noteId,
    isNextPhoto: template?.kind === 'photo',
    date: template ? firstDate(template, Date.now(), timeZone) : '',
    time: template?.time ?? '',
    isRecurring: template !== null,
    pattern: template?.pattern ?? defaultPattern,
  }
}

/** An instant as ISO 8601; null while date and time are not both chosen. */
export function scheduledForOf(
  { date, time }: Pick<Draft, 'date' | 'time'>,
  timeZone: string,
): string | null {
  const at = findInstant(`${date}T${time}`, timeZone)
  return at === null ? null : new Date(at).toISOString()
}

export function toNewEntry(draft: Draft, timeZone: string): NewScheduleEntry {
  const { contentItemId, photoId, noteId, isNextPhoto, isRecurring, pattern } = draft
  return {
    contentItemId,
    photoId,
    noteId,
    isNextPhoto,
    // The contract's schema refuses an empty one with a sentence.
    scheduledFor: scheduledForOf(draft, timeZone) ?? '',
    isRecurring,
    recurringPattern: isRecurring ? pattern : null,
  }
}

export function hasSubject({ contentItemId, photoId, noteId, isNextPhoto }: DraftSubject): boolean {
  return contentItemId !== null || photoId !== null || noteId !== null || isNextPhoto
}
