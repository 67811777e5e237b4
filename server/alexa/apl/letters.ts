import type { Letters, TextSize } from '#contract/delivery/delivery-fields.ts'
import { assumedPixelsAnInch, mostOfScreen, readableInches } from '#contract/delivery/letters.ts'
import { type Apl, text } from './look.ts'

// The letters of an Echo, as large as the family's setting for it asks for. A document knows how large its screen is, and
// the server does not: so the document decides, by what the server says of the setting and of the length of the words.

/** Comes with every document, as `payload.letters`. */
export type LettersData = {
  /** How much larger than usual by the text size. */
  factor: number
  /** The least size in inches, for the distance; 0 where nobody has said it. */
  inches: number
  /** The diagonal of the screen in inches; 0 where nobody has said it. */
  diagonal: number
}

const factors: Record<TextSize, number> = { normal: 1, large: 1.2, largest: 1.42 }

export function lettersData(textSize: TextSize, letters: Letters | null): LettersData {
  return {
    factor: factors[textSize],
    inches: letters ? readableInches(letters) : 0,
    diagonal: letters?.inches ?? 0,
  }
}

const width = 'viewport.width'
const height = 'viewport.height'
const perInch = `(payload.letters.diagonal > 0 ? Math.sqrt(${width} * ${width} + ${height} * ${height}) / payload.letters.diagonal : ${assumedPixelsAnInch})`

/** What the texts of a document read. An Echo that is not connected yet has no setting. */
export const lettersBindings = [
  { name: 'factor', type: 'number', value: '${payload.letters ? payload.letters.factor : 1}' },
  {
    name: 'least',
    type: 'number',
    value: `\${payload.letters ? Math.min(payload.letters.inches * ${perInch}, ${height} * ${mostOfScreen.ofHeight}, ${width} * ${mostOfScreen.ofWidth}) : 0}`,
  },
]

/** Whether the family has asked for larger letters than the usual ones. */
export const asksForMore = '(least > 0 || factor > 1)'

/** How many letters a text has, and its longest word. */
export type Length = { count: number; longest: number }

/** Letters of East Asian scripts are twice as wide. */
const wideLetters = /[\p{sc=Han}\p{sc=Hangul}\p{sc=Hiragana}\p{sc=Katakana}\p{Emoji_Presentation}]/gu

export function lengthOf(text: string): Length {
  const widths = text.split(/\s+/).map(widthOf)
  return { count: widthOf(text), longest: Math.max(...widths) }
}

/** In letters of the usual width. */
export function widthOf(text: string): number {
  return text.length + (text.match(wideLetters)?.length ?? 0)
}

/** Of the size of the letters. */
export const lineHeight = 1.25
export const widthOfLetter = 0.6
export const widthOfBoldLetter = 0.66
/** How much of its longest word a line leaves empty at its end. */
const emptyAtEnd = 0.6
/** Numbers of lines that are tried. */
const triedLines = [1, 2, 3, 4, 5, 7, 9, 12]
/** With letters of this part of what is wanted a text is rather whole than larger with fewer lines. */
const enough = 0.6

/** All are expressions without `${}`. */
type Box = {
  /** The size of the letters, when nothing more is asked for. */
  size: string
  /** The most lines at that size. */
  lines: string | number
  width: string
  height: string
  /** The length of the text: `count` and `longest` of a `Length`. */
  count: string | number
  longest: string | number
  isBold?: boolean
  /** The text may lose its end: it is said, too. */
  mayBeCut?: boolean
}

/**
 * A text whose letters grow as far as its box has room for it. They are never smaller than `size`, at which the layout was
 * made to fit.
 */
export function growingText(
  words: string,
  { isBold = false, mayBeCut = false, ...box }: Box,
  more: Apl = {},
): Apl {
  const ofLetter = isBold ? widthOfBoldLetter : widthOfLetter
  const inLines = (lines: number) =>
    `Math.min(high / ${lines * lineHeight}, wide * ${lines} / (${ofLetter} * (count + longest * ${(lines - 1) * emptyAtEnd})))`
  const ofWhole = `Math.max(${triedLines.map(inLines).join(', ')})`
  const fitting = mayBeCut ? `Math.max(${ofWhole}, wanted * ${enough})` : ofWhole
  const grown = `Math.max(usual, Math.min(wanted, ${fitting}, wide / (${ofLetter} * longest)))`
  const bind = {
    wide: box.width,
    high: box.height,
    count: `Math.max(${box.count}, 1)`,
    longest: `Math.max(${box.longest}, 1)`,
    usual: box.size,
    wanted: 'Math.max(least, usual * factor)',
    size: grown,
  }
  return text(words, {
    ...more,
    bind: Object.entries(bind).map(([name, value]) => ({ name, type: 'number', value: `\${${value}}` })),
    fontSize: '${size}',
    ...(isBold && { fontWeight: '700' }),
    maxLines: `\${size > usual * 1.01 ? Math.max(1, Math.floor(high / (size * ${lineHeight}) + 0.01)) : (${box.lines})}`,
  })
}

/** The height of such a text, or a little more: one line where it fits into one at the wanted size, else its whole box. */
export function heightOf({ size, count, width, height }: Box): string {
  const wanted = `Math.max(least, (${size}) * factor)`
  return `(${wanted} * ${widthOfLetter} * ${count} <= ${width} ? ${wanted} * ${lineHeight} : ${height})`
}
