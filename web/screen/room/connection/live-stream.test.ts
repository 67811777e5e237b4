import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listen } from './live-stream.ts'

/** Stands in for the browser's; the tests dispatch its events. */
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

  receive(event: string) {
    this.dispatchEvent(new MessageEvent(event, { data: '{}' }))
  }
}

beforeEach(() => {
  vi.stubGlobal('EventSource', FakeEventSource)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test('each opened stream reads the view again: changes before it were missed', () => {
  const listeners = { onChange: vi.fn(), onLost: vi.fn(), onRevoked: vi.fn() }
  const stop = listen(listeners)
  const stream = FakeEventSource.newest
  stream.dispatchEvent(new Event('open'))
  stream.receive('open')
  expect(listeners.onChange).toHaveBeenCalledTimes(1)
  stream.dispatchEvent(new Event('error'))
  expect(listeners.onLost).toHaveBeenCalledTimes(1)
  stream.dispatchEvent(new Event('open'))
  stream.receive('open')
  expect(listeners.onChange).toHaveBeenCalledTimes(2)
  stream.receive('changed')
  expect(listeners.onChange).toHaveBeenCalledTimes(3)
  stop()
  expect(stream.readyState).toBe(FakeEventSource.CLOSED)
})
