import type { RoomPause } from '#contract/room.ts'
import { locale } from '../../platform/format.ts'
import { cityOf } from '../../platform/zone-name.ts'

/** When a pause ends, by the clock of the loved one: "tomorrow 8:00 AM". `now` in epoch milliseconds. */
export function pauseEndText({ until }: Pick<RoomPause, 'until'>, timeZone: string, now: number): string {
  const at = Date.parse(until)
  const time = timeIn(at, timeZone)
  const there = time === timeIn(at) ? '' : ` in ${cityOf(timeZone)}`
  const isToday = dateIn(at, timeZone) === dateIn(now, timeZone)
  return `${isToday ? '' : 'tomorrow '}${time}${there}`
}

/** "Rose has paused the screen until tomorrow 8:00 AM". */
export function pausedText(pause: RoomPause, lovedOne: string, endText: string): string {
  const who = pause.by?.kind === 'person' ? pause.by.name : lovedOne
  return `${who} has paused the screen until ${endText}`
}

function timeIn(at: number, timeZone?: string): string {
  const format = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone })
  return format.format(at).replaceAll(/\s/g, '\u00a0')
}

function dateIn(at: number, timeZone: string): string {
  return new Intl.DateTimeFormat('en', { dateStyle: 'short', timeZone }).format(at)
}
