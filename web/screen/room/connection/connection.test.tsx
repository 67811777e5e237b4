import { afterEach, expect, test, vi } from 'vitest'
import type { ScreenView } from '#contract/screen/screen-view.ts'
import { forgetLocalState } from '../offline/local-state.ts'
import { type Connection, openConnection } from './connection.ts'

const deviceId = '0190c0de-0000-7000-8000-000000000001'

afterEach(() => {
  vi.unstubAllGlobals()
  forgetLocalState()
})

test('an event brings the view without a call, unless it was read before the one that is shown', async () => {
  const screen = givenScreen()
  await screen.answers('first', 1)
  screen.hear('by an event', 3, 2)
  expect(screen.shown()).toBe('by an event')
  expect(screen.calls()).toBe(0)
  // It was begun before the shown one was done, so it may know less.
  screen.hear('older', 4, 2)
  expect(screen.shown()).toBe('by an event')
  expect(screen.calls()).toBe(1)
  await screen.answers('by a call', 5)
  expect(screen.shown()).toBe('by a call')
})

test('the answer of a call that an event has overtaken is not shown, and the view is read again', async () => {
  const screen = givenScreen()
  await screen.answers('first', 1)
  void screen.connection.refresh()
  screen.hear('by an event', 4, 3)
  await screen.answers('older', 2)
  expect(screen.shown()).toBe('by an event')
  expect(screen.calls()).toBe(1)
  // Also where the server's clock was set back.
  await screen.answers('newest', 0)
  expect(screen.shown()).toBe('newest')
})

test('an event without a view, or with that of a screen that has gone, makes a call', async () => {
  const screen = givenScreen()
  await screen.answers('first', 1)
  void screen.connection.hear()
  expect(screen.calls()).toBe(1)
  await screen.answers('second', 2)
  screen.connection.revoke()
  screen.hear('after the end', 9, 9)
  expect(screen.state()).toBe('revoked')
  expect(screen.calls()).toBe(1)
})

/** A connection whose calls wait for `answers`. Times are seconds. */
function givenScreen() {
  let state: Connection = { state: 'starting' }
  const waiting: ((answer: Response) => void)[] = []
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => waiting.push(resolve)))
  const connection = openConnection((change) => {
    state = typeof change === 'function' ? change(state) : change
  })
  void connection.refresh()
  return {
    connection,
    calls: () => waiting.length,
    state: () => state.state,
    shown: () => (state.state === 'paired' ? state.view.groupName : null),
    hear: (name: string, readAt: number, readFrom: number) =>
      void connection.hear(viewOf(name, readAt), timeAt(readFrom)),
    async answers(name: string, readAt: number) {
      waiting.shift()?.(Response.json(viewOf(name, readAt)))
      for (let n = 0; n < 5; n++) await new Promise((resolve) => setTimeout(resolve))
    },
  }
}

function timeAt(second: number): string {
  return new Date(Date.now() + second * 1000).toISOString()
}

function viewOf(groupName: string, readAt: number): ScreenView {
  return {
    now: timeAt(readAt),
    release: null,
    deviceId,
    deviceName: 'Kitchen',
    groupName,
    lovedOneName: null,
    timeZone: 'Europe/Berlin',
    textSize: 'normal',
    quietHours: null,
    next: null,
    items: [],
  }
}
