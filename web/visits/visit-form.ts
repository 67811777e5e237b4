import { daysAfter } from '#contract/platform/wall-clock.ts'
import type { RecurringPattern } from '#contract/schedule.ts'
import type { Visit } from '#contract/visits/visit-list.ts'

/** What the fields hold: text, as a form has it. */
export type VisitValues = {
  who: string
  what: string
  date: string
  time: string
  endDate: string
  endTime: string
  repeats: RecurringPattern | ''
  weekdays: number[]
  untilDate: string
}

export function emptyVisit(today: string): VisitValues {
  return {
    who: '',
    what: '',
    // Who comes today is there already when somebody thinks of writing it down.
    date: today && daysAfter(today, 1),
    time: '15:00',
    endDate: '',
    endTime: '',
    repeats: '',
    weekdays: [],
    untilDate: '',
  }
}

export function valuesOf(visit: Visit): VisitValues {
  return {
    who: visit.who ?? '',
    what: visit.what ?? '',
    date: visit.date,
    time: visit.time ?? '',
    endDate: visit.endDate ?? '',
    endTime: visit.endTime ?? '',
    repeats: visit.repeats ?? '',
    weekdays: visit.weekdays,
    untilDate: visit.untilDate ?? '',
  }
}

/** What an end or a repetition would say is left out where there is none. */
export function toVisitChange(values: VisitValues, revision: number | undefined) {
  const isRepeated = values.repeats !== ''
  return {
    ...values,
    repeats: isRepeated ? values.repeats : null,
    weekdays: values.repeats === 'weekly' ? values.weekdays : [],
    untilDate: isRepeated ? values.untilDate : '',
    ...(revision !== undefined && { revision }),
  }
}
