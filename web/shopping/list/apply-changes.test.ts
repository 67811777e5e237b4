import { expect, test } from 'vitest'
import { eachOf } from '#contract/platform/each-of.ts'
import { type ShoppingItem, writtenNames } from '#contract/shopping/shopping.ts'
import type { QueuedAdd, QueuedTick } from '../offline/queued-change.ts'
import { applyChanges } from './apply-changes.ts'

const emma = { id: 'emma', firstName: 'Emma', lastName: null }

test('returns the same array when no change is queued', () => {
  const items = [savedItem('milk')]
  expect(applyChanges(items, [], emma)).toBe(items)
})

test('puts queued adds on top, newest first, with their ticks', () => {
  const result = applyChanges([savedItem('milk')], [queuedAdd('tea', 1), queuedAdd('soap', 2, true)], emma)
  expect(result.map(({ name, isCompleted }) => [name, isCompleted])).toEqual([
    ['soap', true],
    ['tea', false],
    ['milk', false],
  ])
  expect(result[0]).toMatchObject({ quantity: '1', notes: null, addedByUser: emma, isNew: true })
})

test('leaves out queued adds that the server has or has refused', () => {
  const refusal = { sentence: 'No.', fields: {} }
  const result = applyChanges(
    [{ ...savedItem('milk'), key: 'milk' }],
    [queuedAdd('milk', 1), { ...queuedAdd('tea', 2), refusal }],
    emma,
  )
  expect(result.map(({ name }) => name)).toEqual(['milk'])
})

test('shows a queued tick, and ignores one for an item that is gone', () => {
  const result = applyChanges(
    [savedItem('milk'), savedItem('tea')],
    [queuedTick('tea', true), queuedTick('gone', true)],
    emma,
  )
  expect(result.map(({ isCompleted, isPending }) => [isCompleted, isPending])).toEqual([
    [false, undefined],
    [true, true],
  ])
})

test('shows the tick of an add that the server has, and has not answered', () => {
  const item = { ...savedItem('of-server'), key: 'milk' }
  const [shown] = applyChanges([item], [queuedAdd('milk', 1, true)], emma)
  expect(shown).toMatchObject({ id: 'of-server', isCompleted: true, isPending: true })
})

function savedItem(name: string): ShoppingItem {
  return {
    id: name,
    key: null,
    ...eachOf(writtenNames, () => null),
    name,
    quantity: '1',
    isCompleted: false,
    isSentToAmazon: false,
    createdAt: '2026-01-01T00:00:00.000Z',
    completedAt: null,
    sentToAmazonAt: null,
    inCart: null,
    echoCart: null,
    product: null,
    addedByUser: null,
    addedByDevice: null,
  }
}

function queuedAdd(key: string, at: number, isCompleted = false): QueuedAdd {
  const tick = isCompleted ? { isCompleted, at } : null
  return { kind: 'add', userId: 'emma', groupId: 'g', at, key, item: { name: key }, tick, refusal: null }
}

function queuedTick(itemId: string, isCompleted: boolean): QueuedTick {
  return { kind: 'tick', userId: 'emma', groupId: 'g', at: 1, itemId, name: itemId, isCompleted }
}
