import type { QuietHours } from '#contract/delivery.ts'
import type { NextDelivery } from '#contract/screen.ts'

export const partsOfDay = ['morning', 'afternoon', 'evening', 'night'] as const
export type PartOfDay = (typeof partsOfDay)[number]

/** `at` in epoch milliseconds; all of it on the loved one's own wall. */
export function partOfDay(at: number, timeZone: string): PartOfDay {
  const hour = Number(wallTime(at, timeZone).slice(0, 2))
  if (hour < 5 || hour >= 22) return 'night'
  if (hour < 12) return 'morning'
  return hour < 18 ? 'afternoon' : 'evening'
}

/** "Saturday morning". The small hours are the night of the day before, and are called by no day. */
export function dayInWords(at: number, timeZone: string): string {
  const hour = Number(wallTime(at, timeZone).slice(0, 2))
  if (hour < 5) return 'It is night'
  return `${inWords(at, timeZone, { weekday: 'long' })} ${partOfDay(at, timeZone)}`
}

/** "November 21". */
export function dateInWords(at: number, timeZone: string): string {
  return inWords(at, timeZone, { month: 'long', day: 'numeric' })
}

export function timeInWords(at: number, timeZone: string): string {
  return inWords(at, timeZone, { hour: 'numeric', minute: '2-digit' })
}

/** When something came: "this morning", "yesterday evening", "on Friday", "on November 3". */
export function sinceInWords(at: number, now: number, timeZone: string): string {
  const days = daysBetween(at, now, timeZone)
  const part = partOfDay(at, timeZone)
  if (days === 0) return part === 'night' ? 'tonight' : `this ${part}`
  if (days === 1) return part === 'night' ? 'last night' : `yesterday ${part}`
  if (days < 7) return `on ${inWords(at, timeZone, { weekday: 'long' })}`
  return `on ${dateInWords(at, timeZone)}`
}

const whatWords = {
  picture: 'a picture',
  audiobook: 'an audiobook',
  movie: 'a film',
  tv_show: 'a series',
  music: 'music',
}

/** "Tomorrow morning: a picture from Mia". */
export function nextInWords({ at, what, from }: NextDelivery, now: number, timeZone: string): string {
  const then = Date.parse(at)
  const giver = from ? firstName(from) : 'your family'
  return `${whenInWords(then, now, timeZone)}: ${whatWords[what]} from ${giver}`
}

function whenInWords(then: number, now: number, timeZone: string): string {
  const days = daysBetween(now, then, timeZone)
  const part = partOfDay(then, timeZone)
  if (days === 0) return part === 'night' ? 'Tonight' : `This ${part}`
  if (days === 1) return `Tomorrow ${part}`
  if (days < 7) return `${inWords(then, timeZone, { weekday: 'long' })} ${part}`
  return `On ${dateInWords(then, timeZone)}`
}

/** What a person is called across a room. */
export function firstName(name: string): string {
  return name.includes('@') ? name : (name.split(' ')[0] ?? name)
}

export function isQuiet(at: number, timeZone: string, hours: QuietHours | null): boolean {
  if (!hours) return false
  const time = wallTime(at, timeZone)
  const { from, until } = hours
  return from < until ? from <= time && time < until : time >= from || time < until
}

/** When a screen is better dim, although it may shine. */
export function isDim(at: number, timeZone: string): boolean {
  return isQuiet(at, timeZone, { from: '21:00', until: '07:00' })
}

/** "21:05". */
function wallTime(at: number, timeZone: string): string {
  return new Date(at).toLocaleTimeString('en-GB', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
}

/** How many midnights lie between. */
function daysBetween(from: number, to: number, timeZone: string): number {
  return Math.round((dayNumber(to, timeZone) - dayNumber(from, timeZone)) / 86_400_000)
}

function dayNumber(at: number, timeZone: string): number {
  // Swedish dates are ISO dates.
  return Date.parse(new Date(at).toLocaleDateString('sv', { timeZone }))
}

function inWords(at: number, timeZone: string, format: Intl.DateTimeFormatOptions): string {
  return new Date(at).toLocaleString('en', { timeZone, ...format })
}
