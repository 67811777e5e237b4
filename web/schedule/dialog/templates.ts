import type { ContentType } from '#contract/content.ts'
import { daysAfter, instantOf, wallClock, weekdayOf } from '#contract/platform/wall-clock.ts'
import type { RecurringPattern } from '#contract/schedule.ts'

/** Fills in the dialog. It creates nothing by itself. */
export type Template = {
  name: 'photo' | 'story' | 'music'
  kind: 'photo' | 'content'
  contentType: ContentType | null
  time: string
  pattern: RecurringPattern
  /** 1 is Monday, 7 is Sunday; null is any day. */
  weekday: number | null
}

export const templates: Template[] = [
  {
    name: 'photo',
    kind: 'photo',
    contentType: null,
    time: '08:00',
    pattern: 'daily',
    weekday: null,
  },
  {
    name: 'story',
    kind: 'content',
    contentType: 'audiobook',
    time: '19:00',
    pattern: 'daily',
    weekday: null,
  },
  {
    name: 'music',
    kind: 'content',
    contentType: 'music',
    time: '10:00',
    pattern: 'weekly',
    weekday: 6,
  },
]

/** The first day on which the template's time is still to come. `now` in epoch milliseconds. */
export function firstDate({ time, weekday }: Template, now: number, timeZone: string): string {
  const { date: today } = wallClock(now, timeZone)
  const dates = Array.from({ length: 8 }, (_, days) => daysAfter(today, days))
  const first = dates.find(
    (date) =>
      (weekday === null || weekdayOf(date) === weekday) && instantOf(`${date}T${time}`, timeZone) > now,
  )
  return first ?? today
}
