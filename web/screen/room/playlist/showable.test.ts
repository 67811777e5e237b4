import { expect, test } from 'vitest'
import type { ScreenItem } from '#contract/screen/screen-view.ts'
import { itemsAt, showableItems } from './showable.ts'

const item = (deliveryId: string, isNew: boolean) =>
  ({ deliveryId, shownAt: isNew ? null : '2026-11-21T10:00:00.000Z' }) as ScreenItem
const items = [item('d', true), item('c', true), item('b', true), item('a', false)]
const ids = (failed: string[], isOnline: boolean) =>
  showableItems(items, new Set(failed), isOnline).map(({ deliveryId }) => deliveryId)

test('offline, new items wait behind an older new one that failed to load', () => {
  expect(ids(['c'], false)).toEqual(['b', 'a'])
  expect(ids(['b'], false)).toEqual(['a'])
  expect(ids(['a'], false)).toEqual(['d', 'c', 'b'])
  expect(ids([], false)).toEqual(['d', 'c', 'b', 'a'])
})

test('online, a picture that failed to load delays no other', () => {
  expect(ids(['b'], true)).toEqual(['d', 'c', 'a'])
})

test('a note is gone from the instant of its end, and a picture knows how long ago it was taken on this day', () => {
  const end = Date.parse('2026-11-21T10:00:00.000Z')
  const note = { deliveryId: 'n', endsAt: '2026-11-21T10:00:00.000Z' } as ScreenItem
  const picture = { deliveryId: 'p', takenOn: '2023-11-21', yearsAgo: 3 } as ScreenItem
  expect(itemsAt([note, picture], end - 1, '2026-11-21')).toEqual([note, picture])
  expect(itemsAt([note, picture], end, '2026-11-22')).toEqual([{ ...picture, yearsAgo: null }])
})
