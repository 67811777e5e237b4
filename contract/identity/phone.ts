import * as z from 'zod/mini'
import { optionalText } from '../platform/fields.ts'

/** Characters of a telephone number, as it is typed. */
const maxLength = 30
const sentence = 'Please enter a telephone number, like +49 30 1234567.'

/**
 * A telephone number as somebody types or pastes it; empty for none. It is kept as it was typed, without the marks
 * that nobody sees: a phone's address book puts some around a number that is copied. No `*` and no `#`: some phones
 * run a code that holds them.
 */
export const phone = z.pipe(
  optionalText(maxLength),
  z.nullable(
    z.string().check(
      z.overwrite((text) => text.replace(/\p{Cf}/gu, '')),
      z.regex(/^[\s(]*\+?[\d\s()./\u2010-\u2013-]+$/, sentence),
      z.refine((text) => digitsOf(text).length >= 3, sentence),
    ),
  ),
)

/** The address that a phone dials. In "+49 (0)30 1234567" the zero is for calls from inside of the country. */
export function dialAddress(typed: string): string {
  const isInternational = /^[\s(]*\+/.test(typed)
  return isInternational ? `tel:+${digitsOf(typed.replace(/\(0\)/, ''))}` : `tel:${digitsOf(typed)}`
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '')
}
