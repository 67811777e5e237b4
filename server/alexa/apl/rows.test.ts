import { expect, test } from 'vitest'
import { rowsOf } from './rows.ts'

/** How many lines the rows take when a line holds so many letters. */
function linesOf(lines: string[], letters: number): number | undefined {
  return rowsOf({ title: '', lines, hint: '' }).upTo.at(-1)?.[letters - 6]
}

test.each([
  ['Call me', 7, 1],
  ['Call me', 6, 2],
  ['Leave me in peace until tomorrow', 20, 2],
  ['Leave me in peace until tomorrow', 10, 4],
  ['a Geburtstagskaffee', 10, 3],
  ['', 6, 1],
])('%j in lines of %i letters takes %i', (text, letters, lines) => {
  expect(linesOf([text], letters)).toBe(lines)
})

test('the sign at the end of a French question stays with its word', () => {
  expect(linesOf(['un deux ? oui'], 7)).toBe(3)
})

test('rows are counted together, and no more of them than a screen has room for', () => {
  expect(linesOf(['Call me', 'I love it'], 7)).toBe(3)
  expect(rowsOf({ title: 'a', lines: Array(50).fill('Milk'), hint: '' }).upTo).toHaveLength(14)
})
