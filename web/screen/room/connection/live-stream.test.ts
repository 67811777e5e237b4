import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listen } from './live-stream.ts'

/** What a browser has of this name; the tests say what comes. */
class FakeEventSource extends EventTarget {
  static readonly CLOSED = 2
  static newest: FakeEventSource
  readyState = 1

  constructor() {
    super()
    FakeEventSource.newest = this
  }

  close() {
    this.readyState = FakeEventSource.CLOSED
  }

  says(event: string) {
    this.dispatchEvent(new MessageEvent(event, { data: '{}' }))
  }
}

beforeEach(() => {
  vi.stubGlobal('EventSource', FakeEventSource)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test('whenever the server listens the view is read again: what changed before that was not heard', () => {
  const heard = { onChange: vi.fn(), onLost: vi.fn(), onRevoked: vi.fn() }
  const stop = listen(heard)
  const stream = FakeEventSource.newest
  stream.dispatchEvent(new Event('open'))
  stream.says('open')
  expect(heard.onChange).toHaveBeenCalledTimes(1)
  stream.dispatchEvent(new Event('error'))
  expect(heard.onLost).toHaveBeenCalledTimes(1)
  stream.dispatchEvent(new Event('open'))
  stream.says('open')
  expect(heard.onChange).toHaveBeenCalledTimes(2)
  stream.says('changed')
  expect(heard.onChange).toHaveBeenCalledTimes(3)
  stop()
  expect(stream.readyState).toBe(FakeEventSource.CLOSED)
})
