import type { TextSize } from '#contract/delivery/delivery-fields.ts'
import type { NextDelivery, ScreenItem, ScreenView, ScreenVisit } from '#contract/screen/screen-view.ts'
import { localDate } from '../../time/wall-clock.ts'

export type DayThing =
  | { kind: 'visit'; visit: ScreenVisit; isToday: boolean }
  | { kind: 'note'; note: ScreenItem }
  | { kind: 'next'; next: NextDelivery }

/** In the largest letters there is room for fewer. */
export const mostThings: Record<TextSize, number> = { normal: 3, large: 3, largest: 2 }

type Told = Pick<ScreenView, 'visits' | 'items' | 'next' | 'timeZone'>

/**
 * What the day card tells beside the day, at most `max` things: all that comes and is on today, then tomorrow, then the newest
 * notes, then the next planned delivery. What is on tomorrow leaves one place to a note. `more`: how many things of today have
 * no place.
 */
export function thingsOfDay(view: Told, now: number, max: number): { things: DayThing[]; more: number } {
  const { visits = [], items, next, timeZone } = view
  const [today, tomorrow] = [localDate(now, timeZone), localDate(now + 86_400_000, timeZone)]
  const coming = visits.filter(({ date, until }) => date <= tomorrow && Date.parse(until) > now)
  const ofToday = coming.filter(({ date }) => date <= today)
  const notes = items.filter(({ kind, endsAt }) => kind === 'note' && (!endsAt || Date.parse(endsAt) > now))
  const placesOfVisits = Math.max(max - Math.min(notes.length, 1), ofToday.length, 1)
  const things: DayThing[] = []
  for (const visit of coming.slice(0, placesOfVisits))
    things.push({ kind: 'visit', visit, isToday: visit.date <= today })
  for (const note of notes) things.push({ kind: 'note', note })
  if (next) things.push({ kind: 'next', next })
  return { things: things.slice(0, max), more: Math.max(0, ofToday.length - max) }
}
