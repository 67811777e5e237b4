import type { ContentType } from '#contract/content.ts'
import type { RecurringPattern } from '#contract/schedule.ts'
import { instantOf, wallClock } from './zoned.ts'

/** What a template fills the dialog in with; it creates nothing by itself. */
export type Template = {
  name: string
  text: string
  kind: 'photo' | 'content'
  contentType: ContentType | null
  time: string
  pattern: RecurringPattern
  /** 0 is Sunday; null: any day. */
  weekday: number | null
}

export const templates: Template[] = [
  {
    name: 'Morning Photo',
    text: 'Family photo every morning at 8 AM',
    kind: 'photo',
    contentType: null,
    time: '08:00',
    pattern: 'daily',
    weekday: null,
  },
  {
    name: 'Evening Story',
    text: 'Audiobook every evening at 7 PM',
    kind: 'content',
    contentType: 'audiobook',
    time: '19:00',
    pattern: 'daily',
    weekday: null,
  },
  {
    name: 'Weekend Music',
    text: 'Favorite music every Saturday morning',
    kind: 'content',
    contentType: 'music',
    time: '10:00',
    pattern: 'weekly',
    weekday: 6,
  },
]

/** The first day on which the template's time is still to come. `now` in epoch milliseconds. */
export function firstDate({ time, weekday }: Template, now: number, timeZone: string): string {
  for (let day = 0; day <= 7; day++) {
    const { date } = wallClock(now + day * 86_400_000, timeZone)
    const isDay = weekday === null || new Date(`${date}T12:00Z`).getUTCDay() === weekday
    if (isDay && instantOf(date, time, timeZone) > now) return date
  }
  return wallClock(now, timeZone).date
}
