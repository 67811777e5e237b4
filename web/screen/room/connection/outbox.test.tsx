import { afterEach, expect, test, vi } from 'vitest'
import type { ScreenView } from '#contract/screen/screen-view.ts'
import { forgetLocalState, localState } from '../offline/local-state.ts'
import { item } from '../playlist/given-item.ts'
import { noteServerTime, stampNow } from '../time/server-clock.ts'
import { type Connection, openConnection } from './connection.ts'
import { sendReport, sendReports, withReports } from './outbox.ts'
import { onAnswerRefused } from './refusals.ts'

const deliveryId = '0190c0de-0000-7000-8000-000000000001'

afterEach(() => {
  vi.unstubAllGlobals()
  localState.reports.write([])
  localState.refusal.remove()
  localState.sentPress.remove()
})

test.each([
  ['404 page not found', 404],
  ['<h1>Sign in to the network</h1>', 200],
  ['{"status":"ok"}', 200],
  ['', 204],
  ['{"error":{"code":"not_found","message":"No."}}', 502],
])('a press stays until our own server has it: not for %s (%i)', async (body, status) => {
  let asked = 0
  vi.stubGlobal('fetch', async () => {
    asked++
    return new Response(status === 204 ? null : body, { status })
  })
  sendReport({ type: 'answer', deliveryId, kind: 'call_me' })
  // It is asked again only when the first answer has not counted.
  await vi.waitUntil(async () => {
    await sendReports()
    return asked === 2
  })
  expect(localState.reports.read()).toMatchObject([{ kind: 'call_me', deliveryId }])

  vi.stubGlobal('fetch', answerAsTheServer)
  await vi.waitUntil(async () => {
    await sendReports()
    return localState.reports.read()?.length === 0
  })
})

test('a press stays where a cache answers with what belongs to an earlier one', async () => {
  let asked = 0
  const answers = [{ kind: 'thank_you' }, { kind: 'heart' }]
  vi.stubGlobal('fetch', async () => {
    asked++
    return Response.json({ deliveryId, answers, press: 'an earlier one' })
  })
  sendReport({ type: 'answer', deliveryId, kind: 'heart' })
  // Another screen has given the heart that stands there.
  await vi.waitUntil(async () => {
    await sendReports()
    return asked === 2
  })
  expect(localState.reports.read()).toMatchObject([{ kind: 'heart', deliveryId }])
})

test('a report of a sound that another has taken the place of goes away, and says nothing of that one', async () => {
  const voice = (sound: string) => ({ url: `/api/screen/voices/${deliveryId}?v=${sound}`, duration: 3000 })
  let sent: unknown
  vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit) => {
    sent = JSON.parse(String(body))
    return Response.json({ deliveryId, voice: voice('second'), heardAt: null })
  })
  sendReport({ type: 'heard', deliveryId, sound: 'first' })
  const items = ['first', 'second'].map((sound) => item(deliveryId, { voice: voice(sound), heardAt: null }))
  const told = withReports({ items } as unknown as ScreenView).items.map(({ heardAt }) => heardAt)
  expect(told).toEqual([expect.any(String), null])
  await vi.waitUntil(() => localState.reports.read()?.length === 0)
  expect(sent).toMatchObject({ sound: 'first' })
})

test('a press stays that follows one which a second tab of the screen has sent meanwhile', async () => {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit) => {
    const { kind, press } = JSON.parse(String(body))
    sent.push(kind)
    if (sent.length === 1) localState.reports.write([])
    return Response.json({ deliveryId, answers: [{ kind }], press })
  })
  sendReport({ type: 'answer', deliveryId, kind: 'heart' })
  sendReport({ type: 'answer', deliveryId, kind: 'call_me' })
  await vi.waitUntil(() => localState.reports.read()?.length === 0)
  expect(sent).toEqual(['heart', 'call_me'])
})

test('two presses keep their order when the time of the server is learnt better in between', async () => {
  const told = givenTold()
  learn(60_000)
  await pressHeart({ isTakenBack: true })
  // The way to the server was slow, and is not any more. What seems to be older counts from the second time on.
  learn(50_000)
  learn(50_001)
  await pressHeart()
  expect(told).toHaveLength(2)
  expect(told[1]).toBeGreaterThan(told[0] ?? 0)
})

