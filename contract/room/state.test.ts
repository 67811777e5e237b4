import { expect, test } from 'vitest'
import { deviceState, lightsUpAt, type RoomDevice, type RoomFacts, roomState } from './state.ts'

const zone = 'Europe/Berlin'
/** Noon there. */
const now = Date.parse('2027-01-11T11:00:00Z')
const evening = Date.parse('2027-01-11T20:00:00Z')
const screen: RoomDevice = { kind: 'screen', isOpened: true, isConnected: true, quietHours: null }
const silent = { ...screen, isConnected: false }
const quiet = { ...screen, quietHours: { from: '11:00', until: '21:00' } }
const soon = { ...screen, quietHours: { from: '11:00', until: '13:00' } }
const echo: RoomDevice = { ...screen, kind: 'echo', isConnected: false }
const room = (...devices: RoomDevice[]): RoomFacts => ({
  isInMemory: false,
  pausedUntil: null,
  timeZone: zone,
  devices,
})

test.each<[string, RoomFacts, object]>([
  ['no device', room(), { is: 'no_device', until: null }],
  ['a device that nobody has opened', room({ ...screen, isOpened: false }), { is: 'no_device' }],
  ['a screen in contact', room(screen), { is: 'in_contact', until: null }],
  ['a silent screen', room(silent), { is: 'silent', until: null }],
  ['a screen in its quiet hours', room(quiet), { is: 'quiet', until: evening }],
  ['one screen that is awake beside one that is not', room(quiet, silent, screen), { is: 'in_contact' }],
  ['a quiet screen beside a silent one', room(silent, quiet), { is: 'quiet', until: evening }],
  ['two quiet screens', room(quiet, soon), { is: 'quiet', until: Date.parse('2027-01-11T12:00:00Z') }],
  ['an Echo alone', room(echo), { is: 'in_contact' }],
  ['a pause', { ...room(screen, echo), pausedUntil: evening }, { is: 'paused', until: evening }],
  ['a pause that is over', { ...room(screen), pausedUntil: now }, { is: 'in_contact' }],
  ['in memory', { ...room(screen), isInMemory: true, pausedUntil: evening }, { is: 'in_memory' }],
])('the state of a room with %s', (_name, facts, state) => {
  expect(roomState(facts, now)).toMatchObject(state)
})

test('an Echo keeps the quiet hours of the screens where all have some, and its own where it has them', () => {
  expect(deviceState(room(quiet, echo), echo, now)).toEqual({ is: 'quiet', until: evening })
  expect(deviceState(room(quiet, screen, echo), echo, now).is).toBe('in_contact')
  const own = { ...echo, quietHours: { from: '20:00', until: '07:00' } }
  expect(deviceState(room(quiet, own), own, now).is).toBe('in_contact')
})

test('the first screen lights up after its pause and its quiet hours, with or without a network', () => {
  expect(lightsUpAt(room(), now)).toBeNull()
  expect(lightsUpAt(room(quiet, screen), now)).toBeNull()
  expect(lightsUpAt(room(silent), now)).toBeNull()
  expect(lightsUpAt(room(quiet, echo), now)).toBe(evening)
  const paused = { ...room(quiet, silent), pausedUntil: now + 60_000 }
  expect(lightsUpAt(paused, now)).toBe(now + 60_000)
  expect(lightsUpAt({ ...paused, devices: [quiet] }, now)).toBe(evening)
})
