import { expect, test } from 'vitest'
import { picturesOffSince } from './pictures-off.ts'
import type { RoomFacts } from './state.ts'

const now = Date.parse('2027-01-11T11:00:00Z')
const evening = Date.parse('2027-01-11T20:00:00Z')
const onAt = Date.parse('2027-01-11T10:54:00Z')
const quietHours = { from: '11:00', until: '21:00' }
const facts: RoomFacts = { isInMemory: false, pausedUntil: null, timeZone: 'Europe/Berlin', devices: [] }
const echo = {
  kind: 'echo',
  openedAt: '2027-01-01T00:00:00Z',
  isConnected: false,
  quietHours: null,
  picturesOnAt: new Date(onAt).toISOString(),
} as const

test.each([
  ['in contact', facts, echo, onAt],
  ['that has just reported', facts, { ...echo, picturesOnAt: new Date(now - 60_000).toISOString() }, null],
  ['that never showed any', facts, { ...echo, picturesOnAt: null }, null],
  ['in quiet hours', facts, { ...echo, quietHours }, null],
  ['in a pause', { ...facts, pausedUntil: evening }, echo, null],
  ['in a pause that is over', { ...facts, pausedUntil: now }, echo, onAt],
  ['in memory', { ...facts, isInMemory: true }, echo, null],
  ['that nobody has opened', facts, { ...echo, openedAt: null }, null],
  ['(a screen, which has a stream)', facts, { ...echo, kind: 'screen', isConnected: true }, null],
] as const)('whether pictures are missed on an Echo %s', (_name, given, device, since) => {
  expect(picturesOffSince(given, device, now)).toBe(since)
})
