import type { NextDelivery, ScreenItem, ScreenView, ScreenVisit } from '#contract/screen/screen-view.ts'
import { localDate } from '../../time/wall-clock.ts'

export type DayThing =
  | { kind: 'visit'; visit: ScreenVisit; isToday: boolean }
  | { kind: 'note'; note: ScreenItem }
  | { kind: 'next'; next: NextDelivery }

type Told = Pick<ScreenView, 'visits' | 'items' | 'next' | 'timeZone'>

/**
 * What the day card tells beside the day, at most `max` things: who comes and what is on today and tomorrow, then the
 * newest notes, then the next planned delivery. One place is a note's, however many visits there are.
 */
export function thingsOfDay(view: Told, now: number, max: number): DayThing[] {
  const { visits = [], items, next, timeZone } = view
  const today = localDate(now, timeZone)
  const tomorrow = localDate(now + 86_400_000, timeZone)
  const coming = visits.filter(({ date, until }) => date <= tomorrow && Date.parse(until) > now)
  const notes = items.filter(({ kind, endsAt }) => kind === 'note' && (!endsAt || Date.parse(endsAt) > now))
  const placesOfVisits = Math.max(max - Math.min(notes.length, 1), 1)
  const things: DayThing[] = []
  for (const visit of coming.slice(0, placesOfVisits))
    things.push({ kind: 'visit', visit, isToday: visit.date <= today })
  for (const note of notes) things.push({ kind: 'note', note })
  if (next) things.push({ kind: 'next', next })
  return things.slice(0, max)
}
