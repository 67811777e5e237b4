import { resolve } from 'node:path'
import { runnerImport } from 'vite'
import { expect, test } from 'vitest'
import * as keptSchemas from '#web/screen/room/offline/kept-schemas.ts'

const folder = resolve(import.meta.dirname, '../web/screen/room/offline')
// By a runner of its own: a mock would stay for the other files of this worker.
const { module } = await runnerImport<typeof keptSchemas>(`${folder}/kept-schemas.ts`, {
  configFile: false,
  logLevel: 'silent',
  resolve: { alias: { 'zod/mini': `${folder}/small-schemas.ts` } },
})
const whole = new Map(Object.entries(keptSchemas))
const small = new Map(Object.entries(module))

const id = '019a0000-0000-7000-8000-000000000001'
const at = '2026-11-21T10:00:00.000Z'
const stamp = { at: 1_763_726_400_000, wall: 1_763_726_400_000, tick: 5, visit: 0.5, isSure: true }
const item = {
  deliveryId: id,
  kind: 'photo',
  title: 'The garden',
  sender: { name: 'Mia', profileImageUrl: null, relation: 'your granddaughter' },
  people: [{ name: 'Ben', relation: null }],
  endsAt: at,
  takenOn: '2021-11-21',
  isFavourite: true,
  yearsAgo: 5,
  sentAt: at,
  shownAt: null,
  isKnown: false,
  picture: { url: '/picture', width: 4, height: 3, thumbhash: '', focalPoint: { x: 200, y: 800 } },
  card: { say: 'Play it', link: null },
  answers: [{ kind: 'note', text: 'Lovely', at }],
}
const view = {
  now: at,
  release: null,
  deviceId: id,
  deviceName: 'Family screen',
  groupName: 'The Hartleys',
  lovedOneName: 'Grandma',
  timeZone: 'Europe/Berlin',
  textSize: 'normal',
  letters: { metres: 2, inches: 10, forWeakEyes: false },
  look: 'board',
  quietHours: { from: '21:30', until: '07:00' },
  next: { at, what: 'picture', from: 'Mia' },
  items: [item],
  life: { hour: '10:00', askedAt: null, isRead: true, stopAskedAt: at },
  caller: { callId: id, name: 'Ben', at },
  call: {
    callId: id,
    askedAt: at,
    askedAgainAt: at,
    taken: { name: 'Ben', at },
    cannot: null,
    asking: ['Mia'],
    againAt: at,
  },
  helpPhone: '+49 30 1',
  language: 'de',
  room: { chime: true, readsAloud: false, volume: 100, favourites: true },
  visits: [{ id: 'a', date: '2026-11-21', time: null, until: at, who: 'Ben', what: null }],
  pausedUntil: at,
  family: { members: [{ name: 'Ben', relation: null }], lifeOnSince: null },
  rests: false,
}
const reports = [
  { type: 'shown', deliveryId: id, stamp },
  { type: 'answer', deliveryId: id, kind: 'heart', stamp },
  { type: 'call', isNeeded: true, deliveryId: null, callId: id, stamp },
  { type: 'pause', until: null, stamp },
]

test.each([
  ['KeptView', view],
  ['PendingReports', reports],
  ['PendingReport', reports[2]],
  ['Absence', { missed: ['a'], touchedAt: 1 }],
  ['Refusal', 'notSent'],
  ['ClockOffset', -86_400_000],
  ['CrashCount', 2],
  ['DeviceId', id],
] as const)('%s takes and refuses what the library does, with each part damaged', (name, value) => {
  const values = [value, ...damaged(value)]
  expect(values.length).toBeGreaterThan(5)
  for (const value of values) {
    const wanted = whole.get(name)?.safeParse(value)
    const parsed = small.get(name)?.safeParse(value)
    expect({ value, success: parsed?.success, data: parsed?.data }).toEqual({
      value,
      success: wanted?.success,
      data: wanted?.data,
    })
    expect(wanted).toBeDefined()
  }
})

const rubbish = [
  undefined,
  null,
  true,
  0,
  -1,
  1.5,
  1e300,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  '',
  'x',
  at,
  id,
  '2026-11-21T10:00:00+01:00',
  '2026-11-21',
  '2026-13-45T10:00:00.000Z',
  [],
  {},
]

/** The value with rubbish in the place of each of its parts in turn, without each, and with a part that nobody knows. */
function damaged(whole: unknown): unknown[] {
  if (typeof whole !== 'object' || whole === null) return rubbish
  const parts = Object.entries(whole).flatMap(([name, part]) =>
    damaged(part).map((other) =>
      Array.isArray(whole)
        ? whole.map((old, index) => (String(index) === name ? other : old))
        : { ...whole, [name]: other },
    ),
  )
  const without = Array.isArray(whole)
    ? []
    : Object.keys(whole).map((left) =>
        Object.fromEntries(Object.entries(whole).filter(([name]) => name !== left)),
      )
  return [...rubbish, ...parts, ...without, Array.isArray(whole) ? [...whole, 7] : { ...whole, unknown: 7 }]
}
