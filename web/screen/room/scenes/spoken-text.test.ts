import { expect, test } from 'vitest'
import type { ScreenItem } from '#contract/screen-view.ts'
import { loadWords } from '../language/words.ts'
import { spokenText } from './spoken-text.ts'

const english = await loadWords('en')

const photo: ScreenItem = {
  deliveryId: 'a',
  kind: 'photo',
  title: 'The garden',
  sender: { name: 'Mia Hartley', profileImageUrl: null },
  sentAt: '2026-11-21T10:00:00.000Z',
  shownAt: null,
  picture: null,
  card: null,
  answers: [],
}

test('a picture is read with who it is from', () => {
  expect(spokenText(photo, english)).toBe('A picture from Mia. The garden')
  expect(spokenText({ ...photo, title: null, sender: null }, english)).toBe('A picture from your family.')
})

test('a smart speaker in the room is not given orders', () => {
  const card = { say: 'Alexa, play Bridgerton on Netflix', link: null }
  const words = spokenText({ ...photo, kind: 'content', title: 'Bridgerton', card }, english)
  expect(words).toContain('Mia recommends this to you: Bridgerton.')
  expect(words).not.toContain('Alexa')
})
