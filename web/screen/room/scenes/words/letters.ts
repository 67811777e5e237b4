import { createContext, useContext } from 'react'
import type { Letters, TextSize } from '#contract/delivery/delivery-fields.ts'
import { assumedPixelsAnInch, mostOfScreen, readableInches } from '#contract/delivery/letters.ts'

type Size = { width: number; height: number }

/** CSS pixels in an inch of a television, as browsers mean them, where nobody has said how large it is. */
const standing = 96

/** The least size of the letters in CSS pixels; 0 where nobody has said from how far the screen is read. */
export function leastSize(letters: Letters | null | undefined, screen: Size, isHeld: boolean): number {
  if (!letters) return 0
  const { inches } = letters
  const perInch = inches
    ? Math.hypot(screen.width, screen.height) / inches
    : isHeld
      ? assumedPixelsAnInch
      : standing
  const { ofHeight, ofWidth } = mostOfScreen
  return Math.floor(
    Math.min(readableInches(letters) * perInch, screen.height * ofHeight, screen.width * ofWidth),
  )
}

/** Whether it is a tablet or a phone, of which a browser makes a pixel smaller than of a television. */
export function isHeldInHands(): boolean {
  return matchMedia('(pointer: coarse)').matches
}

/** The least size of the letters of what is below it, in CSS pixels. */
export const LeastSize = createContext(0)

export function useLeastSize(): number {
  return useContext(LeastSize)
}

/** The text size that the family has set. */
export const TextSizeOfScreen = createContext<TextSize>('normal')
