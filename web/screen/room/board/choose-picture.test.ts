import { expect, test } from 'vitest'
import type { ScreenItem } from '#contract/screen/screen-view.ts'
import { choosePicture, type OnBoard } from './choose-picture.ts'

const timeZone = 'Europe/Berlin'
const at = (local: string) => Date.parse(`2026-11-${local}+01:00`)
const minutes = (count: number) => count * 60_000

function photo(deliveryId: string, isSeen = true): ScreenItem {
  const picture = { url: '', width: 4, height: 3, thumbhash: '' }
  const nothing = { title: null, sender: null, card: null, answers: [] }
  const sentAt = '2026-11-01T00:00:00Z'
  return { deliveryId, kind: 'photo', sentAt, shownAt: isSeen ? sentAt : null, picture, ...nothing }
}

function choose(before: OnBoard | null, items: ScreenItem[], now: number, seen: string[] = []) {
  return choosePicture(before, items, { now, timeZone, seen: new Set(seen) })
}

const five = ['e', 'd', 'c', 'b', 'a'].map((id) => photo(id))

test('another picture comes with each part of the day, and none at night', () => {
  const changes: string[] = []
  let onBoard = null as OnBoard | null
  for (let now = at('25T06:00'); now < at('26T13:00'); now += minutes(10)) {
    const next = choose(onBoard, five, now)
    if (next?.deliveryId !== onBoard?.deliveryId)
      changes.push(
        new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(now),
      )
    onBoard = next
  }
  expect(changes.map((when) => when.slice(8))).toEqual([
    '25 06:00',
    '25 12:00',
    '25 18:00',
    '26 05:00',
    '26 12:00',
  ])
})

test('after a reload the same picture is there', () => {
  expect(choose(null, five, at('25T14:00'))?.deliveryId).toBe(choose(null, five, at('25T17:59'))?.deliveryId)
})

test('a new picture comes at once; of several each has a quarter of an hour, the oldest first', () => {
  const now = at('25T14:00')
  const items = [photo('new 2', false), photo('new 1', false), ...five]
  const first = choose(choose(null, five, now), items, now)
  expect(first).toEqual({ deliveryId: 'new 1', since: now, isNew: true })
  const seen = ['new 1']
  expect(choose(first, items, now + minutes(14), seen)).toBe(first)
  expect(choose(first, items, now + minutes(15), seen)?.deliveryId).toBe('new 2')
})

test('the last new one stays until the part of the day ends', () => {
  const first = { deliveryId: 'new 1', since: at('25T14:00'), isNew: true }
  const items = [photo('new 1', false), ...five]
  expect(choose(first, items, at('25T17:59'), ['new 1'])).toBe(first)
  expect(choose(first, items, at('25T18:00'), ['new 1'])?.deliveryId).not.toBe('new 1')
})

test('what was taken back leaves at once; the only picture stays; without one there is none', () => {
  const now = at('25T14:00')
  const gone = { deliveryId: 'gone', since: now, isNew: true }
  expect(choose(gone, five, now)?.deliveryId).toMatch(/^[a-e]$/)
  const only = choose(null, [photo('a')], now)
  expect(choose(only, [photo('a')], at('26T14:00'))?.deliveryId).toBe('a')
  expect(choose(null, [{ ...photo('a'), picture: null }], now)).toBeNull()
})

test('the poster of a clip is a picture of the board', () => {
  const clip = { ...photo('clip', false), kind: 'clip' as const }
  expect(choose(null, [clip, ...five], at('25T12:00'))).toMatchObject({ deliveryId: 'clip', isNew: true })
})
