import { expect, test } from 'vitest'
import type { ShoppingItem } from '#contract/shopping.ts'
import type { QueuedAdd, QueuedTick } from '../offline/queue.ts'
import { applyChanges } from './apply-changes.ts'

const emma = { id: 'emma', firstName: 'Emma', lastName: null }

test('without anything waiting the list is the very same', () => {
  const items = [listed('milk')]
  expect(applyChanges(items, [], emma)).toBe(items)
})

test('what was added here stands on top, the newest first, with its tick', () => {
  const shown = applyChanges([listed('milk')], [added('tea', 1), added('soap', 2, true)], emma)
  expect(shown.map(({ name, isCompleted }) => [name, isCompleted])).toEqual([
    ['soap', true],
    ['tea', false],
    ['milk', false],
  ])
  expect(shown[0]).toMatchObject({ quantity: '1', notes: null, addedByUser: emma, isNew: true })
})

test('what the server has already, or does not want, is not shown twice', () => {
  const refusal = { sentence: 'No.', fields: {} }
  const shown = applyChanges(
    [{ ...listed('milk'), key: 'milk' }],
    [added('milk', 1), { ...added('tea', 2), refusal }],
    emma,
  )
  expect(shown.map(({ name }) => name)).toEqual(['milk'])
})

test('a tick that waits is shown as it was meant; one for what is gone shows nothing', () => {
  const shown = applyChanges(
    [listed('milk'), listed('tea')],
    [ticked('tea', true), ticked('gone', true)],
    emma,
  )
  expect(shown.map(({ isCompleted, isPending }) => [isCompleted, isPending])).toEqual([
    [false, undefined],
    [true, true],
  ])
})

function listed(name: string): ShoppingItem {
  return {
    id: name,
    key: null,
    name,
    quantity: '1',
    notes: null,
    isCompleted: false,
    isSentToAmazon: false,
    createdAt: '2026-01-01T00:00:00.000Z',
    completedAt: null,
    sentToAmazonAt: null,
    inCart: null,
    product: null,
    addedByUser: null,
    addedByDevice: null,
  }
}

function added(key: string, at: number, isCompleted = false): QueuedAdd {
  const tick = isCompleted ? { isCompleted, at } : null
  return { kind: 'add', userId: 'emma', groupId: 'g', at, key, item: { name: key }, tick, refusal: null }
}

function ticked(itemId: string, isCompleted: boolean): QueuedTick {
  return { kind: 'tick', userId: 'emma', groupId: 'g', at: 1, itemId, name: itemId, isCompleted }
}
