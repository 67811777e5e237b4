import { afterEach, expect, test, vi } from 'vitest'
import { keptWay, listenLive } from './live-stream.ts'

afterEach(() => {
  keptWay.remove()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('where nothing is answered, no call stays open', async () => {
  const asked: string[] = []
  const open = new Set<string>()
  vi.stubGlobal('fetch', (address: string, { signal }: RequestInit) => {
    asked.push(address)
    open.add(address)
    return new Promise((_resolve, reject) => {
      signal?.addEventListener('abort', () => {
        open.delete(address)
        reject(signal.reason)
      })
    })
  })
  let stop = () => {}
  const isAnswered = await new Promise((resolve) => {
    stop = listenLive('/live', null, { onEvent() {}, onFail: resolve }, 5)
  })
  stop()
  expect(isAnswered).toBe(false)
  expect(asked).toEqual(['/live?way=get&since=', '/live?way=poll&since=', '/healthz'])
  expect([...open]).toEqual([])
})

/** Counts the calls; each is answered with one event, and ends after `lives` milliseconds. */
function givenAnswers(lives: () => number, event = 'open') {
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  let asked = 0
  vi.stubGlobal('fetch', async () => {
    asked++
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode(`event: ${event}\ndata: {}\n\n`))
        setTimeout(() => controller.close(), lives())
      },
    })
    return new Response(body)
  })
  return async (ms: number) => {
    const before = asked
    await vi.advanceTimersByTimeAsync(ms)
    return asked - before
  }
}

test('a stream that is cut as soon as it is open is asked for less and less often, until one lives', async () => {
  let lives = 10
  const askedWithin = givenAnswers(() => lives)
  const stop = listenLive('/live', null, { onEvent() {}, onFail() {} })
  // After 1, 2, 4, 8, 16 and 16 seconds more.
  expect(await askedWithin(50_000)).toBe(6)
  lives = 30_000
  expect(await askedWithin(40_000)).toBe(1)
  lives = 10
  // After 1, 1, 2, 4 and 8 seconds more.
  expect(await askedWithin(20_000)).toBe(5)
  stop()
  expect(await askedWithin(60_000)).toBe(0)
})

test('a page that had to give way comes back less and less soon, however long it was heard', async () => {
  const askedWithin = givenAnswers(() => 30_000, 'full')
  const stop = listenLive('/live', null, { onEvent() {}, onFail() {} })
  // The first is not counted. After 31, 63, 97 and 135 seconds.
  expect(await askedWithin(140_000)).toBe(4)
  stop()
})

test('polls that are answered at once are asked for less often, up to one in two seconds', async () => {
  keptWay.write({ way: 'poll', until: Date.now() + 3_600_000 })
  const askedWithin = givenAnswers(() => 0)
  const stop = listenLive('/live', null, { onEvent() {}, onFail() {} })
  await askedWithin(10_000)
  expect(await askedWithin(20_000)).toBeLessThanOrEqual(11)
  stop()
})

test('a hidden tab, whose timers wait for a minute, asks again at once', async () => {
  keptWay.write({ way: 'poll', until: Date.now() + 3_600_000 })
  vi.stubGlobal('document', { hidden: true })
  const askedWithin = givenAnswers(() => 25_000)
  const stop = listenLive('/live', null, { onEvent() {}, onFail() {} })
  await askedWithin(0)
  expect(await askedWithin(25_000)).toBe(1)
  stop()
})

test('a way that has counted for a day is left for the better one, whatever waits at that moment', async () => {
  vi.useFakeTimers()
  keptWay.write({ way: 'poll', until: Date.now() + 500 })
  const asked: string[] = []
  let fails = 0
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    await new Promise((resolve) => setTimeout(resolve, 1000))
    return new Response('event: open\ndata: {}\n\n')
  })
  const stop = listenLive('/live', null, { onEvent() {}, onFail: () => fails++ })
  await vi.advanceTimersByTimeAsync(5000)
  stop()
  expect(asked.slice(0, 2)).toEqual(['/live?way=poll&since=', '/live?way=get&since='])
  expect(fails).toBe(0)
})

test('while a stream is held back, polls beside it bring what happens; after its first event there are none', async () => {
  vi.useFakeTimers()
  const asked: string[] = []
  let letThrough = () => {}
  vi.stubGlobal('fetch', async (address: string, { signal }: RequestInit) => {
    asked.push(address)
    if (address.includes('way=poll')) return new Response('id: 7\nevent: open\ndata: {}\n\n')
    const body = new ReadableStream({
      start(controller) {
        letThrough = () => controller.enqueue(new TextEncoder().encode('event: open\ndata: {}\n\n'))
        signal?.addEventListener('abort', () => controller.error(signal.reason))
      },
    })
    return new Response(body)
  })
  const heard: string[] = []
  const stop = listenLive('/live', null, { onEvent: (name) => heard.push(name), onFail() {} }, 5000)
  await vi.advanceTimersByTimeAsync(900)
  expect(asked).toEqual(['/live?way=get&since='])
  await vi.advanceTimersByTimeAsync(2600)
  expect(heard.length).toBeGreaterThanOrEqual(2)
  expect(asked.slice(1, 3)).toEqual(['/live?way=poll&since=', '/live?way=poll&since=7'])
  letThrough()
  await vi.advanceTimersByTimeAsync(0)
  const calls = asked.length
  await vi.advanceTimersByTimeAsync(20_000)
  expect(asked.length).toBe(calls)
  expect(keptWay.read()).toBeNull()
  stop()
})

test('where somebody answers in place of the server, it is asked again within 2.5 seconds', async () => {
  vi.useFakeTimers()
  const at: number[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    if (address !== '/healthz') at.push(performance.now())
    return new Response('<h1>Please sign in to this network</h1>')
  })
  const stop = listenLive('/live', null, { onEvent() {}, onFail() {} })
  await vi.advanceTimersByTimeAsync(60_000)
  stop()
  const pauses = at.slice(1).map((time, index) => time - (at[index] ?? 0))
  expect(Math.max(...pauses)).toBeLessThanOrEqual(2500)
})
