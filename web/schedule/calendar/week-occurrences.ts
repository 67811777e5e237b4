import type { SendableKind } from '#contract/delivery/delivery.ts'
import type { ScheduleEntry, ScheduleOccurrence } from '#contract/schedule.ts'
import { planWords } from '../plan/plan-words.ts'
import { subjectTitle } from '../schedule-text.ts'
import { type Slot, slotOf } from '../slot.ts'

export type OccurrenceState =
  | 'to come'
  | 'paused'
  | 'on its way'
  | 'sent'
  | 'shown'
  | 'left out'
  | 'held'
  | 'trouble'

/** An occurrence as the week shows it. */
export type WeekOccurrence = Slot & {
  key: string
  scheduledFor: string
  title: string
  kind: SendableKind
  state: OccurrenceState
  isRecurring: boolean
  isMovable: boolean
  /** Null if the entry was cancelled since: then nothing can be opened. */
  entry: ScheduleEntry | null
}

/** In the order of the clock. */
export function weekOccurrences(
  occurrences: ScheduleOccurrence[],
  entries: ScheduleEntry[],
): WeekOccurrence[] {
  const entryOf = new Map(entries.map((entry) => [entry.id, entry]))
  return occurrences
    .map((occurrence) => toWeekOccurrence(occurrence, entryOf.get(occurrence.entryId) ?? null))
    .sort((a, b) => a.minutes - b.minutes || a.key.localeCompare(b.key))
}

function toWeekOccurrence(occurrence: ScheduleOccurrence, entry: ScheduleEntry | null): WeekOccurrence {
  const slot = slotOf(occurrence.localTime)
  const isNextPhoto = entry?.isNextPhoto && occurrence.status !== 'sent'
  return {
    ...slot,
    key: occurrence.id ?? `${occurrence.entryId} ${slot.date}`,
    scheduledFor: occurrence.scheduledFor,
    // The title of the entry, "Next photo not yet shown", is too long for a chip.
    title: isNextPhoto ? planWords().nextPhoto : subjectTitle(occurrence),
    kind: occurrence.subject.kind,
    state: stateOf(occurrence),
    isRecurring: entry?.isRecurring ?? false,
    isMovable: occurrence.isMovable && entry !== null,
    entry,
  }
}

const states: Record<ScheduleOccurrence['status'], OccurrenceState> = {
  upcoming: 'to come',
  paused: 'paused',
  pending: 'on its way',
  sent: 'sent',
  skipped: 'left out',
  held: 'held',
  failed: 'trouble',
  missed: 'trouble',
}

function stateOf({ status, shownAt }: ScheduleOccurrence): OccurrenceState {
  return status === 'sent' && shownAt ? 'shown' : states[status]
}
