import { expect, test } from 'vitest'
import type { ScreenItem } from '#contract/screen/screen-view.ts'
import { lastWords } from './last-words.ts'

const now = Date.parse('2026-11-25T12:00:00Z')
const anna = { name: 'Anna Hartley', profileImageUrl: null, relation: 'your daughter' }
const ben = { ...anna, name: 'Ben Hartley', relation: 'your son' }

function item(deliveryId: string, minutesAgo: number, change: Partial<ScreenItem> = {}): ScreenItem {
  const sentAt = new Date(now - minutesAgo * 60_000).toISOString()
  const nothing = { title: null, shownAt: null, picture: null, card: null, answers: [] }
  return { deliveryId, kind: 'note', sender: anna, sentAt, ...nothing, ...change }
}

const idsOf = (items: ScreenItem[]) => lastWords(items, now).map(({ deliveryId }) => deliveryId)

test('of each person the last note stands, however old it is, the newest first', () => {
  const items = [
    item('a2', 1),
    item('b1', 5, { sender: ben }),
    item('a1', 9),
    item('none', 90_000, { sender: null }),
  ]
  expect(idsOf(items)).toEqual(['a2', 'b1', 'none'])
})

test('a recommendation stands for three days beside the last note, and takes nobody’s place', () => {
  const film = item('film', 1, { kind: 'content' })
  const old = item('old', 3 * 24 * 60, { kind: 'content', sender: ben })
  expect(idsOf([film, item('a1', 9), old])).toEqual(['film', 'a1'])
})

test('a test message stands for five minutes; photos have a place of their own', () => {
  const photo = item('photo', 1, { kind: 'photo' })
  expect(
    idsOf([photo, item('new', 4, { kind: 'test' }), item('old', 5, { kind: 'test', sender: ben })]),
  ).toEqual(['new'])
})
