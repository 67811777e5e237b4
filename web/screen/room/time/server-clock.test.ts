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

test('a device whose clock is wrong tells the time by the server’s', async () => {
  const clock = await afterPowerOn()
  clock.heardTime(iso(noon + 86_400_000), Date.now())
  const stamp = clock.stampNow()
  vi.advanceTimersByTime(3_600_000)
  expect(clock.serverNow()).toBe(noon + 86_400_000 + 3_600_000)
  expect(clock.trueTime(stamp)).toBe(iso(noon + 86_400_000))
})

test('a clock that is set right between the showing and the telling changes nothing', async () => {
  vi.setSystemTime(0)
  const clock = await afterPowerOn()
  const stamp = clock.stampNow()
  vi.advanceTimersByTime(600_000)
  vi.setSystemTime(noon)
  clock.heardTime(iso(noon), Date.now())
  expect(clock.trueTime(stamp)).toBe(iso(noon - 600_000))
})

test('what was shown before a day without power keeps the time that it was thought to be', async () => {
  const before = await afterPowerOn()
  before.heardTime(iso(noon), Date.now())
  vi.advanceTimersByTime(60_000)
  const stamp = before.stampNow()
  vi.setSystemTime(0)
  const after = await afterPowerOn()
  after.heardTime(iso(noon + 86_400_000), Date.now())
  expect(after.trueTime(stamp)).toBe(iso(noon + 60_000))
})

async function afterPowerOn() {
  vi.resetModules()
  return import('./server-clock.ts')
}
