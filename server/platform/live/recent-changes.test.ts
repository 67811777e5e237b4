import { expect, test } from 'vitest'
import { LiveQuery } from '#contract/platform/live.ts'
import { recentChanges } from './recent-changes.ts'

test('what has changed since a mark is told for the topics that are asked for', () => {
  const recent = recentChanges()
  recent.note('family', { changed: ['photos'] })
  const mark = recent.mark()
  expect(recent.since(mark, ['family'])).toEqual([])
  recent.note('family', { changed: ['shopping'] })
  recent.note('family', { changed: ['shopping', 'activity'] })
  recent.note('others', { changed: ['notes'] })
  recent.note('family', { ended: true })
  expect(recent.since(mark, ['family', 'person'])).toEqual(['shopping', 'activity'])
})

test('a mark of another process, of a time before a gap, or of no form is not known', () => {
  const recent = recentChanges()
  const mark = recent.mark()
  expect(recentChanges().since(mark, ['family'])).toBeNull()
  for (const wrong of ['', 'x', `${mark}x`, '.1']) expect(recent.since(wrong, ['family'])).toBeNull()
  recent.forget()
  expect(recent.since(mark, ['family'])).toBeNull()
  expect(recent.since(recent.mark(), ['family'])).toEqual([])
})

test('a mark keeps what it says of other processes, each of which tells only what it has not told', () => {
  const [here, there] = [recentChanges(), recentChanges()]
  const both = there.mark(here.mark())
  expect(here.since(both, ['family'])).toEqual([])
  there.note('family', { changed: ['photos'] })
  expect(here.since(both, ['family'])).toEqual([])
  expect(there.since(both, ['family'])).toEqual(['photos'])
  const told = here.mark(there.mark(both))
  expect(there.since(told, ['family'])).toEqual([])
  // It is part of an address, and of a header of the stream.
  expect(here.mark(`x~a b\nc.1~${'x'.repeat(90)}`)).toBe(here.mark())
  const many = Array.from({ length: 40 }, () => recentChanges()).reduce((mark, one) => one.mark(mark), '')
  expect(LiveQuery.safeParse({ since: many }).success).toBe(true)
})

test('a poll that goes round ten processes is told by each what it has not heard', () => {
  const processes = Array.from({ length: 10 }, () => recentChanges())
  let mark = ''
  for (const one of processes) mark = one.mark(mark)
  for (const one of processes) {
    expect(one.since(mark, ['family'])).toEqual([])
    mark = one.mark(mark)
  }
})

test('a mark is known for a minute, and only while no change after it was dropped', () => {
  let now = 0
  const recent = recentChanges(() => now)
  const before = recent.mark()
  recent.note('family', { changed: ['photos'] })
  const after = recent.mark()
  now = 59_000
  expect(recent.since(before, ['family'])).toEqual(['photos'])
  now = 61_000
  expect(recent.since(before, ['family'])).toBeNull()
  expect(recent.since(after, ['family'])).toEqual([])
})

test('the memory of many changes is bounded', () => {
  const recent = recentChanges()
  const first = recent.mark()
  for (let n = 0; n < 50_000; n++) recent.note('family', { changed: ['photos'] })
  const late = recent.mark()
  recent.note('family', { changed: ['notes'] })
  expect(recent.since(first, ['family'])).toBeNull()
  expect(recent.since(late, ['family'])).toEqual(['notes'])
})
