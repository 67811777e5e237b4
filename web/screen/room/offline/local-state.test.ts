import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ScreenView } from '#contract/screen/screen-view.ts'
import type { PendingReport } from './kept-schemas.ts'

const [device, first, second] = [
  '019a0000-0000-7000-8000-000000000001',
  '019a0000-0000-7000-8000-000000000002',
  '019a0000-0000-7000-8000-000000000003',
]
const stamp = { at: 1_763_726_400_000, wall: 1_763_726_400_000, tick: 5, visit: 0.5, isSure: true }
const heart: PendingReport = { type: 'answer', deliveryId: first, kind: 'heart', stamp }
const shown: PendingReport = { type: 'shown', deliveryId: second, stamp }

let stored: Map<string, string>

beforeEach(() => {
  stored = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test('a reload finds what was kept', async () => {
  const before = await openPage()
  before.deviceId.write(device)
  before.view.write(view())
  before.reports.write([heart, shown])
  before.clockOffset.write(-86_400_000)
  before.absence.write({ missed: [first], touchedAt: 1 })
  const after = await openPage()
  expect(after.deviceId.read()).toBe(device)
  expect(after.view.read()).toEqual(view())
  expect(after.reports.read()).toEqual([heart, shown])
  expect(after.clockOffset.read()).toBe(-86_400_000)
  expect(after.absence.read()).toEqual({ missed: [first], touchedAt: 1 })
})

test('what a release before version 1 kept is taken over, and its keys are removed', async () => {
  keepOld({ view: view(), reports: [heart], clock: 1500, away: { missed: [first], touchedAt: 0 } })
  const state = await openPage()
  expect(state.deviceId.read()).toBe(device)
  expect(state.view.read()).toEqual(view())
  expect(state.reports.read()).toEqual([heart])
  expect(state.clockOffset.read()).toBe(1500)
  expect(state.absence.read()).toEqual({ missed: [first], touchedAt: 0 })
  expect([...stored.keys()].filter((key) => !key.startsWith('sunporch-screen-'))).toEqual([])
})

test('after an older release ran again for a while, its reports are added to those that waited', async () => {
  const before = await openPage()
  before.reports.write([shown])
  keepOld({ reports: [heart] })
  expect((await openPage()).reports.read()).toEqual([heart, shown])
})

test('old reports stay where they are while there is no room to write them anew', async () => {
  keepOld({ reports: [heart] })
  vi.stubGlobal('localStorage', {
    ...localStorage,
    setItem: () => {
      throw new Error('QuotaExceededError')
    },
  })
  await openPage()
  expect(stored.get('sunporch-reports')).toBe(JSON.stringify([heart]))
})

test.each([
  ['an unknown kind', { ...heart, kind: 'applause' }],
  ['no stamp', { type: 'shown', deliveryId: first }],
  ['a time that no date can hold', { ...heart, stamp: { ...stamp, at: 1e300 } }],
  ['no object', 'heart'],
])('a damaged report (%s) costs none of the others', async (_name, damaged) => {
  keepOld({ reports: [heart, damaged, shown] })
  expect((await openPage()).reports.read()).toEqual([heart, shown])
})

test('a damaged item costs the item, and a damaged view not the pairing', async () => {
  const [item] = view().items
  keepOld({ view: { ...view(), items: [{ ...item, picture: 'none' }, item] } })
  expect((await openPage()).view.read()?.items).toEqual([item])
  keepOld({ view: { deviceId: device, items: 7 } })
  stored.delete('sunporch-screen-view')
  const state = await openPage()
  expect(state.view.read()).toBeNull()
  expect(state.deviceId.read()).toBe(device)
})

test.each(['', 'rubbish', '7', 'null', '[]', '{}', '{"version":1}', '{"version":1,"value":{"items":[]}}'])(
  'rubbish (%s) under every key is dropped',
  async (text) => {
    const names = ['device', 'view', 'reports', 'clock', 'away', 'crashes', 'stumbles']
    for (const name of names) stored.set(`sunporch-screen-${name}`, text).set(`sunporch-${name}`, text)
    const state = await openPage()
    for (const store of [state.deviceId, state.view, state.absence]) expect(store.read()).toBeNull()
    expect(state.reports.read() ?? []).toEqual([])
    expect(state.clockOffset.read() ?? 7).toBe(7)
  },
)

test('a browser that keeps nothing keeps it as long as the page, and breaks nothing', async () => {
  const refuse = () => {
    throw new Error('SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
  const state = await openPage()
  expect(state.view.write(view())).toBe(false)
  expect(state.view.read()).toEqual(view())
  state.view.remove()
  expect(state.view.read()).toBeNull()
})

/** The module as a page that is opened anew has it. */
async function openPage() {
  vi.resetModules()
  return (await import('./local-state.ts')).localState
}

function keepOld(values: Record<string, unknown>) {
  for (const [name, value] of Object.entries(values)) stored.set(`sunporch-${name}`, JSON.stringify(value))
}

function view(): ScreenView {
  return {
    now: '2026-11-21T12:00:00.000Z',
    release: null,
    deviceId: device,
    deviceName: 'Family screen',
    groupName: 'The Hartleys',
    lovedOneName: 'Grandma',
    timeZone: 'Europe/Berlin',
    textSize: 'normal',
    quietHours: null,
    next: null,
    items: [
      {
        deliveryId: first,
        kind: 'photo',
        title: 'The garden',
        sender: { name: 'Mia', profileImageUrl: null },
        sentAt: '2026-11-21T10:00:00.000Z',
        shownAt: null,
        picture: { url: '/picture', width: 4, height: 3, thumbhash: '' },
        card: null,
        answers: [],
      },
    ],
  }
}
