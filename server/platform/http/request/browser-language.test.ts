import { expect, test } from 'vitest'
import { browserLanguage } from './browser-language.ts'

test.each([
  ['de-AT,de;q=0.9,en;q=0.8', 'de'],
  ['en;q=0.5, pl;q=0.7', 'pl'],
  ['da, sv;q=0.9, nl;q=0.2', 'nl'],
  ['fr;q=0, it;q=0.1', 'it'],
  ['PT-BR', 'pt'],
  ['es;q=much, de', 'de'],
  ['da', 'en'],
  ['*', 'en'],
  ['', 'en'],
  [undefined, 'en'],
])('a browser that asks for %j reads %s', (header, language) => {
  expect(browserLanguage({ headers: { 'accept-language': header } })).toBe(language)
})
