import type { WeekDay } from '../calendar/week-days.ts'
import type { WeekOccurrence } from '../calendar/week-occurrences.ts'
import type { Slot } from '../slot.ts'

export type Day = WeekDay & { occurrences: WeekOccurrence[] }

/** Heights in rem: the days' names, one hour, a chip, the gap between two chips, one more line of text. */
export const headerHeight = 3.5
export const hourHeight = 2.5
const chipHeight = 3.6
const gap = 0.2
const lineHeight = 1.4

export type GridLayout = {
  firstHour: number
  /** The hour at which the grid ends. */
  lastHour: number
  /** In rem, without the days' names. */
  height: number
  /** For each day the top of each chip, in rem. */
  tops: number[][]
}

/** `moving`: the slot of a chip that is being moved, if there is one. */
export function layoutOf(days: Day[], moving: Slot | undefined): GridLayout {
  const [firstHour, lastHour] = hoursOf(days, moving)
  const tops = days.map(({ occurrences }) => topsOf(occurrences, firstHour))
  const lowest = tops.map((day) => (day.at(-1) ?? 0) + chipHeight + gap)
  return { firstHour, lastHour, tops, height: Math.max((lastHour - firstHour) * hourHeight, ...lowest) }
}

/** The distance of a time from the top of the grid, in rem. */
export function topOf(minutes: number, { firstHour }: Pick<GridLayout, 'firstHour'>): number {
  return (minutes / 60 - firstHour) * hourHeight
}

/** Whether a chip has space below it for a second line of its title. */
export function hasSpaceBelow({ tops, height }: GridLayout, column: number, index: number): boolean {
  const day = tops[column] ?? []
  return (day[index + 1] ?? height) - (day[index] ?? 0) >= chipHeight + gap + lineHeight
}

/** From seven to ten in the evening, and earlier or later if there is something. */
function hoursOf(days: Day[], moving: Slot | undefined): [first: number, last: number] {
  const slots = [...days.flatMap(({ occurrences }) => occurrences), ...(moving ? [moving] : [])]
  const hours = slots.map(({ minutes }) => minutes / 60)
  return [
    Math.floor(Math.min(7, ...hours)),
    Math.ceil(Math.max(22, ...hours.map((hour) => Math.min(hour + 1, 24)))),
  ]
}

/** Each chip is at its time, or below the one before it. */
function topsOf(occurrences: WeekOccurrence[], firstHour: number): number[] {
  const tops: number[] = []
  for (const { minutes } of occurrences) {
    const previous = tops.at(-1)
    const own = topOf(minutes, { firstHour })
    tops.push(previous === undefined ? own : Math.max(own, previous + chipHeight + gap))
  }
  return tops
}
