import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const noon = Date.parse('2026-11-21T12:00:00Z')
const iso = (ms: number) => new Date(ms).toISOString()

beforeEach(() => {
  vi.useFakeTimers({ now: noon })
  const store = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => void store.set(key, value),
    removeItem: (key: string) => void store.delete(key),
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('a device with a wrong clock counts by the server’s', async () => {
  const clock = await afterPowerOn()
  clock.noteServerTime(iso(noon + 86_400_000), Date.now())
  const stamp = clock.stampNow()
  vi.advanceTimersByTime(3_600_000)
  expect(clock.serverNow()).toBe(noon + 86_400_000 + 3_600_000)
  expect(clock.trueTime(stamp)).toBe(iso(noon + 86_400_000))
})

test('a report keeps its true time when the clock is set before it is sent', async () => {
  vi.setSystemTime(0)
  const clock = await afterPowerOn()
  const stamp = clock.stampNow()
  vi.advanceTimersByTime(600_000)
  vi.setSystemTime(noon)
  clock.noteServerTime(iso(noon), Date.now())
  expect(clock.trueTime(stamp)).toBe(iso(noon - 600_000))
})

test('a report from before a power cut keeps the time it was stamped with', async () => {
  const before = await afterPowerOn()
  before.noteServerTime(iso(noon), Date.now())
  vi.advanceTimersByTime(60_000)
  const stamp = before.stampNow()
  vi.setSystemTime(0)
  const after = await afterPowerOn()
  after.noteServerTime(iso(noon + 86_400_000), Date.now())
  expect(after.trueTime(stamp)).toBe(iso(noon + 60_000))
})

test('an old answer that a cache repeats does not set the clock back, however often it comes', async () => {
  const clock = await afterPowerOn()
  clock.noteServerTime(iso(noon), Date.now())
  vi.advanceTimersByTime(160_000)
  clock.noteServerTime(iso(noon + 160_000), Date.now())
  for (const later of [1000, 1000, 60_000]) {
    vi.advanceTimersByTime(later)
    clock.noteServerTime(iso(noon), Date.now())
    expect(clock.serverNow()).toBe(Date.now())
  }
})

test('after the page was loaded anew an answer that is older than the kept view sets nothing', async () => {
  const before = await afterPowerOn()
  before.noteServerTime(iso(noon), Date.now())
  const { localState } = await import('../offline/local-state.ts')
  localState.view.write({
    ...{ now: iso(noon), deviceId: '0190c0de-0000-7000-8000-000000000001', deviceName: 'Screen', items: [] },
    ...{ groupName: 'The Hartleys', lovedOneName: null, timeZone: 'Europe/Berlin', textSize: 'normal' },
    ...{ release: null, quietHours: null, next: null },
  })
  const after = await afterPowerOn()
  vi.advanceTimersByTime(1000)
  after.noteServerTime(iso(noon - 131_000), Date.now())
  expect([after.isTimeKnown(), after.serverNow()]).toEqual([false, noon + 1000])
  after.noteServerTime(iso(noon + 1000), Date.now())
  expect([after.isTimeKnown(), after.serverNow()]).toEqual([true, noon + 1000])
})

test('a server whose clock was set back is followed from its second answer on', async () => {
  const clock = await afterPowerOn()
  clock.noteServerTime(iso(noon), Date.now())
  vi.advanceTimersByTime(120_000)
  clock.noteServerTime(iso(noon), Date.now())
  expect(clock.serverNow()).toBe(noon + 120_000)
  vi.advanceTimersByTime(120_000)
  clock.noteServerTime(iso(noon + 120_000), Date.now())
  expect(clock.serverNow()).toBe(noon + 120_000)
})

async function afterPowerOn() {
  vi.resetModules()
  return import('./server-clock.ts')
}
