import * as z from 'zod/mini'
import type { Press } from '#contract/shopping/shopping.ts'

/** The presses that have ticked or unticked an item. */
export const TickPresses = z.object({
  /** The browser whose tick holds; null when a program made it, which numbers nothing. */
  holder: z.nullable(z.string()),
  /** The number of the last press of each browser, the newest last. */
  numbers: z.array(z.tuple([z.string(), z.number()])),
})
export type TickPresses = z.infer<typeof TickPresses>

/** A family has a few browsers. More are those of somebody who deletes what theirs keeps. */
const mostBrowsers = 20

/** It has arrived before, or after a later press of the same browser. */
export function isPast({ numbers }: TickPresses, press: Press): boolean {
  return numbers.some(([browser, number]) => browser === press.browser && number >= press.number)
}

/** With a press whose tick holds now, or has not counted because somebody else ticked later. */
export function withPress(
  { holder, numbers }: TickPresses,
  press: Press | undefined,
  holds: boolean,
): TickPresses {
  const others = numbers.filter(([browser]) => browser !== press?.browser)
  return {
    holder: holds ? (press?.browser ?? null) : holder,
    numbers: press
      ? [...others, [press.browser, press.number] as [string, number]].slice(-mostBrowsers)
      : numbers,
  }
}