test('a press has its own time again once the clock of the server was set back', async () => {
  const told = givenTold()
  learn(86_400_000)
  await pressHeart()
  learn(0)
  learn(1)
  await pressHeart()
  expect(told).toHaveLength(2)
  expect(told[1]).toBeLessThanOrEqual(Date.now() + 1000)
})

/** The times of presses, as the server is told of them. */
function givenTold(): number[] {
  const told: number[] = []
  vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit) => {
    const { kind, press, answeredAt } = JSON.parse(String(body))
    told.push(Date.parse(answeredAt))
    return Response.json({ deliveryId, answers: [{ kind }], press })
  })
  return told
}

function learn(ahead: number): void {
  noteServerTime(new Date(Date.now() + ahead).toISOString(), Date.now())
}

async function pressHeart({ isTakenBack = false } = {}): Promise<void> {
  sendReport({ type: 'answer', deliveryId, kind: 'heart', isTakenBack })
  await vi.waitUntil(() => localState.reports.read()?.length === 0)
}

test('“Call me” stays until the view that our server answers names its press', async () => {
  let answer: object = { items: [], deviceId: deliveryId, press: 'an earlier one' }
  let asked = 0
  vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit) => {
    asked++
    return Response.json('press' in answer ? answer : { ...answer, press: JSON.parse(String(body)).press })
  })
  sendReport({ type: 'call', isNeeded: true, deliveryId })
  await vi.waitUntil(async () => {
    await sendReports()
    return asked === 2
  })
  expect(localState.reports.read()).toMatchObject([{ type: 'call', isNeeded: true, deliveryId }])
  answer = { items: [], deviceId: deliveryId }
  await vi.waitUntil(async () => {
    await sendReports()
    return localState.reports.read()?.length === 0
  })
})

test('“Not needed” removes a press that was not sent, and follows the one that is under way', async () => {
  const arrived = Promise.withResolvers<void>()
  const sent: boolean[] = []
  vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit) => {
    const { isNeeded, press } = JSON.parse(String(body))
    sent.push(isNeeded)
    if (sent.length === 1) await arrived.promise
    return Response.json({ items: [], deviceId: deliveryId, press })
  })
  sendReport({ type: 'call', isNeeded: true, deliveryId })
  sendReport({ type: 'call', isNeeded: true, deliveryId })
  sendReport({ type: 'call', isNeeded: false, deliveryId: null })
  arrived.resolve()
  await vi.waitUntil(() => localState.reports.read()?.length === 0)
  expect(sent).toEqual([true, false])
})

test('a press whose answer comes after the screen was removed leaves nothing on the device', async () => {
  const answered = Promise.withResolvers<object>()
  vi.stubGlobal('fetch', () => answered.promise)
  sendReport({ type: 'answer', deliveryId, kind: 'heart' })
  forgetLocalState()
  // Not a `Response`, whose text comes at a time of its own: all that follows are microtasks.
  answered.resolve({
    ok: true,
    text: async () => JSON.stringify({ deliveryId, answers: [{ kind: 'heart' }] }),
  })
  await new Promise((resolve) => setTimeout(resolve))
  expect(localStorage.getItem('sunporch-screen-reports')).toBeNull()
})

test('a press that a full browser cannot store is sent from memory, once, and the room is told meanwhile', async () => {
  sendReport({ type: 'answer', deliveryId, kind: 'heart' })
  const onRefused = vi.fn()
  onAnswerRefused(onRefused)
  const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const sent: { kind: string; press: string }[] = []
  let isAway = true
  vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit) => {
    const { kind, press } = JSON.parse(String(body))
    sent.push({ kind, press })
    if (isAway) throw new TypeError('Failed to fetch')
    return Response.json({ deliveryId, answers: [{ kind }], press })
  })
  try {
    sendReport({ type: 'answer', deliveryId, kind: 'call_me' })
    await vi.waitUntil(() => onRefused.mock.calls.length > 0)
    expect(localState.reports.read()).toMatchObject([{ kind: 'heart' }, { kind: 'call_me' }])
    // What was stored before stays stored.
    expect(localStorage.getItem('sunporch-screen-reports')).toMatch(/heart/)
    await sendReports()
    expect(onRefused.mock.calls).toEqual([['notSent']])
    isAway = false
    sent.length = 0
    await vi.waitUntil(async () => {
      await sendReports()
      return sent.length >= 2
    })
    await sendReports()
    expect(sent.map(({ kind }) => kind)).toEqual(['heart', 'call_me'])
    expect(new Set(sent.map(({ press }) => press)).size).toBe(2)
  } finally {
    setItem.mockRestore()
  }
})

