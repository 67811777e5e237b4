import {
  type NamedSubject,
  namedSubject,
  noneNamed,
  sendables,
  subjectFields,
} from '#contract/delivery/sendable.ts'
import { findInstant, wallClock } from '#contract/platform/wall-clock.ts'
import {
  defaultPattern,
  type NewScheduleEntry,
  type RecurringPattern,
  type ScheduleEntry,
} from '#contract/schedule.ts'
import { firstDate, type Template } from './templates.ts'

/** At most one of them is chosen. */
export type DraftSubject = NamedSubject & { isNextPhoto: boolean }

export const noSubject: DraftSubject = { ...noneNamed, isNextPhoto: false }

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
      ...namedSubject(entry.subject.kind, entry[sendables[entry.subject.kind].field]),
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
  const { date: _date, time: _time, pattern, ...subject } = draft
  const { isRecurring } = draft
  return {
    ...subject,
    // The contract's schema refuses an empty one with a sentence.
    scheduledFor: scheduledForOf(draft, timeZone) ?? '',
    recurringPattern: isRecurring ? pattern : null,
  }
}

export function hasSubject(subject: DraftSubject): boolean {
  return subject.isNextPhoto || subjectFields.some((field) => subject[field] !== null)
}
