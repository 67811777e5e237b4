import { expect, test } from 'vitest'
import { languageOf } from './language.ts'

test.each([
  ['de-AT,de;q=0.9,en;q=0.8', 'de'],
  ['sv-SE,sv;q=0.9,pl;q=0.7,en;q=0.5', 'pl'],
  ['en;q=0.5, fr;q=0.9', 'fr'],
  ['de;q=0, nl', 'nl'],
  ['*', 'en'],
  ['sv', 'en'],
  [';;;q=,,q', 'en'],
  ['de;q=much', 'en'],
  ['', 'en'],
])('a browser that prefers "%s" reads "%s"', (wish, language) => {
  expect(languageOf({ headers: { 'accept-language': wish } })).toBe(language)
})

test('a program that says nothing reads English', () => {
  expect(languageOf({ headers: {} })).toBe('en')
})
