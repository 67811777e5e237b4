import { expect, test } from 'vitest'
import { newId } from '../platform/ids.ts'
import { choosePlaces } from './places.ts'

type Given = { kind?: 'photo' | 'content' | 'note' | 'test'; subject?: string | null; isUnseen?: boolean }

const sent = ({ kind = 'photo', subject = newId(), isUnseen = false }: Given = {}) => ({
  delivery_id: newId(),
  subject_kind: kind,
  subject_id: subject,
  isUnseen,
})
const many = (count: number, given: Given = {}) => Array.from({ length: count }, () => sent(given))
const today = '2026-11-21'
const day = (number: number) => new Date(Date.parse(today) + number * 86_400_000).toISOString().slice(0, 10)

test('what was sent ten times is there once, by its newest delivery', () => {
  const again = many(10, { subject: newId() })
  const [newest] = again
  const other = sent()
  expect(choosePlaces([...again.slice(0, 5), other, ...again.slice(5)], today)).toEqual([newest, other])
})

test('test messages are each one by itself', () => {
  expect(choosePlaces(many(3, { kind: 'test', subject: null }), today)).toHaveLength(3)
})

test('neither cards nor notes take the place of a photo', () => {
  const photos = many(40)
  const chosen = choosePlaces(
    [...many(100, { kind: 'content' }), ...many(60, { kind: 'note' }), ...photos],
    today,
  )
  expect(chosen).toEqual(expect.arrayContaining(photos))
  expect(chosen).toHaveLength(40 + 30 + 50)
})

test('the newest photos are there every day, and each of the 160 looked at within four days', () => {
  const photos = many(160)
  const days = Array.from({ length: 4 }, (_, number) => choosePlaces(photos, day(number)))
  for (const chosen of days) expect(chosen.slice(0, 40)).toEqual(photos.slice(0, 40))
  expect(new Set(days.flat())).toEqual(new Set(photos))
  // About 30 others on each of them: by chance, so not on a day more than twice as many.
  for (const chosen of days) expect(chosen.length).toBeLessThan(40 + 70)
})

test('seventy photos are there every day', () => {
  const photos = many(70)
  expect(choosePlaces(photos, today)).toEqual(photos)
})

test('a photo that comes or goes moves no other one to another day', () => {
  const photos = many(160)
  const before = choosePlaces(photos, today).slice(40)
  const after = choosePlaces([sent(), ...photos.slice(0, 60), ...photos.slice(61)], today)
  expect(after).toEqual(expect.arrayContaining(before.filter((photo) => photo !== photos[60])))
})

test.each([
  ['photo', 40],
  ['content', 30],
] as const)(
  'of each %s that the screen has never shown the first have places beside the newest',
  (kind, newest) => {
    const sent = many(160, { kind, isUnseen: true })
    expect(choosePlaces(sent, today)).toEqual([...sent.slice(0, newest), ...sent.slice(-40)])
  },
)
