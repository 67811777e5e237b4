import { expect, test } from 'vitest'
import type { ScreenItem, ScreenView, ScreenVisit } from '#contract/screen/screen-view.ts'
import { item } from '../../playlist/given-item.ts'
import { thingsOfDay } from './day-things.ts'

const now = Date.parse('2026-11-21T09:00:00Z')
const next = { at: '2026-11-22T08:00:00Z', what: 'picture', from: 'Mia' } as const

test('who comes today and tomorrow, then the newest note, then what is sent next: three at most', () => {
  const visits = [visit('today'), visit('tomorrow', { date: '2026-11-22' }), visit('third')]
  expect(told({ visits, items: [note('n')], next })).toEqual(['today', 'tomorrow', 'n'])
  expect(told({ visits, next })).toEqual(['today', 'tomorrow', 'third'])
  expect(told({ visits: visits.slice(0, 1), items: [note('n')], next })).toEqual(['today', 'n', 'next'])
  expect(told({ items: [note('new'), note('old')] })).toEqual(['new', 'old'])
})

test('all of today comes before any note, and what has no place is counted', () => {
  const visits = ['hairdresser', 'Ben', 'nurse'].map((id) => visit(id))
  expect(told({ visits, items: [note('n')] })).toEqual(['hairdresser', 'Ben', 'nurse'])
  const four = [...visits, visit('Anna')]
  expect(told({ visits: four, items: [note('n')] })).toEqual(['hairdresser', 'Ben', 'nurse', 'and 1'])
  expect(told({ visits: four }, 1)).toEqual(['hairdresser', 'and 3'])
})

test('of tomorrow one place is left to a note, and nothing is counted', () => {
  const visits = [visit('a'), visit('b', { date: '2026-11-22' })]
  expect(told({ visits, items: [note('n')] }, 2)).toEqual(['a', 'n'])
  expect(told({ visits, items: [note('n')] }, 1)).toEqual(['a'])
  expect(told({ visits: visits.slice(1), items: [note('n')] }, 1)).toEqual(['b'])
})

test('what is over is not told, nor what is on after tomorrow; today and tomorrow are by the clock of the room', () => {
  const visits = [
    visit('over', { until: '2026-11-21T09:00:00Z' }),
    visit('later', { date: '2026-11-23' }),
    visit('lasting', { date: '2026-11-19', until: '2026-11-23T00:00:00Z' }),
  ]
  expect(told({ visits })).toEqual(['lasting'])
  expect(told({ items: [note('ended', { endsAt: '2026-11-21T09:00:00Z' }), note('n')] })).toEqual(['n'])
  const abroad = { visits: [visit('b', { date: '2026-11-22' })], timeZone: 'Pacific/Kiritimati' }
  expect(thingsOfDay({ ...view, ...abroad }, Date.parse('2026-11-21T11:00:00Z'), 3).things).toMatchObject([
    { kind: 'visit', isToday: true },
  ])
  expect(thingsOfDay({ ...view, visits: [visit('b', { date: '2026-11-22' })] }, now, 3).things).toMatchObject(
    [{ kind: 'visit', isToday: false }],
  )
})

test('pictures and recommendations are no things of the day', () => {
  expect(told({ items: [item('p'), { ...item('c'), kind: 'content' }] })).toEqual([])
})

const view = { timeZone: 'Europe/Berlin', items: [], next: null }

function told(change: Partial<ScreenView>, max = 3): string[] {
  const { things, more } = thingsOfDay({ ...view, ...change }, now, max)
  const names = things.map((thing) => {
    if (thing.kind === 'visit') return thing.visit.id
    return thing.kind === 'note' ? thing.note.deliveryId : 'next'
  })
  return more > 0 ? [...names, `and ${more}`] : names
}

function visit(id: string, change: Partial<ScreenVisit> = {}): ScreenVisit {
  const until = '2026-11-22T23:00:00Z'
  return { id, date: '2026-11-21', time: '15:00', until, who: 'Ben', what: null, ...change }
}

function note(deliveryId: string, change: Partial<ScreenItem> = {}): ScreenItem {
  return { ...item(deliveryId), kind: 'note', endsAt: null, ...change }
}