test('of a press that was sent from memory the room is told nothing when a later report fails', async () => {
  const onRefused = vi.fn()
  onAnswerRefused(onRefused)
  const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  vi.stubGlobal('fetch', answerAsTheServer)
  sendReport({ type: 'answer', deliveryId, kind: 'heart' })
  setItem.mockRestore()
  await vi.waitUntil(() => localState.reports.read()?.length === 0)

  const away = vi.fn(async () => Promise.reject(new TypeError('Failed to fetch')))
  vi.stubGlobal('fetch', away)
  await vi.waitUntil(async () => {
    sendReport({ type: 'shown', deliveryId })
    await sendReports()
    return away.mock.calls.length > 1
  })
  expect(onRefused).not.toHaveBeenCalled()
})

test('what could not be stored is stored when there is room again', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')))
  const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  sendReport({ type: 'answer', deliveryId, kind: 'thank_you' })
  setItem.mockRestore()
  sendReport({ type: 'answer', deliveryId, kind: 'call_me' })
  expect(localStorage.getItem('sunporch-screen-reports')).toMatch(/thank_you.*call_me/)
})

const hour = 3_600_000

test.each([
  ['heart', 'not_found', 0, 'takenBack'],
  ['thank_you', 'not_found', 0, 'takenBack'],
  // It was passed on nevertheless.
  ['call_me', 'not_found', 0, 'callSeen'],
  ['heart', 'conflict', 0, 'onlyPictures'],
  ['call_me', 'conflict', 0, 'callByTelephone'],
  ['heart', 'not_found', hour, undefined],
  ['call_me', 'not_found', hour, undefined],
  ['heart', 'conflict', hour, undefined],
  ['call_me', 'conflict', hour, 'callByTelephone'],
  ['heart', 'invalid', 0, undefined],
] as const)(
  'of a %s that our server refuses with %s after %i ms the room is told: %s',
  async (kind, code, age, told) => {
    const onRefused = vi.fn()
    onAnswerRefused(onRefused)
    vi.stubGlobal('fetch', async () => Response.json({ error: { code, message: 'No.' } }, { status: 400 }))
    const now = stampNow()
    const stamp = { ...now, at: now.at - age, wall: now.wall - age, tick: now.tick - age }
    localState.reports.write([{ type: 'answer', deliveryId, kind, stamp }])
    await sendReports()
    expect(localState.reports.read()).toEqual([])
    expect(onRefused.mock.calls).toEqual(told ? [[told]] : [])
  },
)

test('a screen whose press is refused learns at once what it has not heard of', async () => {
  let isTakenBack = false
  const state = { current: { state: 'starting' } as Connection }
  vi.stubGlobal('fetch', async (path: string) => {
    if (path.includes('answers')) {
      isTakenBack = true
      return Response.json({ error: { code: 'not_found', message: 'No.' } }, { status: 404 })
    }
    const items = isTakenBack ? [] : [{ deliveryId, answers: [], picture: null }]
    return Response.json({ deviceId: deliveryId, now: new Date().toISOString(), release: null, items })
  })
  const connection = openConnection((change) => {
    state.current = typeof change === 'function' ? change(state.current) : change
  })
  await connection.refresh()
  expect(state.current).toMatchObject({ view: { items: [{ deliveryId }] } })
  sendReport({ type: 'answer', deliveryId, kind: 'heart' })
  await expect.poll(() => state.current).toMatchObject({ view: { items: [] } })
})

async function answerAsTheServer(_url: string, { body }: RequestInit): Promise<Response> {
  const { kind, press } = JSON.parse(String(body))
  return Response.json({ deliveryId, answers: [{ kind }], press })
}
