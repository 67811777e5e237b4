import { expect, test } from 'vitest'
import { words as rarerGerman } from './rarer/sentences/de.ts'
import { words as german } from './sentences/de.ts'
import { words as polish } from './sentences/pl.ts'
import { translated } from './translated.ts'

test('a sentence of the server is said in another language, with its names, numbers and labels', () => {
  expect(translated('Please choose a time.', german)).toBe('Bitte wähle eine Uhrzeit.')
  expect(translated('Ben (the boss) was first and will call.', german)).toBe(
    'Ben (the boss) war schneller und ruft an.',
  )
  expect(translated('As Family Member you may not do this. Please ask the primary caretaker.', polish)).toBe(
    'Rola „Rodzina” na to nie pozwala. Poproś główną opiekę.',
  )
  // Of the two values, the first is not said.
  expect(
    translated(
      'Your family has added as many notes as it may (5,000, with those that were deleted). Please ask whoever runs this server for more.',
      german,
    ),
  ).toContain('(5,000, mit den gelöschten)')
  expect(translated('Something that nobody says.', german)).toBeUndefined()
})

test('no sentence with names and numbers is taken for another one', () => {
  for (const [english, own] of Object.entries({ ...rarerGerman, ...german })) {
    const said = english.replaceAll('{}', 'Mia')
    expect(translated(said, german) ?? translated(said, rarerGerman)).toBe(own.replace(/\{\d\}/g, 'Mia'))
  }
})
