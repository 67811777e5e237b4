import { expect, test } from 'vitest'
import { guessMarketplace } from './guess-marketplace.ts'

test.each([
  [['en-GB'], 'GB'],
  [['en-US', 'de-DE'], 'US'],
  [['de'], 'DE'],
  [['de-AT'], 'DE'],
  [['en-NZ'], 'AU'],
  [['pt-PT'], 'ES'],
  [['pt'], 'BR'],
  [['fr-CA', 'fr'], 'CA'],
  [['uk', 'pl'], 'PL'],
  [['zh-Hans-SG'], 'SG'],
  [['?', 'it-IT'], 'IT'],
  [['is-IS'], undefined],
  [['x-constructor'], undefined],
  [[], undefined],
])('a browser in %j shops at %s', (languages, marketplace) => {
  expect(guessMarketplace(languages)).toBe(marketplace)
})
