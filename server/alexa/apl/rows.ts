import { withWholeEnds } from '#contract/platform/text.ts'
import { type Length, lengthOf, lineHeight, widthOf, widthOfLetter } from './letters.ts'
import { type Apl, text } from './look.ts'

// A document cannot measure its texts, so the server counts for each number of letters in a line how many lines the rows of a page
// take. By that the document decides how large the letters are, and how many rows are whole on the screen.

/** Letters in a line, of the narrowest and of the widest one that is counted for. A wider line holds what the widest holds. */
const lettersInLine = { fewest: 6, most: 48 }
/** Rows from the beginning that are counted: more than any screen has room for. */
const counted = 14
/** A row loses what is longer: it is said, too. */
const mostLines = 12
/** Between two rows, of the size of the letters. */
const gap = 0.35
/** All rows are on the screen if that takes letters of no less than this part of the usual size. */
const enough = 0.77
/** Parts of the wanted size. The largest at which the rows fit is taken. */
const tried = [1, 0.93, 0.86, 0.8, 0.74, 0.68, 0.62, 0.56, 0.5]
/** Where there are too many rows, the letters shrink, down to the usual size, until so many are whole. */
const wholeOfMany = 3

export type RowsData = {
  /** Of all rows. */
  longest: number
  /** `upTo[m][n]`: how many lines the first m + 1 rows take, when each holds `lettersInLine.fewest + n` letters. */
  upTo: number[][]
  titleLength: number
  hintLength: Length
}

export function rowsOf({ title, lines, hint }: { title: string; lines: string[]; hint: string }): RowsData {
  let sum: number[] = []
  const upTo = lines.slice(0, counted).map((line) => {
    sum = linesByLetters(line).map((count, index) => count + (sum[index] ?? 0))
    return sum
  })
  const longest = Math.max(1, ...lines.map((line) => lengthOf(line).longest))
  return { longest, upTo, titleLength: widthOf(title), hintLength: lengthOf(hint) }
}

function linesByLetters(text: string): number[] {
  const words = withWholeEnds(text)
    .split(/[ \n\t]+/)
    .map(widthOf)
  const { fewest, most } = lettersInLine
  return Array.from({ length: most - fewest + 1 }, (_, index) => linesOf(words, fewest + index))
}

/** A word goes on in the next line when it has no room in this one, and is broken where it is longer than a line. */
function linesOf(words: number[], perLine: number): number {
  let lines = 1
  let used = 0
  for (const word of words) {
    const together = used === 0 ? word : used + 1 + word
    if (together <= perLine) used = together
    else {
      lines += (used > 0 ? 1 : 0) + Math.ceil(word / perLine) - 1
      used = word % perLine || perLine
    }
  }
  return Math.min(lines, mostLines)
}

/**
 * The size of the rows' letters, whether all rows are on the screen then, and how high the whole ones are together. `width` and
 * `room`: expressions of the width and the height that the rows have.
 */
export function rowsBindings({ width, room }: { width: string; room: string }): Apl[] {
  const columnOf = (size: string) =>
    `Math.max(0, Math.min(${lettersInLine.most - lettersInLine.fewest}, Math.floor(${width} / (${widthOfLetter} * ${size})) - ${lettersInLine.fewest}))`
  const heightUpTo = (lines: string, rows: string | number, size: string) =>
    `${size} * (${lineHeight} * ${lines} + ${gap} * ${rows})`
  const sizes = tried.flatMap((part, index) => [
    [`size${index}`, nearUsual(`rowsWanted * ${part}`)],
    [`column${index}`, columnOf(`size${index}`)],
  ])
  const largest = (last: string, rows: string, least: string) =>
    tried.reduceRight((smaller, _, index) => {
      const height = heightUpTo(`payload.upTo[${last}][column${index}]`, rows, `size${index}`)
      return `(size${index} >= ${least} && ${height} <= rowsRoom ? size${index} : ${smaller})`
    }, '0')
  const heights = Array.from({ length: counted }, (_, row) => {
    const height = heightUpTo(`payload.upTo[${row}][rowsColumn]`, row + 1, 'rowsSize')
    return `(lastRow >= ${row} && ${height} <= rowsRoom ? ${height} : 0)`
  })
  return [
    ['rowsRoom', room],
    ['usual', '@unit * 6.2'],
    ['rowsWanted', wanted(width)],
    ['lastRow', 'payload.upTo.length - 1'],
    ['lastOfSome', `Math.min(${wholeOfMany - 1}, lastRow)`],
    ...sizes,
    ['ofAll', largest('lastRow', '(lastRow + 1)', `usual * ${enough}`)],
    ['rowsFitting', 'payload.lines.length == payload.upTo.length ? ofAll : 0'],
    ['ofSome', largest('lastOfSome', '(lastOfSome + 1)', 'usual')],
    ['rowsSize', 'rowsFitting > 0 ? rowsFitting : Math.max(usual, ofSome)'],
    ['rowsColumn', columnOf('rowsSize')],
    ['rowsWhole', `Math.max(${heights.join(', ')})`],
    ['rowsHeight', 'rowsFitting > 0 || rowsWhole == 0 ? rowsRoom : rowsWhole'],
  ].map(([name, value]) => ({ name, type: 'number', value: `\${${value}}` }))
}

/** No larger than the longest word allows. */
function wanted(width: string): string {
  const most = `${width} / (${widthOfLetter} * payload.longest)`
  return `Math.max(usual, Math.min(Math.max(least, usual * factor), ${most}))`
}

/** The usual size itself, where one that is tried is a little smaller. */
function nearUsual(size: string): string {
  return `${size} < usual && ${size} > usual * 0.92 ? usual : ${size}`
}

/** Where not all of them fit, each has the height that was counted, so that the last one on the screen is whole. */
export const row: Apl = text('${data}', {
  bind: [
    {
      name: 'counted',
      type: 'number',
      value:
        '${index < payload.upTo.length ? payload.upTo[index][rowsColumn] - (index > 0 ? payload.upTo[index - 1][rowsColumn] : 0) : 0}',
    },
  ],
  width: '100%',
  height: `\${rowsFitting > 0 || counted == 0 ? 'auto' : rowsSize * (${lineHeight} * counted + ${gap})}`,
  paddingTop: `\${rowsSize * ${gap}}`,
  fontSize: '${rowsSize}',
  maxLines: mostLines,
})
