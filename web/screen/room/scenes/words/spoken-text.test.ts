import { expect, test } from 'vitest'
import type { ScreenItem } from '#contract/screen/screen-view.ts'
import { loadWords } from '../../language/words.ts'
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

test('a song that she can hear here needs no words for a speaker', () => {
  const card = { say: 'Alexa, play Morning has broken on Spotify', link: null }
  const voice = { url: '/song', duration: 192_000 }
  const song = { ...photo, kind: 'content' as const, title: 'Morning has broken', card, voice }
  expect(spokenText(song, english)).toBe('Mia recommends a song to you: Morning has broken.')
})

test('who is on the picture and what they are to her is read, and when it was taken', () => {
  const people = [
    { name: 'Tom', relation: 'your grandson' },
    { name: 'Mia', relation: null },
  ]
  const sender = { name: 'Anna Hartley', profileImageUrl: null, relation: 'your daughter' }
  expect(spokenText({ ...photo, title: 'The garden!', people, sender, yearsAgo: 3 }, english)).toBe(
    'On this day 3 years ago. From Anna, your daughter. The garden! Tom, your grandson. Mia.',
  )
})

test('a note is read with who it is from', () => {
  expect(spokenText({ ...photo, kind: 'note', title: 'Your coat is at the cleaner’s.' }, english)).toBe(
    'A note from Mia. Your coat is at the cleaner’s.',
  )
})
