import { forwards } from '../../platform/words/direction.ts'
import { slotFrom, slotStep } from '../move/move-rules.ts'
import type { Moving } from '../move/use-moving.ts'
import type { Slot } from '../slot.ts'
import { type Day, type GridLayout, hourHeight } from './grid-layout.ts'

/** In pixels: the pointer's x in the window, and how far below its start it is. */
export type PointerPosition = { x: number; down: number }

/** The slot of a chip that follows the pointer, within the week and the hours that are shown. */
export function slotUnderPointer(
  columns: HTMLElement | null,
  days: Day[],
  { firstHour, lastHour }: GridLayout,
  { entry, from }: Moving,
  { x, down }: PointerPosition,
): Slot {
  if (!columns) return from
  const { left, right, width } = columns.getBoundingClientRect()
  const inside = forwards() === 1 ? x - left : right - x
  const column = Math.min(Math.max(Math.floor((inside / width) * 7), 0), 6)
  const startColumn = days.findIndex(({ date }) => date === from.date)
  const isSameDay = days[column]?.date === from.date
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  const minutes = (down / (hourHeight * rem)) * 60
  const snapped = Math.round(minutes / slotStep) * slotStep
  const slot = slotFrom(entry, from, isSameDay ? 0 : column - startColumn, snapped)
  return { ...slot, minutes: Math.min(Math.max(slot.minutes, firstHour * 60), lastHour * 60 - slotStep) }
}
