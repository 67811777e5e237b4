import { createContext, useContext } from 'react'
import type { Letters } from '#contract/delivery/delivery-fields.ts'

type Size = { width: number; height: number }

/** The height of a capital, of the letters' size: of the lower one of the two typefaces. */
const capital = 0.66
/** Millimetres that a capital has for each metre: a 200th of the distance. */
const perMetre = 5
const forWeakEyes = 3.5
/** CSS pixels in an inch, as browsers mean them, where nobody has said how large the screen is. */
const held = 160
const standing = 96
/** Of the screen's height and width: larger letters would leave no room for three lines and a picture. */
const most = { ofHeight: 0.11, ofWidth: 0.13 }

/** The least size of the letters in CSS pixels; 0 where nobody has said from how far the screen is read. */
export function leastSize(letters: Letters | null | undefined, screen: Size, isHeld: boolean): number {
  if (!letters) return 0
  const { metres, inches } = letters
  const perInch = inches ? Math.hypot(screen.width, screen.height) / inches : isHeld ? held : standing
  const millimetres = metres * perMetre * (letters.forWeakEyes ? forWeakEyes : 1)
  const wanted = ((millimetres / 25.4) * perInch) / capital
  return Math.floor(Math.min(wanted, screen.height * most.ofHeight, screen.width * most.ofWidth))
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
