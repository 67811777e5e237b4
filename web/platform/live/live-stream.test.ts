import { afterEach, expect, test, vi } from 'vitest'
import { listenLive } from './live-stream.ts'

afterEach(() => {
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
  expect(asked).toEqual(['/live?way=get&since=', '/healthz'])
  expect([...open]).toEqual([])
})
