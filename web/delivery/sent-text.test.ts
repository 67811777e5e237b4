import { expect, test } from 'vitest'
import { type RoomDevice, type RoomFacts, roomState } from '#contract/room/state.ts'
import { sentAnd, whatItWaitsFor, whereItIs } from './sent-text.ts'

/** Noon in the zone of the room. */
const now = Date.parse('2027-01-11T11:00:00Z')
const evening = Date.parse('2027-01-11T20:00:00Z')
const screen: RoomDevice = { kind: 'screen', isOpened: true, isConnected: true, quietHours: null }
const silent = { ...screen, isConnected: false }
const quiet = { ...screen, quietHours: { from: '11:00', until: '21:00' } }
const echo: RoomDevice = { ...screen, kind: 'echo', isConnected: false }
const room = (...devices: RoomDevice[]): RoomFacts => ({
  isInMemory: false,
  pausedUntil: null,
  timeZone: 'Europe/Berlin',
  devices,
})
const said = (facts: RoomFacts) => ({
  state: roomState(facts, now),
  facts,
  lovedOneName: 'Rose',
  time: (at: number) => `tomorrow ${new Date(at).getUTCHours()}`,
})

test.each<[string, RoomFacts]>([
  ['It will be shown as soon as a screen is connected.', room()],
  ['It is on its way to the screen.', room(screen)],
  ['It is on the Echo as soon as somebody opens Sunporch there.', room(echo)],
  ['The screen is not in contact now. It will be shown as soon as it is back.', room(silent)],
  ['It is quiet there now: it will be shown tomorrow 20.', room(quiet)],
  ['The screen is paused: what you send waits until tomorrow 20.', { ...room(screen), pausedUntil: evening }],
  ['The screen is paused: what you send waits until tomorrow 20.', { ...room(silent), pausedUntil: evening }],
  ['It will not be shown: the group is kept in memory.', { ...room(screen), isInMemory: true }],
])('after a send: %s', (sentence, facts) => {
  expect(whereItIs(said(facts))).toBe(sentence)
})

test('more than one', () => {
  expect(whereItIs(said(room(screen)), { count: 3 })).toBe('They are on their way to the screen.')
  expect(whereItIs(said(room()), { count: 3 })).toBe('They will be shown as soon as a screen is connected.')
})

test('the sentence of the specification stands alone where it says all', () => {
  expect(sentAnd('Photo has been sent.', said(room(screen)))).toBe('Photo has been sent.')
  expect(sentAnd('Photo has been sent.', said({ ...room(screen), pausedUntil: evening }))).toBe(
    'Photo has been sent. The screen is paused: what you send waits until tomorrow 20.',
  )
})

test('what a delivery waits for is said where the room knows it', () => {
  expect(whatItWaitsFor(said({ ...room(screen), pausedUntil: evening }))).toBe(
    "Waits until Rose's pause ends tomorrow 20",
  )
  expect(whatItWaitsFor(said(room(quiet)))).toBe('Waits until the quiet hours end tomorrow 20')
  expect(whatItWaitsFor(said(room(silent)))).toBeNull()
})
