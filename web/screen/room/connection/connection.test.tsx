import { afterEach, expect, test, vi } from 'vitest'
import type { ScreenItem, ScreenView } from '#contract/screen/screen-view.ts'
import { forgetLocalState, localState } from '../offline/local-state.ts'
import { type Connection, openConnection } from './connection.ts'
import { sendReport } from './outbox.ts'

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

test('the answer of a report does not bring back what was taken back while it was on its way', async () => {
  const screen = givenScreen()
  await screen.answers('first', 1)
  sendReport({ type: 'pause', until: null })
  await expect.poll(screen.calls).toBe(1)
  void screen.connection.refresh()
  await screen.answersLast('without the book', 4)
  await screen.answers('with the book', 2)
  expect(screen.shown()).toBe('without the book')
  await screen.answers('newest', 5)
  expect(screen.shown()).toBe('newest')
})

test('the answer of a report is shown where no view came meanwhile, also after the server’s clock was set back', async () => {
  const screen = givenScreen()
  await screen.answers('first', 9)
  sendReport({ type: 'pause', until: null })
  await expect.poll(screen.calls).toBe(1)
  await screen.answers('paused', 2)
  expect([screen.shown(), screen.calls()]).toEqual(['paused', 0])
})

test('the answer of a report that comes after the screen was removed brings nothing back', async () => {
  const screen = givenScreen()
  await screen.answers('first', 1)
  sendReport({ type: 'pause', until: null })
  await expect.poll(screen.calls).toBe(1)
  screen.connection.revoke()
  await screen.answers('after the end', 2)
  expect([screen.state(), localState.view.read()]).toEqual(['revoked', null])
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

test('a picture that the network does not let through says that there is no connection, until a call is answered', async () => {
  const screen = givenScreen()
  await screen.answers('first', 1)
  // Events still come by the open stream, and calls do not get through.
  screen.connection.hear({ ...viewOf('by an event', 3), items: [pictured] }, timeAt(2))
  expect(screen.isOnline()).toBe(true)
  await expect.poll(screen.calls).toBe(1)
  screen.fails()
  // The storage may have been to blame, so the server is asked for the picture itself.
  await expect.poll(screen.calls).toBe(1)
  screen.fails()
  await expect.poll(screen.isOnline).toBe(false)
  // Then what could not be shown is tried again.
  await expect.poll(screen.calls).toBe(1)
  await screen.answers('by a call', 5)
  expect([screen.shown(), screen.isOnline()]).toEqual(['by a call', true])
})

/** A connection whose calls wait for `answers`. Times are seconds. */
function givenScreen() {
  let state: Connection = { state: 'starting' }
  const waiting: PromiseWithResolvers<Response>[] = []
  vi.stubGlobal('fetch', () => {
    const call = Promise.withResolvers<Response>()
    waiting.push(call)
    return call.promise
  })
  const connection = openConnection((change) => {
    state = typeof change === 'function' ? change(state) : change
  })
  void connection.refresh()
  return {
    connection,
    calls: () => waiting.length,
    state: () => state.state,
    isOnline: () => state.state === 'paired' && state.isOnline,
    fails: () => waiting.shift()?.reject(new TypeError('Failed to fetch')),
    shown: () => (state.state === 'paired' ? state.view.groupName : null),
    hear: (name: string, readAt: number, readFrom: number) =>
      void connection.hear(viewOf(name, readAt), timeAt(readFrom)),
    answers: (name: string, readAt: number) => answer(waiting.shift(), name, readAt),
    answersLast: (name: string, readAt: number) => answer(waiting.pop(), name, readAt),
  }
}

async function answer(call: PromiseWithResolvers<Response> | undefined, name: string, readAt: number) {
  call?.resolve(Response.json(viewOf(name, readAt)))
  for (let n = 0; n < 5; n++) await new Promise((resolve) => setTimeout(resolve))
}

const pictured: ScreenItem = {
  deliveryId: '0190c0de-0000-7000-8000-000000000002',
  kind: 'photo',
  title: null,
  sender: null,
  sentAt: '2026-11-21T10:00:00.000Z',
  shownAt: null,
  picture: { url: '/api/screen/picture', width: 4, height: 3, thumbhash: '1QcSHQRnh493V4dIh4eXh1h4kJUI' },
  card: null,
  answers: [],
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
