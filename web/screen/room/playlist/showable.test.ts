import { expect, test } from 'vitest'
import type { ScreenItem } from '#contract/screen.ts'
import { showable } from './showable.ts'

const item = (deliveryId: string, isNew: boolean) =>
  ({ deliveryId, shownAt: isNew ? null : '2026-11-21T10:00:00.000Z' }) as ScreenItem
const items = [item('d', true), item('c', true), item('b', true), item('a', false)]
const ids = (broken: string[], isOnline: boolean) =>
  showable(items, new Set(broken), isOnline).map(({ deliveryId }) => deliveryId)

test('nothing new overtakes a picture that waits for the network', () => {
  expect(ids(['c'], false)).toEqual(['b', 'a'])
  expect(ids(['b'], false)).toEqual(['a'])
  expect(ids(['a'], false)).toEqual(['d', 'c', 'b'])
  expect(ids([], false)).toEqual(['d', 'c', 'b', 'a'])
})

test('with a connection one that cannot be loaded holds nothing up', () => {
  expect(ids(['b'], true)).toEqual(['d', 'c', 'a'])
})
