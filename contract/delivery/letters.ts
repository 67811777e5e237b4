import type { Letters } from './delivery-fields.ts'

// How large letters are for a distance, on a screen and on an Echo.

/** The height of a capital, of the letters' size: of the lower one of the two typefaces. */
const capital = 0.66
/** Millimetres that a capital has for each metre: a 200th of the distance. */
const perMetre = 5
const forWeakEyes = 3.5

/** Of the screen's height and width: larger letters would leave no room for three lines and a picture. */
export const mostOfScreen = { ofHeight: 0.11, ofWidth: 0.13 } as const

/** CSS pixels in an inch of what is held in hands or stands on a table, where nobody has said how large the screen is. */
export const assumedPixelsAnInch = 160

/** The size of the letters, in inches, that can be read from there. */
export function readableInches({ metres, forWeakEyes: isWeak }: Letters): number {
  return (metres * perMetre * (isWeak ? forWeakEyes : 1)) / 25.4 / capital
}
